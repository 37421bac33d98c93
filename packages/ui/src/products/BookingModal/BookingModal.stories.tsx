import preview from '#storybook/preview';
import { bookingLocations, editedClaimRefusal } from '@apple-only/contract';
import { textLimits } from '@apple-only/contract';
import { buyer, iPhone } from '@apple-only/contract/fixtures';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { BookingModal, type BookingModalProps } from './BookingModal.tsx';

const meta = preview.meta({
  title: 'Products/BookingModal',
  component: BookingModal,
  render: (args) => (
    <main>
      <BookingModal {...args} />
    </main>
  ),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  args: {
    trigger: <Button>Booking Now</Button>,
    defaultOpen: true,
    product: iPhone,
    user: buyer,
    onSubmit: fn(),
    onOpenChange: fn(),
    pending: false,
  },
});

export const Open = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'iPhone 15' })).toHaveAccessibleDescription('$540');
    await expect(screen.getByLabelText('Name')).toBeDisabled();
    await expect(screen.getByLabelText('Name')).toHaveValue(buyer.name);
    await expect(screen.getByLabelText('E-mail')).toBeDisabled();
    await expect(screen.getByLabelText('E-mail')).toHaveValue(buyer.email);
    await expect(screen.getByRole('button', { name: 'Booking Confirm' })).toHaveAccessibleDescription(
      /^When you book, the seller gets your name, e-mail and location/,
    );
    const phone = screen.getByLabelText('Phone');
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(phone).toHaveAttribute('type', 'tel');
    await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([...bookingLocations]);
    await userEvent.type(phone, '01670 118 902');
    await userEvent.selectOptions(screen.getByLabelText('Location'), 'Jessore');
    await userEvent.click(screen.getByRole('button', { name: 'Booking Confirm' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { phone: '01670 118 902', location: 'Jessore' },
      expect.any(Function),
    );
  },
});

/** Nothing is required: a buyer may leave the phone empty. */
export const NothingEntered = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Booking Confirm' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ phone: '', location: 'Dhaka' }, expect.any(Function));
  },
});

export const PhoneTooLong = meta.story({
  play: async ({ args, userEvent }) => {
    const phone = await screen.findByLabelText('Phone');
    const number = '1'.repeat(textLimits.phone);
    await userEvent.click(phone);
    await userEvent.paste(`${number}23`);
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/ 2 characters too many/));
    await userEvent.keyboard('{Enter}');
    await expect(phone).toHaveValue(`${number}23`);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/ No characters left\.$/));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ phone: number, location: 'Dhaka' }, expect.any(Function));
  },
});

/** Rejects text that cannot be a phone number, but accepts an empty field. */
export const PhoneMalformed = meta.story({
  play: async ({ args, userEvent }) => {
    const phone = await screen.findByLabelText('Phone');
    await expect(phone).toHaveAccessibleDescription(/^Optional, so that the seller can call you/);
    await userEvent.type(phone, 'call me{Enter}');
    await expect(phone).toBeInvalid();
    await expect(phone).toHaveAccessibleDescription(/This is not a phone number/);
    await expect(phone).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    for (const number of ['+880 (1711) 204-118, evenings', '০১৭১১ ২০৪ ১১৮']) {
      await userEvent.clear(phone);
      await userEvent.type(phone, number);
      await waitFor(() => expect(phone).not.toHaveAttribute('aria-invalid'));
    }
    await userEvent.type(phone, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { phone: '০১৭১১ ২০৪ ১১৮', location: 'Dhaka' },
      expect.any(Function),
    );
  },
});

/** The trigger opens it, and `close` closes it: the app holds no state. */
export const Booked = meta.story({
  args: { defaultOpen: false, onSubmit: fn((_contact, close) => close()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Booking Now' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Booking Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'done' });
  },
});

/** The product is already booked: there is nothing left to confirm. */
export const TooLate = meta.story({
  args: { error: 'Someone else just booked this.', unavailable: true },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'iPhone 15' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Someone else just booked this');
    await expect(dialog.queryByRole('button', { name: 'Booking Confirm' })).not.toBeInTheDocument();
    await expect(dialog.queryByLabelText('Phone')).not.toBeInTheDocument();
    const [close] = dialog.getAllByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'close' });
  },
});

/** The product changes at the first attempt. */
function Edited({ onSubmit, ...modal }: BookingModalProps) {
  const [isEdited, setEdited] = useState(false);
  return (
    <BookingModal
      {...modal}
      trigger={undefined}
      product={isEdited ? { ...iPhone, condition: 'Fair', selling_price: '590' } : iPhone}
      error={isEdited ? editedClaimRefusal : undefined}
      onSubmit={(contact, close) => {
        setEdited(true);
        return onSubmit(contact, close);
      }}
    />
  );
}

