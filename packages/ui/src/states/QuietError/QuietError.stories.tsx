import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Section } from '../../frame/Section/Section.tsx';
import { QuietError } from './QuietError.tsx';

const meta = preview.meta({ title: 'States/QuietError', component: QuietError, args: { onRetry: fn() } });

/** Announced politely, with a retry. */
export const Failed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Couldn’t load the list');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({
  args: { retrying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

function Recovering() {
  const [failed, setFailed] = useState(true);
  return (
    <Section title="MacBook">{failed ? <QuietError onRetry={() => setFailed(false)} /> : <p>All of it.</p>}</Section>
  );
}

/** The button disappeared; the focus moved to its section. */
export const Recovered = meta.story({
  render: () => <Recovering />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('All of it.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'MacBook' })).toHaveFocus();
  },
});
