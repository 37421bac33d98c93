import preview from '#storybook/preview';
import { booking, releasedBooking, withdrawnBooking } from '@apple-only/contract/fixtures';
import { expect, fn } from 'storybook/test';
import { Grid } from '../../frame/Grid/Grid.tsx';
import { BookingCard } from './BookingCard.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { Facts } from '../../parts/Facts/Facts.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { Badge } from '../../parts/Badge/Badge.tsx';

const meta = preview.meta({
  title: 'Products/BookingCard',
  component: BookingCard,
  args: { booking, onDelete: fn() },
  decorators: [(Story, { parameters }) => (parameters['list'] ? Story() : <Grid columns={3}>{Story()}</Grid>)],
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'AirPods Max' })).toBeVisible();
    await expect(canvas.getByText('$240')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'nadia@appleonly.example' })).toHaveAttribute(
      'href',
      'mailto:nadia@appleonly.example',
    );
    await expect(canvas.getByRole('link', { name: '01711 204 118' })).toHaveAttribute('href', 'tel:01711204118');
    await expect(canvas.getByText('Dhaka')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete order' }));
    await expect(args.onDelete).toHaveBeenCalledWith(booking);
  },
});

export const Withdrawn = meta.story({
  args: { booking: withdrawnBooking },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This product was withdrawn/)).toBeVisible();
    await expect(canvas.queryByRole('definition')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Delete order' })).toBeEnabled();
  },
});

export const Released = meta.story({
  args: { booking: releasedBooking },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^This booking was released/)).toBeVisible();
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(releasedBooking.released ?? '');
    await expect(canvas.queryByText(/withdrawn/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete order' }));
    await expect(args.onDelete).toHaveBeenCalledWith(releasedBooking);
  },
});

/** The card shows only the day of the change: the buyer can call the seller to ask for details. */
export const EditedSince = meta.story({
  args: { booking: { ...booking, edited: '2026-11-22T16:40:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The seller changed this listing on 2026-11-22.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '01711 204 118' })).toBeVisible();
  },
});

export const ReleasedForALongReasonAt320 = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  args: { booking: { ...releasedBooking, released: `${'It fell. '.repeat(40)}\n${'M'.repeat(130)}` } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth + 1);
  },
});

/** For an admin, who can view a buyer's bookings but not cancel them. */
export const WithoutDelete = meta.story({
  render: (args) => <BookingCard booking={args.booking} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const MissingPicture = meta.story({
  args: { booking: { ...booking, img: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No photo')).toBeVisible();
  },
});

export const BrokenPicture = meta.story({
  args: { booking: { ...booking, img: 'data:image/webp;base64,AAAA' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the photo')).toBeVisible();
  },
});

/** An address that is too long for its line breaks after a dot or the `@`, never in the middle of a word. */
export const LongAddressOnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { booking: { ...booking, seller_email: 'abdur.rashid.khan.chowdhury@longmail.appleonly.example' } },
  play: async ({ canvas }) => {
    const address = canvas.getByRole('link', { name: /^abdur/ }).firstElementChild;
    const lines = Array.from(address?.childNodes ?? [])
      .filter((part) => part.nodeType === Node.TEXT_NODE)
      .map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return Array.from(range.getClientRects(), ({ top }) => top);
      });
    await expect(new Set(lines.flat()).size).toBeGreaterThan(1);
    for (const tops of lines) await expect(new Set(tops).size).toBe(1);
  },
});

/** Next to other cards, a long name is cut off, and a button shows it in full. */
export const LongName = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: { booking: { ...booking, product: 'M'.repeat(300) } },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('heading');
    const isWhole = () => name.scrollHeight <= name.clientHeight + 1;
    await expect(isWhole()).toBe(false);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show full name' }));
    await expect(isWhole()).toBe(true);
  },
});

export const LongWordsAt320 = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    booking: {
      ...booking,
      product: 'M'.repeat(120),
      selling_price: '1,234,567,890,123,456,789',
      seller_email: `${'a.very.long.address.'.repeat(5)}@appleonly.example`,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const article = canvas.getByRole('article');
    await expect(article.scrollWidth).toBe(article.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const mobile = canvas.getByText('Mobile').getBoundingClientRect();
    await expect(mobile.left).toBeGreaterThan(canvas.getByText('Location').getBoundingClientRect().left);
  },
});

export const AnotherLanguage = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reservierung löschen' })).toBeVisible();
    await expect(canvas.getByText('E-Mail des Verkäufers')).toBeVisible();
    await expect(canvas.getByText('Ort')).toBeVisible();
  },
});

export const Several = meta.story({
  parameters: { list: true },
  render: ({ onDelete }) => (
    <Grid columns={3}>
      <BookingCard booking={booking} onDelete={onDelete} />
      <BookingCard booking={withdrawnBooking} onDelete={onDelete} />
      <BookingCard booking={{ ...booking, product: 'AirPods Max, the second pair' }} onDelete={onDelete} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});

/** Each slot accepts the app's own content. */
export const OwnContent = meta.story({
  args: {
    media: <Picture src="/photos/keyboard-silver.webp" alt="The keyboard" fit="cover" />,
    badges: <Badge kind="booked" />,
    facts: <Facts rows={[{ term: 'Collect', value: 'Until Friday' }]} />,
    actions: <Button kind="quiet">Print the receipt</Button>,
    footer: <p>Bring an ID.</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('The keyboard');
    await expect(canvas.getByText('Booked')).toBeVisible();
    await expect(canvas.getAllByRole('definition').map((fact) => fact.textContent)).toEqual(['Until Friday']);
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Print the receipt']);
    await expect(canvas.getByText('Bring an ID.')).toBeVisible();
  },
});