/** The modal also shows changed facts: one newly stated, one with another value. */
export const FactsChangedMeanwhile = meta.story({
  render: function Render(args) {
    const [isEdited, setEdited] = useState(false);
    const facts = isEdited ? { battery_health: 71, screen_marks: 'Deep' as const } : { battery_health: 90 };
    return (
      <BookingModal {...args} trigger={undefined} product={{ ...iPhone, ...facts }} onSubmit={() => setEdited(true)} />
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Phone'), '{Enter}');
    const changes = within(await screen.findByRole('region', { name: 'The seller has changed this listing' }));
    await expect(changes.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '71 %Before: 90 %',
      'Deep scratches, dents or chipsBefore: Not stated',
    ]);
  },
});

export const Closed = meta.story({
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Booking Now' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Booking Now' })).toHaveFocus());
  },
});

/** When it is opened again, the modal still has the entered values. */
export const Reopened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Phone'), '01670 118 902');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Booking Now' }));
    await expect(await screen.findByLabelText('Phone')).toHaveValue('01670 118 902');
  },
});

export const Pending = meta.story({
  args: { pending: true },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: /Booking Confirm/ }));
    await expect(dialog).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { error: 'Someone else just booked this.' },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Phone'), '01670 118 902');
    await expect(screen.getByRole('alert')).toHaveTextContent('Someone else just booked this.');
    await expect(screen.getByLabelText('Phone')).toHaveValue('01670 118 902');
  },
});

/** The seller raises the price while the dialog is open: the buyer sees the change before they confirm. */
export const PriceChangedMeanwhile = meta.story({
  render: (args) => <Edited {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Phone'), '01670 118 902');
    await expect(screen.queryByText('The seller has changed this listing')).not.toBeInTheDocument();
    const root = screen.getByRole('dialog', { name: 'iPhone 15' });
    const dialog = within(root);
    const announced = root.querySelectorAll('[aria-live="polite"]');
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(editedClaimRefusal);
    const changes = within(dialog.getByRole('region', { name: 'The seller has changed this listing' }));
    // Announced, because the region already existed.
    await expect([...announced].map(({ textContent }) => textContent).join('')).toContain('$590');
    await expect(changes.getAllByRole('term').map((term) => term.textContent)).toEqual(['Condition', 'Selling price']);
    await expect(changes.getByText('$590').closest('dd')).toHaveTextContent('$590Before: $540');
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription('$590');
    await expect(dialog.getByLabelText('Phone')).toHaveValue('01670 118 902');
    await userEvent.click(dialog.getByRole('button', { name: 'Booking Confirm' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
});

/** As a page uses it: the buyer confirms, is refused, tries again, and the dialog closes after the booking. */
function Attempts({ onSubmit, ...modal }: BookingModalProps) {
  const [attempts, setAttempts] = useState(0);
  return (
    <main>
      <p>{attempts === 2 && 'This Product is not Available'}</p>
      <BookingModal
        {...modal}
        trigger={undefined}
        error={attempts === 1 ? 'The connection was lost on the way.' : undefined}
        onSubmit={(contact, close) => {
          setAttempts(attempts + 1);
          if (attempts === 1) close();
          return onSubmit(contact, close);
        }}
      />
    </main>
  );
}

export const SecondAttempt = meta.story({
  render: (args) => <Attempts {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await screen.findByLabelText('Phone'));
    await userEvent.paste('01670 118 902');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost on the way.');
    await userEvent.click(screen.getByRole('button', { name: 'Booking Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText('This Product is not Available')).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'done' });
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      { phone: '01670 118 902', location: 'Dhaka' },
      expect.any(Function),
    );
  },
});

/** The whole booking by keyboard; the focus stays in the dialog. */
export const ByKeyboard = meta.story({
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveFocus());
    await userEvent.keyboard('01670 118 902');
    await userEvent.tab();
    await expect(screen.getByLabelText('Location')).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Booking Confirm' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByLabelText('Phone')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { phone: '01670 118 902', location: 'Dhaka' },
      expect.any(Function),
    );
  },
});

export const MissingPicture = meta.story({
  args: { product: { ...iPhone, img: '' } },
  play: async () => {
    await expect(await screen.findByText('No photo')).toBeVisible();
  },
});

export const LongWordsAt320 = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    product: { ...iPhone, name: 'A name that goes on and on '.repeat(5), selling_price: '1,234,567,890,123,456' },
    user: { name: 'M'.repeat(60), email: `${'m'.repeat(60)}@appleonly.example` },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** Another language and direction; only names stay in English. */
export const RightToLeftInAnotherLanguage = meta.story({
  args: {
    labels: {
      name: 'الاسم',
      email: 'البريد الإلكتروني',
      phone: 'الهاتف',
      phoneHint: 'اختياري، ليتصل بك البائع. لا يراه غيره وغير المتجر.',
      location: 'المكان',
      confirm: 'أكّد الحجز',
      close: 'أغلق',
    },
  },
  globals: { direction: 'rtl' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'iPhone 15' });
    const labels = [...dialog.querySelectorAll('label, button')].map(({ textContent }) => textContent);
    await expect(labels.join('')).not.toMatch(/[A-Za-z]/);
    const close = screen.getByRole('button', { name: 'أغلق' }).getBoundingClientRect();
    const { left, right } = dialog.getBoundingClientRect();
    await expect(close.left - left).toBeLessThan(right - close.right);
  },
});
