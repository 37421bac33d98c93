import preview from '#storybook/preview';
import { shownDescriptionLength } from '@apple-only/contract';
import { headphones, iPhone, macBook } from '@apple-only/contract/fixtures';
import { expect, fn, waitFor, within } from 'storybook/test';
import { defaultLinks } from '../../parts/ShopProvider/shop.ts';
import { expectNoOverflow } from '../../overflow.suite.ts';
import { ProductCard } from './ProductCard.tsx';
import { Badge, Badges } from '../../parts/Badge/Badge.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { Facts } from '../../parts/Facts/Facts.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';

const meta = preview.meta({
  title: 'Products/ProductCard',
  component: ProductCard,
  args: { product: macBook, onBook: fn() },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['wide'] ? '59rem' : '41rem', paddingBlockStart: '1.5rem' }}>
        {Story()}
      </div>
    ),
  ],
});

export const OnMarket = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const card = within(canvas.getByRole('article', { name: 'MacBook Air 13 M1' }));
    await expect(card.getByRole('heading', { level: 2, name: 'MacBook Air 13 M1' })).toBeVisible();
    await expect(card.getByRole('img', { name: 'MacBook Air 13 M1' })).toBeVisible();
    await expect(card.getByText('MacBook')).toBeVisible();
    await expect(card.getByText('2026-11-02')).toHaveAttribute('datetime', macBook.time);
    await expect(card.getByText('$620')).toBeVisible();
    const grade = card.getByRole('link', { name: 'Condition: what it means' });
    await expect(grade).toHaveAttribute('href', defaultLinks.grading);
    await expect(grade.parentElement).toHaveTextContent('Condition: Excellent');
    await expect(card.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      '$999',
      '2021',
      '3 years',
      'Dhaka',
    ]);
    await expect(card.getByText(macBook.description)).toBeVisible();
    const addresses = { [macBook.seller_email]: 'mailto:nadia@appleonly.example', [macBook.number]: 'tel:01711204118' };
    for (const [name, href] of Object.entries(addresses)) {
      await expect(card.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(card.getByText('Verified')).toBeVisible();
    await expect(card.queryByText('Advertised')).not.toBeInTheDocument();
    await expect(card.queryByText('Booked')).not.toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: 'Booking Now' }));
    await expect(args.onBook).toHaveBeenCalledWith(macBook);
  },
});

export const Booked = meta.story({
  args: { product: { ...macBook, booking: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Booked')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'This Product is not Available' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Booking Now' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('article')).toHaveAttribute('data-booked', 'true');
  },
});

/** The buyer who has booked it sees what to do next. */
export const BookedByViewer = meta.story({
  args: { product: { ...macBook, booking: true }, own: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You booked this.')).toBeVisible();
    await expect(canvas.getByText(/Call or e-mail the seller to collect it\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My Booking' })).toHaveAttribute('href', '/dashboard/buyer/order');
    await expect(canvas.getByRole('button', { name: 'This Product is not Available' })).toBeDisabled();
  },
});

export const Advertised = meta.story({
  args: { product: { ...macBook, advertised: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Advertised')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Booking Now' })).toBeEnabled();
  },
});

