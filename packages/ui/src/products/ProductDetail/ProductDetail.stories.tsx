import preview from '#storybook/preview';
import { headphones, iPhone, macBook } from '@apple-only/contract/fixtures';
import { expect, fn, within } from 'storybook/test';
import { Button, ButtonLink } from '../../parts/Button/Button.tsx';
import { PriceHint } from '../PriceHint/PriceHint.tsx';
import { ProductDetail } from './ProductDetail.tsx';

const meta = preview.meta({
  title: 'Products/ProductDetail',
  component: ProductDetail,
  args: {
    product: macBook,
    contact: macBook,
    action: <Button wide>Booking Now</Button>,
    shareUrl: 'https://appleonly.example/product/1/macbook-air-13-m1',
  },
});

export const OnMarket = meta.story({
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('article', { name: 'MacBook Air 13 M1' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('id', 'page-heading');
    await expect(page.getByRole('img', { name: 'MacBook Air 13 M1' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'MacBook' })).toHaveAttribute('href', '/category/macbook');
    await expect(page.getByText('$620')).toBeVisible();
    await expect(page.getByText('You save $379')).toBeVisible();
    const grade = page.getByRole('link', { name: 'Condition: what it means' });
    await expect(grade).toHaveAttribute('href', '/grading');
    await expect(grade.parentElement).toHaveTextContent('Condition: Excellent');
    await expect(page.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      'No marks',
      'Faint marks that you see only up close',
      '85 % or more',
      'Everything works',
      '$999',
      '2021',
      '3 years',
      'Dhaka',
    ]);
    await expect(page.getByRole('table', { name: 'Facts' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Description' })).toHaveTextContent(macBook.description);
    const sellerPart = within(page.getByRole('region', { name: 'Seller' }));
    await expect(sellerPart.getByRole('link', { name: macBook.seller_email })).toBeVisible();
    await expect(sellerPart.getByRole('link', { name: macBook.number })).toHaveAttribute('href', 'tel:01711204118');
    await expect(sellerPart.getByText('Verified')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Booking Now' })).toBeVisible();
  },
});

/** The month of the seller's registration, if the shop provides it. */
export const SellerSince = meta.story({
  args: { product: { ...macBook, seller_since: '2025-02-22T19:04:24.338Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Seller' })).toHaveTextContent('Registered since February 2025');
  },
});

/** The condition is explained for the category: accessories have no battery health. */
export const ConditionOfAccessory = meta.story({
  args: { product: { ...macBook, category: 'accessories', condition: 'Fair' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What this condition means, at worst')).toBeVisible();
    await expect(canvas.getByText('Works. The description names what does not')).toBeVisible();
    await expect(canvas.queryByText('85 % or more')).not.toBeInTheDocument();
  },
});

/** A visitor sees everything except the seller's contact, and where to log in. */
export const ForVisitors = meta.story({
  args: {
    contact: null,
    action: (
      <ButtonLink wide href="/login">
        Booking Now
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in to see it' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByText(macBook.seller_email)).not.toBeInTheDocument();
    await expect(canvas.getByText('Shown after you log in')).toBeVisible();
  },
});

/** While the contact loads, its room is reserved, so that nothing moves when it arrives. */
export const ContactLoading = meta.story({
  args: { contact: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Seller’s e-mail')).toBeVisible();
    await expect(canvas.queryByText('Log in to see it')).not.toBeInTheDocument();
  },
});

/** If the contact fails to load, its place says so, and offers a retry. */
export const ContactFailed = meta.story({
  args: { contact: undefined, contactError: { onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const sellerPart = within(canvas.getByRole('region', { name: 'Seller' }));
    await expect(sellerPart.getByRole('status')).toHaveTextContent('Couldn’t load it.');
    await userEvent.click(sellerPart.getByRole('button', { name: 'Try again' }));
    await expect(args.contactError?.onRetry).toHaveBeenCalledOnce();
  },
});

const guide = {
  name: 'MacBook Air 13',
  count: { count: 6, more: false },
  quartiles: { lower: 580, middle: 640, upper: 770 },
};

const rectOf = (element: HTMLElement) => element.getBoundingClientRect();

/** The price comparison is below the viewer's action, so that it does not move that. */
export const PriceCompared = meta.story({
  args: { priceHint: <PriceHint guide={guide} price={macBook.selling_price} /> },
  play: async ({ canvas }) => {
    const place = canvas.getByText('This price is in that range.');
    await expect(place).toBeVisible();
    await expect(rectOf(place).top).toBeGreaterThan(rectOf(canvas.getByRole('button', { name: 'Share' })).bottom);
    await expect(rectOf(place).bottom).toBeLessThan(rectOf(canvas.getByText('Purchase year')).top);
  },
});

const photos = [macBook.img, '/photos/laptop-back-graphite.webp', iPhone.img];

export const SeveralPhotos = meta.story({
  args: { product: { ...macBook, photos } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 3')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Show photo/ })).toHaveLength(3);
    // The stage grows with the text beside it; the thumbnails stay under it.
    const track = canvas.getByRole('list', { name: `Photos of ${macBook.name}` }).getBoundingClientRect();
    await expect(track.width / track.height).toBeLessThan(1.4);
  },
});

export const Booked = meta.story({
  args: {
    product: headphones,
    action: (
      <Button wide disabled>
        This Product is not Available
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Booked')).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveAttribute('data-booked', 'true');
  },
});

export const Advertised = meta.story({
  args: { product: iPhone },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Advertised')).toBeVisible();
  },
});

/** Prices are free text: the saving is shown only if both are numbers. */
export const PricesInWords = meta.story({
  args: { product: { ...macBook, selling_price: '620 or best offer' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$620 or best offer')).toBeVisible();
    await expect(canvas.queryByText(/You save/)).not.toBeInTheDocument();
  },
});

export const NotVerified = meta.story({
  args: { product: { ...macBook, verify: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not Verified')).toBeVisible();
  },
});

export const MissingPicture = meta.story({
  args: { product: { ...macBook, img: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No photo')).toBeVisible();
  },
});

/** The description is complete, with its line breaks. */
export const LongWords = meta.story({
  args: {
    product: {
      ...macBook,
      name: 'A name that goes on and on '.repeat(7),
      description: 'One line.\n\n'.repeat(60),
      selling_price: '1,234,567,890,123,456',
    },
  },
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article');
    await expect(article.scrollWidth).toBe(article.clientWidth);
    await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  },
});

export const At320 = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { product: { ...macBook, advertised: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const mockNavigator = (share?: (data: ShareData) => Promise<void>, writeText = async (_text: string) => {}) => {
  const mocks = { share, clipboard: { writeText } };
  for (const [name, value] of Object.entries(mocks)) {
    if (value === undefined) Reflect.deleteProperty(navigator, name);
    else Object.defineProperty(navigator, name, { configurable: true, value });
  }
  return () => Object.keys(mocks).forEach((name) => Reflect.deleteProperty(navigator, name));
};

/** If the device cannot share, the link is copied, and a message says so. */
export const Copied = meta.story({
  beforeEach: () => mockNavigator(),
  play: async ({ args, canvas, userEvent }) => {
    const writeText = fn(async (_text: string) => {});
    const restore = mockNavigator(undefined, writeText);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(await canvas.findByText('Link copied')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(args.shareUrl);
    restore();
  },
});

export const NotCopied = meta.story({
  play: async ({ canvas, userEvent }) => {
    const restore = mockNavigator(undefined, () => Promise.reject(new Error('No.')));
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(await canvas.findByText(/Couldn’t copy the link/)).toBeVisible();
    // Without HTTPS, browsers have no clipboard.
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(await canvas.findByText(/Couldn’t copy the link/)).toBeVisible();
    restore();
  },
});

/** The device's own share sheet. Closing it is not a failure. */
export const Shared = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const share = fn(() => Promise.reject(new DOMException('Closed.', 'AbortError')));
    const restore = mockNavigator(share);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(share).toHaveBeenCalledWith({ url: args.shareUrl, title: macBook.name });
    await expect(canvas.queryByText(/copied|copy/)).not.toBeInTheDocument();
    restore();
  },
});

export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: macBook.name }).getBoundingClientRect();
    const name = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(picture.right >= name.right).toBe(true);
  },
});

export const AnotherLanguage = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Du sparst $379')).toBeVisible();
    await expect(canvas.getByText('Beschreibung')).toBeVisible();
    await expect(canvas.getByText('Sehr gut')).toBeVisible();
  },
});
