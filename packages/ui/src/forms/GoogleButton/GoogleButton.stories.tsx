import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { GoogleButton, type GoogleButtonProps } from './GoogleButton.tsx';

const meta = preview.meta({
  title: 'Forms/GoogleButton',
  component: GoogleButton,
  args: { onContinue: fn(), pending: false },
  decorators: [(Story) => <div style={{ maxInlineSize: '34rem' }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'continue with Google' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({
  args: { pending: true, onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Continue in the window that opened');
    await userEvent.click(canvas.getByRole('button', { name: 'continue with Google' }));
    await expect(args.onContinue).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

function Cancellable(args: GoogleButtonProps) {
  const [pending, setPending] = useState(false);
  return (
    <GoogleButton {...args} pending={pending} onContinue={() => setPending(true)} onCancel={() => setPending(false)} />
  );
}

/** After a cancel, the button that started the sign-in has the focus. */
export const Cancelled = meta.story({
  render: (args) => <Cancellable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'continue with Google' });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  },
});

const hint = 'With Google you start as a buyer, and can become a seller afterwards.';

export const WithAHint = meta.story({
  args: { hint },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(hint);
  },
});

export const PendingForever = meta.story({
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Continue in the window that opened', { selector: 'p *' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  },
});

export const RightToLeftInAnotherLanguage = meta.story({
  args: {
    pending: true,
    onCancel: fn(),
    labels: { or: 'أو', google: 'المتابعة عبر جوجل', waiting: 'أكمل في النافذة المفتوحة', cancel: 'إلغاء' },
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const words = canvas.getByText('أكمل في النافذة المفتوحة', { selector: 'p *' }).getBoundingClientRect();
    await expect(words.left).toBeGreaterThan(
      canvas.getByRole('button', { name: 'إلغاء' }).getBoundingClientRect().right,
    );
  },
});