export const NotVerified = meta.story({
  args: { product: { ...macBook, verify: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not Verified')).toBeVisible();
    await expect(canvas.queryByText('Verified')).not.toBeInTheDocument();
  },
});

export const AdvertisedAndBooked = meta.story({
  args: { product: { ...macBook, advertised: true, booking: true, verify: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Advertised')).toBeVisible();
    await expect(canvas.getByText('Booked')).toBeVisible();
    await expect(canvas.getByText('Not Verified')).toBeVisible();
  },
});

/** For users who cannot book: no button, and nothing that looks like one. */
export const WithoutBooking = meta.story({
  render: ({ product }) => <ProductCard product={product} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** As visitors see it: without the seller's e-mail and number. */
export const WithoutSeller = meta.story({
  render: ({ product }) => <ProductCard product={{ ...product, seller_email: undefined, number: undefined }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Seller’s e-mail')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Mobile')).not.toBeInTheDocument();
    await expect(canvas.getByText('Verified')).toBeVisible();
  },
});

const long = 'Refurbished by a shop in Dhanmondi: new battery, new case screws, keyboard cleaned key by key. '.repeat(
  8,
);

export const LongDescription = meta.story({
  args: { product: { ...macBook, description: long } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(`${long.slice(0, shownDescriptionLength)}…`)).toBeVisible();
    const more = canvas.getByRole('button', { name: 'Show more' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await expect(canvas.getByText(long.trim())).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus();
    await expect(canvas.getByText(`${long.slice(0, shownDescriptionLength)}…`)).toBeVisible();
  },
});

export const NoDescription = meta.story({
  args: { product: { ...macBook, description: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Booking Now' })).toBeVisible();
  },
});

export const MissingPicture = meta.story({
  args: { product: { ...macBook, img: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No photo')).toBeVisible();
  },
});

export const BrokenPicture = meta.story({
  args: { product: { ...macBook, img: 'data:image/webp;base64,AAAA' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Couldn’t load the photo')).toBeVisible());
  },
});

const extreme = {
  ...macBook,
  name: 'MacBook Pro 16 with the longest name a seller has ever given a laptop, including the year, the chip and the colour',
  selling_price: '1,234,567,890,123,456',
  original_price: '$99,999,999,999,999,999,999',
  purchase_year: '2019, in autumn, as far as I remember',
  use_year: 'three years and some months',
  seller_email: `${'a.very.long.address.for.a.seller.'.repeat(4)}@mail.subdomain.appleonly.example`,
  number: '+880 1711 204 118 or +880 1711 204 119',
  advertised: true,
  booking: true,
};

export const LongWordsEverywhere = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: { product: extreme },
  play: async ({ canvas, canvasElement }) => {
    await expectNoOverflow(canvasElement);
    const picture = canvas.getByRole('img').getBoundingClientRect();
    await expect(picture.right).toBeLessThanOrEqual(canvas.getByRole('heading').getBoundingClientRect().left);
  },
});

export const LongWordsAt320 = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { product: { ...extreme, name: 'M'.repeat(200) } },
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Next to another card, a long name is cut off, and a button shows it in full. */
export const LongName = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: { product: { ...macBook, name: `${'A name that goes on and on '.repeat(7)} to its end` } },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('heading');
    const isWhole = () => name.scrollHeight <= name.clientHeight + 1;
    await expect(isWhole()).toBe(false);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show full name' }));
    await expect(isWhole()).toBe(true);
    const shorten = canvas.getByRole('button', { name: 'Shorten name', expanded: true });
    await expect(shorten).toHaveFocus();
    await userEvent.click(shorten);
    await expect(isWhole()).toBe(false);
  },
});

/** On a phone, no card is next to it. */
export const LongNameOnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { product: { ...macBook, name: `${'A name that goes on and on '.repeat(7)} to its end` } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading');
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1);
    await expect(canvas.queryByRole('button', { name: 'Show full name' })).not.toBeInTheDocument();
  },
});

/** The product whose link the user has followed to the list. */
export const Current = meta.story({
  args: { current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-current', 'true');
    await expect(getComputedStyle(canvas.getByRole('article')).outlineStyle).toBe('solid');
  },
});

/** Alone in its row, at 1024 px, it leaves no gap beside the picture. */
export const Wide = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: { wide: true },
  play: async ({ canvas }) => {
    const price = canvas.getByText('$620').getBoundingClientRect();
    const grade = canvas.getByText(/^Condition/).getBoundingClientRect();
    await expect(grade.top - price.bottom).toBeLessThan(96);
  },
});

/** Below the width for two columns the picture is on top, and the facts are in two columns. */
export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: '22rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img').getBoundingClientRect();
    await expect(canvas.getByRole('heading').getBoundingClientRect().top).toBeGreaterThan(picture.bottom);
  },
});

export const RightToLeft = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: { product: { ...iPhone, booking: true } },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img').getBoundingClientRect();
    const grade = canvas.getByText(/^Condition/).getBoundingClientRect();
    await expect(picture.left).toBeGreaterThan(grade.left);
  },
});

export const AnotherLanguage = meta.story({
  globals: { language: 'de' },
  args: { product: headphones },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reserviert')).toBeVisible();
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.getByText('Geprüft')).toBeVisible();
    await expect(canvas.queryByText(/Price|Condition|Location/)).not.toBeInTheDocument();
  },
});

/** Each slot accepts the app's own content: here a picture, a further badge, other facts and buttons, and a line at the end. */
export const OwnContent = meta.story({
  args: {
    media: <Picture src="/photos/keyboard-silver.webp" alt="The keyboard" fit="cover" />,
    badges: (
      <div>
        <Badges product={{ advertised: true, booking: false }} />
        <Badge kind="booked">Reserved for you</Badge>
      </div>
    ),
    facts: <Facts rows={[{ term: 'Warranty', value: '1 year' }]} />,
    actions: <Button kind="quiet">Ask about MacBook Air 13 M1</Button>,
    footer: <p>Free returns within 14 days.</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The keyboard' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: macBook.name })).not.toBeInTheDocument();
    await expect(canvas.getByText('Advertised')).toBeVisible();
    await expect(canvas.getByText('Reserved for you')).toBeVisible();
    await expect(canvas.getByRole('definition')).toHaveTextContent('1 year');
    await expect(canvas.getByRole('button', { name: 'Ask about MacBook Air 13 M1' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Booking Now' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Free returns within 14 days.')).toBeVisible();
  },
});

/** `null` leaves a slot empty: no badges, facts and buttons, and no room for them. */
export const EmptySlots = meta.story({
  args: { product: { ...macBook, booking: true }, badges: null, facts: null, actions: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: macBook.name })).toBeVisible();
    await expect(canvas.queryByText('Booked')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('definition')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('article').lastElementChild).toHaveTextContent(macBook.number);
  },
});
