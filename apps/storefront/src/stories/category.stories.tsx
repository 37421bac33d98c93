import preview from '#storybook/preview';
import { admin, buyer, iPhone, macBook, seller } from '@apple-only/contract/fixtures';
import { expect, within } from 'storybook/test';
import { Visit } from './visit.tsx';

const meta = preview.meta({
  title: 'Pages/Category',
  component: Visit,
  args: { path: '/category/macbook', as: buyer },
});

export const AsBuyer = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: macBook.name })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Booking Now' })).toBeEnabled();
    await expect(await canvas.findByRole('link', { name: 'My All Orders' })).toBeVisible();
  },
});

/** A user who may not book has no button for it. */
export const AsSeller = meta.story({
  args: { as: seller },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: macBook.name })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Booking Now' })).not.toBeInTheDocument();
  },
});

export const AsAdmin = meta.story({
  args: { as: admin },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: macBook.name })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'All Sellers' })).toBeVisible();
  },
});

export const Booked = meta.story({
  args: { path: '/category/iphone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: iPhone.name })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'This Product is not Available' })).toBeDisabled();
  },
});

/** More products than a page holds. */
export const Many = meta.story({
  args: {
    stock: {
      products: Array.from({ length: 30 }, (_, index) => ({
        ...macBook,
        _id: `${macBook._id.slice(0, -3)}${String(900 + index)}`,
        name: `${macBook.name}, no. ${30 - index}`,
      })),
      bookings: [],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('24 shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText('All 30 shown')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(30);
  },
});

/** The number of items shown is in the address. */
export const ManyOpenedAnew = meta.story({
  args: { ...Many.input.args, path: '/category/macbook?shown=30' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All 30 shown')).toBeVisible();
  },
});

/** The product being booked is in the address. */
export const Booking = meta.story({
  args: { path: `/category/macbook?book=${macBook._id}` },
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog', { name: macBook.name });
    await expect(within(dialog).getByLabelText('E-mail')).toHaveValue(buyer.email);
  },
});

/** The address of a product that another buyer booked first. */
export const BookingOfWhatIsBooked = meta.story({
  args: {
    path: `/category/iphone?book=${iPhone._id}`,
    stock: {
      products: [iPhone, { ...iPhone, _id: macBook._id, name: 'iPhone 14', booking: false }],
      bookings: [{ user: buyer._id, product: iPhone._id }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('article', { name: iPhone.name })).toBeVisible();
    await expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Booking Now' }));
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
});

/** The session has loaded, the list has not. */
export const Loading = meta.story({
  args: { weather: (shop) => shop.delay(Infinity, 'listCategory') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'MacBook' })).toBeVisible();
    await expect(await canvas.findByText(buyer.name)).toBeVisible();
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByText('No MacBook is listed at the moment.')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  args: { stock: { products: [], bookings: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No MacBook is listed at the moment.')).toBeVisible();
  },
});

export const Failing = meta.story({
  args: { weather: (shop) => void shop.fail('listCategory') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'MacBook' })).toBeVisible();
  },
});

/** A visitor is asked to log in first. */
export const AsVisitor = meta.story({
  args: { as: undefined, leadsTo: '/login' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Login' })).toBeVisible();
  },
});
