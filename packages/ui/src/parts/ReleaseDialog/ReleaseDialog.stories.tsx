import preview from '#storybook/preview';
import { ownHeadphones } from '@apple-only/contract/fixtures';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ReleaseDialog, type ReleaseDialogProps } from './ReleaseDialog.tsx';

const meta = preview.meta({
  title: 'Parts/ReleaseDialog',
  component: ReleaseDialog,
  render: (args) => (
    <main>
      <ReleaseDialog {...args} />
    </main>
  ),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
  args: {
    trigger: <Button kind="quiet">Release booking</Button>,
    defaultOpen: true,
    product: ownHeadphones,
    onSubmit: fn(),
    onOpenChange: fn(),
  },
});

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Release this booking?' }));

export const Open = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog();
    await expect(dialog.getByText(/^AirPods Max goes back on the market, and Sadia Karim sees/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), '  It fell. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Release booking' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('It fell.', expect.any(Function));
  },
});

/** The trigger opens it, and `close` closes it: the app holds no state. */
export const Released = meta.story({
  args: { defaultOpen: false, onSubmit: fn((_reason, close) => close()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Release booking' }));
    await userEvent.type((await findDialog()).getByRole('textbox'), 'It fell.{Tab}{Tab}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'done' });
  },
});

/** Reopened after it was closed by accident, it still has the reason. */
export const Reopened = meta.story({
  args: { defaultOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Release booking' });
    await userEvent.click(opener);
    await userEvent.type((await findDialog()).getByRole('textbox'), 'It fell.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(opener);
    await expect((await findDialog()).getByRole('textbox')).toHaveValue('It fell.');
  },
});

/** One dialog for several products, as on a page. */
function OfTwoBuyers({ product, onSubmit, ...rest }: ReleaseDialogProps) {
  const [buyer, setBuyer] = useState<string>();
  const products = ['Sadia', 'Imran'].map((name) => ({
    name: String(product?.name),
    buyer: { name, email: `${name}@example.com` },
  }));
  return (
    <>
      {products.map(({ buyer: { name } }) => (
        <Button key={name} onClick={() => setBuyer(name)}>
          {name}
        </Button>
      ))}
      <ReleaseDialog
        {...rest}
        trigger={undefined}
        open={buyer !== undefined}
        onOpenChange={() => setBuyer(undefined)}
        product={products.find((one) => one.buyer.name === buyer) ?? null}
        onSubmit={onSubmit}
      />
    </>
  );
}

/** A reason is for one buyer only: the dialog starts empty for the next buyer, and after a release. */
export const ReopenedForAnotherBuyer = meta.story({
  args: { onSubmit: fn((_reason, close) => close()) },
  render: (args) => (
    <main>
      <OfTwoBuyers {...args} />
    </main>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const open = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      return (await findDialog()).getByRole('textbox');
    };
    await userEvent.type(await open('Sadia'), 'It fell.{Escape}');
    const reason = await open('Imran');
    await expect(reason).toHaveValue('');
    await userEvent.type(reason, 'It is sold.{Tab}{Tab}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onSubmit).toHaveBeenCalledWith('It is sold.', expect.any(Function));
    await expect(await open('Imran')).toHaveValue('');
  },
});

export const ReasonMissing = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog();
    await userEvent.type(dialog.getByRole('textbox'), '   ');
    await userEvent.click(dialog.getByRole('button', { name: 'Release booking' }));
    await expect(await dialog.findByText('Reason is Required')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const ReasonTooLong = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog();
    const reason = dialog.getByRole('textbox');
    await userEvent.click(reason);
    await userEvent.paste('x'.repeat(501));
    await userEvent.click(dialog.getByRole('button', { name: 'Release booking' }));
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(reason).toHaveAccessibleDescription('1 character too many. Shorten this to 500 characters.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(dialog.getByRole('button', { name: 'Release booking' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('x'.repeat(500), expect.any(Function));
  },
});

export const Pending = meta.story({
  args: { pending: true },
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: 'Release booking' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The entered reason is kept, and can be sent again. */
export const Failed = meta.story({
  args: { error: 'Couldn’t reach the server. Check your connection.' },
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Couldn’t reach the server. Check your connection.');
    await userEvent.type(dialog.getByRole('textbox'), 'It fell.');
    await userEvent.click(dialog.getByRole('button', { name: 'Release booking' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('It fell.', expect.any(Function));
    await expect(dialog.getByRole('textbox')).toHaveValue('It fell.');
  },
});

export const VeryLongNameAt320 = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    product: { ...ownHeadphones, name: 'M'.repeat(120), buyer: { name: 'W'.repeat(80), email: 'sadia@example.com' } },
  },
  play: async () => {
    const root = await screen.findByRole('dialog');
    await expect(root.scrollWidth).toBe(root.clientWidth);
  },
});

export const AnotherLanguage = meta.story({
  globals: { language: 'de' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Reservierung freigeben' })).toBeVisible();
    await expect(screen.queryByText(/Reason|market/)).not.toBeInTheDocument();
  },
});
