import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { QuietError } from '../../states/QuietError/QuietError.tsx';
import { Overview } from './Overview.tsx';

const meta = preview.meta({
  title: 'Frame/Overview',
  component: Overview,
  globals: { viewport: { value: 'desktop', isRotated: false } },
});

const adminCounts = { sellers: 5, notVerified: 3, buyers: 12, openMessages: 1 };

export const Admin = meta.story({
  args: { kind: 'admin', counts: adminCounts },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Sellers, buyers and messages$/);
    await expect(canvas.getByText('this is admin section', { exact: true })).toBeVisible();
    await expect(canvas.getByText('You have items to review.')).toBeVisible();
    await expect(
      canvas.getAllByRole('link').map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
    ).toEqual([
      ['3 sellers to verify', '/dashboard/allsellers?only=notVerified'],
      ['1 message not done', '/dashboard/messages?only=open'],
      ['5 sellers', '/dashboard/allsellers'],
      ['12 buyers', '/dashboard/allbuyers'],
    ]);
  },
});

export const AdminWithoutTasks = meta.story({
  args: { kind: 'admin', counts: { ...adminCounts, notVerified: 0, openMessages: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have nothing to review.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '0 messages not done' })).toBeVisible();
  },
});

export const Seller = meta.story({
  args: { kind: 'seller', counts: { products: 6, booked: 2, advertised: 3, bookedSince: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of your products was booked since your last visit.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Add Products' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: '6 products' })).toHaveAttribute(
      'href',
      '/dashboard/sellers/allproducts',
    );
    await expect(canvas.getByRole('link', { name: '2 booked' })).toHaveAttribute(
      'href',
      '/dashboard/sellers/allproducts?only=booked',
    );
    await expect(canvas.getByRole('link', { name: '3 advertised' })).toHaveAttribute(
      'href',
      '/dashboard/sellers/allproducts?only=advertised',
    );
  },
});

export const NewSeller = meta.story({
  args: { kind: 'seller', counts: { products: 0, booked: 0, advertised: 0, bookedSince: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have not listed anything yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add Products' })).toHaveAttribute(
      'href',
      '/dashboard/sellers/addproducts',
    );
  },
});

export const Buyer = meta.story({
  args: { kind: 'buyer', counts: { bookings: 2, withdrawn: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2 bookings' })).toHaveAttribute('href', '/dashboard/buyer/order');
    await expect(canvas.getByText(/^Call or e-mail the seller/)).toBeVisible();
  },
});

export const BuyerWithWithdrawnBooking = meta.story({
  args: { kind: 'buyer', counts: { bookings: 2, withdrawn: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something you booked was withdrawn. My Booking shows what.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1 withdrawn' })).toHaveAttribute(
      'href',
      '/dashboard/buyer/order?only=withdrawn',
    );
  },
});

export const BuyerWithReleasedBooking = meta.story({
  args: { kind: 'buyer', counts: { bookings: 2, withdrawn: 0, released: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One of your bookings was released. My Booking shows the reason.')).toBeVisible();
  },
});

export const BuyerWithReleasedBookings = meta.story({
  args: { kind: 'buyer', counts: { bookings: 2, withdrawn: 0, released: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of your bookings were released. My Booking shows the reasons.')).toBeVisible();
  },
});

export const NewBuyer = meta.story({
  args: { kind: 'buyer', counts: { bookings: 0, withdrawn: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no bookings yet.')).toBeVisible();
    const first = canvas.getByRole('link', { name: 'See what is for sale' });
    await expect(first).toHaveAttribute('href', '/');
    // It loads with the numbers: above them, it would shift them.
    await expect(canvas.getAllByRole('link').at(-1)).toBe(first);
  },
});

export const WithAnAction = meta.story({
  args: {
    kind: 'buyer',
    counts: { bookings: 0, withdrawn: 0 },
    action: <Button kind="quiet">Become a seller</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See what is for sale' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Become a seller' })).toBeVisible();
  },
});

/** The links show before the numbers. */
export const Loading = meta.story({
  args: { kind: 'admin', counts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByRole('link', { name: 'buyers' })).toHaveAttribute('href', '/dashboard/allbuyers');
    await expect(canvas.getByText(/to review/)).not.toBeVisible();
  },
});

/** No layout shift when the numbers load. */
export const LoadingBesideLoaded = meta.story({
  args: { kind: 'admin', counts: adminCounts },
  tags: ['!autodocs'],
  // Two copies of the page at once, unlike any real page.
  parameters: { a11y: { test: 'off' }, html: { test: 'off' } },
  render: (args) => (
    <>
      <div>
        <Overview kind="admin" counts={undefined} />
      </div>
      <div>
        <Overview {...args} />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [loading = 0, real = 1] = Array.from(canvasElement.children, (part) => part.clientHeight);
    await expect(Math.abs(loading - real)).toBeLessThan(2);
  },
});

/** The page keeps its heading, and shows the error below it. */
export const Failed = meta.story({
  args: {
    kind: 'admin',
    counts: undefined,
    problem: <QuietError title="Couldn’t load your overview" onRetry={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sellers, buyers and messages');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText('Counting')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const HugeNumbersAt320 = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  args: {
    kind: 'admin',
    counts: { sellers: 12_345_678, notVerified: 1, buyers: 987_654_321_098_765, openMessages: 2 },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '987,654,321,098,765 buyers' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const AnotherLanguage = meta.story({
  args: {
    kind: 'buyer',
    counts: { bookings: 2, withdrawn: 0 },
    labels: {
      buyer: {
        title: 'Reserviert',
        first: 'Umsehen',
        text: () => 'Wird für Sie aufgehoben.',
        bookings: (count) => (count === 1 ? 'Reservierung' : 'Reservierungen'),
        withdrawn: () => 'zurückgezogen',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2 Reservierungen' })).toBeVisible();
    await expect(canvas.getByText('Wird für Sie aufgehoben.')).toBeVisible();
  },
});
