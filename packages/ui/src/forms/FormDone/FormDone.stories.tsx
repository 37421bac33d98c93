import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Input } from '../Input/Input.tsx';
import { Link } from '../../parts/Link/Link.tsx';
import { FormDone, type FormDoneProps } from './FormDone.tsx';

function Page({ done, onAgain, ...rest }: FormDoneProps) {
  const [sent, setSent] = useState(false);
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: '2rem' }}>
      <FormDone {...rest} done={sent && done} onAgain={onAgain && (() => setSent(false))} />
      <Button kind="quiet" size="small" onClick={() => setSent(true)}>
        The server answers
      </Button>
    </div>
  );
}

const meta = preview.meta({
  title: 'Forms/FormDone',
  component: FormDone,
  args: {
    title: 'Thank you. We have your message.',
    again: 'Write another message',
    children: (
      <form>
        <Field label="Name">
          <Input name="name" />
        </Field>
      </form>
    ),
  },
});

export const Before = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toBeVisible();
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

export const Done = meta.story({
  args: {
    onAgain: fn(),
    done: (
      <>
        We reply by e-mail. Meanwhile, <Link href="/blog">read what to check</Link> before you buy.
      </>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const done = canvas.getByRole('region', { name: 'Thank you. We have your message.' });
    await expect(done).toHaveAccessibleDescription(/^We reply by e-mail/);
    await expect(canvas.queryByLabelText('Name')).not.toBeInTheDocument();
    // A result shown from the start does not take the focus.
    await expect(done).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Write another message' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});

export const DoneWithoutAnother = meta.story({
  args: { done: 'We reply by e-mail.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The focused element is gone; the focus moves to its replacement, so that screen readers read it. */
export const FocusMovesAlong = meta.story({
  args: { done: 'We reply by e-mail.', onAgain: fn() },
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Imran');
    canvas.getByRole('button', { name: 'The server answers' }).click();
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Write another message' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    await expect(canvas.getByLabelText('Name')).toHaveValue('');
  },
});

/** A user who has moved on keeps their focus. */
export const FocusElsewhere = meta.story({
  args: { done: 'We reply by e-mail.', onAgain: fn() },
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent }) => {
    const elsewhere = canvas.getByRole('button', { name: 'The server answers' });
    await userEvent.click(elsewhere);
    await expect(await canvas.findByRole('region')).toBeVisible();
    await expect(elsewhere).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  args: { done: 'نجيب خلال يومين.', title: 'شكرًا لك', again: 'اكتب رسالة أخرى', onAgain: fn() },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const mark = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(mark?.left).toBeGreaterThan(
      canvas.getByRole('button', { name: 'اكتب رسالة أخرى' }).getBoundingClientRect().left,
    );
  },
});
