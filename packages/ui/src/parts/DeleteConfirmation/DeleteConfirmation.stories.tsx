import preview from '#storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { doubleClickInterval } from '../Dialog/double-click.ts';
import { pageBehind } from '../Dialog/page-behind.suite.ts';
import { withClockStopped } from '../../clock.suite.ts';
import { DeleteConfirmation } from './DeleteConfirmation.tsx';

const meta = preview.meta({
  title: 'Parts/DeleteConfirmation',
  component: DeleteConfirmation,
  render: (args) => (
    <main>
      <DeleteConfirmation {...args} />
    </main>
  ),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '24rem' } } },
  args: {
    trigger: <Button kind="dangerQuiet">Delete order</Button>,
    defaultOpen: true,
    name: 'MacBook Air 13 M1',
    onOpenChange: fn(),
    onConfirm: fn(),
  },
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

export const WithConsequences = meta.story({
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
  args: { defaultOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete order' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'cancel' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'close' });
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** The trigger opens it, and `close` closes it: the app holds no state. */
export const Deleted = meta.story({
  args: { defaultOpen: false, onConfirm: fn((close) => close()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete order' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'done' });
  },
});

/** Escape closes it; a press on the page behind does not. */
export const ByKeyboardAndMouse = meta.story({
  args: { defaultOpen: false },
  play: ({ canvas, userEvent }) =>
    withClockStopped(async (clock) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete order' }));
      const dialog = await screen.findByRole('alertdialog');
      clock.tick(doubleClickInterval);
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

/** A name with a directional override does not reverse any word of the question. */
export const NameWithBidiOverride = meta.story({
  args: { name: '\u202Eenohp dlo ehT' },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('If you delete \u2068\u202Eenohp dlo ehT\u2069. It cannot be undone.');
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
