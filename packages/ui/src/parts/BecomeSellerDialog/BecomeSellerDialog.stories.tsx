import preview from '#storybook/preview';
import { openBookingsRefusal } from '@apple-only/contract';
import { buyer } from '@apple-only/contract/fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { BecomeSellerDialog } from './BecomeSellerDialog.tsx';

const meta = preview.meta({
  title: 'Parts/BecomeSellerDialog',
  component: BecomeSellerDialog,
  render: (args) => (
    <main>
      <BecomeSellerDialog {...args} />
    </main>
  ),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
  args: {
    trigger: <Button kind="quiet">Sell</Button>,
    defaultOpen: true,
    email: buyer.email,
    onOpenChange: fn(),
    onConfirm: fn(),
  },
});

/** Screen readers read the changes with the title; the focus starts on the button that changes nothing. */
export const Open = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Become a seller?' });
    await expect(dialog).toHaveAccessibleDescription(/sadia@appleonly\.example.*list products.*no longer book/);
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
    const cancel = screen.getByRole('button', { name: 'cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await expect(cancel).toHaveFocus();
  },
});

/** The trigger opens it, and `close` closes it: the app holds no state. */
export const Changed = meta.story({
  args: { defaultOpen: false, onConfirm: fn((close) => close()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sell' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Become a seller' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'done' });
  },
});

export const Cancelled = meta.story({
  args: { defaultOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Sell' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'cancel' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { pending: true },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Become a seller' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** The reason, and how to resolve it. */
export const OpenBookings = meta.story({
  args: {
    error: {
      message: openBookingsRefusal(2),
      action: <Link href="/dashboard/buyer/order">My Booking</Link>,
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('You have 2 open bookings.');
    await expect(dialog.getByRole('link', { name: 'My Booking' })).toHaveAttribute('href', '/dashboard/buyer/order');
    await userEvent.click(dialog.getByRole('button', { name: 'Become a seller' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const VeryLongAddressAt320 = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { email: `${'m'.repeat(120)}@appleonly.example` },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
});

export const AnotherLanguage = meta.story({
  globals: { language: 'de' },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Verkäufer werden?' }));
    await expect(dialog.getByRole('button', { name: 'Verkäufer werden' })).toBeVisible();
    await expect(dialog.queryByText(/seller|book/i)).not.toBeInTheDocument();
  },
});
