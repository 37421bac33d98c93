import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { doubleClick } from '../Dialog/double-click.ts';
import { pageBehind } from '../Dialog/page-behind.suite.ts';
import { withClockStopped } from '../../clock.suite.ts';
import { DeleteConfirmation, type DeleteConfirmationProps } from './DeleteConfirmation.tsx';

function Page({ open: first, onOpenChange, ...confirmation }: DeleteConfirmationProps) {
  const [open, setOpen] = useState(first);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <main>
      <Button kind="dangerQuiet" onClick={() => change(true)}>
        Delete order
      </Button>
      <DeleteConfirmation {...confirmation} open={open} onOpenChange={change} />
    </main>
  );
}

const meta = preview.meta({
  title: 'Parts/DeleteConfirmation',
  component: DeleteConfirmation,
  render: (args) => <Page {...args} />,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '24rem' } } },
  args: { open: true, name: 'MacBook Air 13 M1', onOpenChange: fn(), onConfirm: fn() },
});

/** The focus starts on the button that deletes nothing. */
export const Open = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete?' });
    await expect(dialog).toHaveAccessibleDescription('If you delete MacBook Air 13 M1. It cannot be undone.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'cancel' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'cancel' })).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const WithWhatGoesWithIt = meta.story({
  args: {
    name: 'Farhan Alam',
    confirmLabel: 'Confirm Delete',
    children:
      '6 products and their adverts go with this seller. Bookings that buyers made stay and will say that the product was withdrawn.',
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/^6 products/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Cancelled = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete order' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'cancel' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** Escape closes it; a press on the page behind does not. */
export const ByKeyboardAndMouse = meta.story({
  args: { open: false },
  play: ({ canvas, userEvent }) =>
    withClockStopped(async (clock) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete order' }));
      const dialog = await screen.findByRole('alertdialog');
      clock.tick(doubleClick);
      await userEvent.click(pageBehind(dialog));
      await expect(dialog).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    }),
});

export const Pending = meta.story({
  args: { pending: true },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** The error appears in the dialog, where the user can try again. */
export const Failed = meta.story({
  args: { error: 'Couldn’t reach the server. Check your connection.' },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(
      'Couldn’t reach the server. Check your connection.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const VeryLongNameAt320 = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { name: 'M'.repeat(120), confirmLabel: 'Confirm Delete' },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
});
