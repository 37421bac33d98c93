import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { QuietError } from './QuietError.tsx';

const meta = preview.meta({ title: 'States/QuietError', component: QuietError, args: { onRetry: fn() } });

/** Told without interrupting, with a way to go on. */
export const Failed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('The list did not arrive');
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
