import preview from '#storybook/preview';
import { aProduct, admin, buyer, headphones, iPhone, macBook, seller } from '@apple-only/contract/fixtures';
import { expect, within } from 'storybook/test';
import { paths } from '../paths.ts';
import { Visit } from './visit.tsx';

const another = { ...macBook, _id: `${macBook._id.slice(0, -3)}901`, name: 'MacBook Air 13 M2' };

const meta = preview.meta({
  title: 'Pages/Product',
  component: Visit,
  parameters: { layout: 'fullscreen' },
  args: {
    path: paths.product(macBook),
    as: buyer,
    stock: { products: [macBook, another, iPhone, headphones] },
  },
});

/** A visitor sees everything except the seller's contact. Booking leads to login. */
export const AsVisitor = meta.story({
  args: { as: undefined, leadsTo: paths.login },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('article', { name: macBook.name })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Log in to see it' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByText(macBook.seller_email)).not.toBeInTheDocument();
    const similar = within(await canvas.findByRole('region', { name: 'Similar products' }));
    await expect(similar.getByRole('link', { name: another.name })).toHaveAttribute('href', paths.product(another));
    await userEvent.click(canvas.getByRole('link', { name: 'Booking Now' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  },
});

const askingPrices = ['400', '580', '640', '700', '770'];
const compared = askingPrices.map((selling_price, index) =>
  aProduct({
    _id: `${macBook._id.slice(0, -3)}80${index}`,
    selling_price,
  }),
);

/** With enough similar products, the page shows the price comparison at once. */
export const PriceCompared = meta.story({
  args: { as: undefined, stock: { products: [macBook, iPhone, headphones, ...compared] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: macBook.name })).toBeVisible();
    await expect(canvas.getByText('This price is in that range.')).toBeVisible();
    await expect(canvas.getByText(/^Compared with 5 listings here/)).toBeVisible();
  },
});

/** If the price comparison fails, the rest of the page is complete. */
export const PriceNotCompared = meta.story({
  args: {
    as: undefined,
    stock: { products: [macBook, iPhone, headphones, ...compared] },
    prepare: (shop) => {
      shop.fail('getPriceGuide', { status: 500 });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: macBook.name })).toBeVisible();
    await expect(canvas.queryByText('What similar devices ask')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Booking Now' })).toBeVisible();
  },
});

export const AsBuyer = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: macBook.seller_email })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Booking Now' })).toBeEnabled();
  },
});

/** If the seller's contact fails to load, a retry replaces it, and then loads it. */
export const ContactFailing = meta.story({
  args: {
    prepare: (shop) => {
      shop.fail('getContact', { status: 500, times: 1 });
    },
  },
  play: async ({ canvas, userEvent }) => {
    const sellerPart = within(await canvas.findByRole('region', { name: 'Seller' }));
    await expect(await sellerPart.findByText('Couldn’t load it.')).toBeVisible();
    await userEvent.click(sellerPart.getByRole('button', { name: 'Try again' }));
    await expect(await sellerPart.findByRole('link', { name: macBook.seller_email })).toBeVisible();
    await expect(sellerPart.queryByText('Couldn’t load it.')).not.toBeInTheDocument();
    // The button was removed while focused.
    await expect(canvas.getByRole('region', { name: 'Seller' })).toHaveFocus();
  },
});

/** If the user's session fails to load, the contact's place says so. The page offers one retry for both. */
export const SessionFailing = meta.story({
  args: {
    prepare: (shop) => {
      shop.fail('getToken', { status: 500, times: 1 });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The shop isn’t responding')).toBeVisible();
    const sellerPart = within(canvas.getByRole('region', { name: 'Seller' }));
    await expect(sellerPart.getByText('Couldn’t load it.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await sellerPart.findByRole('link', { name: macBook.seller_email })).toBeVisible();
    await expect(canvas.queryByText('The shop isn’t responding')).not.toBeInTheDocument();
  },
});

/** After booking in the dialog, the page says so, and links to the booking. */
export const BookedNow = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Booking Now' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: macBook.name }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Booking Confirm' }));
    await expect(await canvas.findByText('You booked this.')).toBeVisible();
    // Once the dialog has closed.
    await expect(await canvas.findByRole('button', { name: 'This Product is not Available' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'My Booking' })).toHaveAttribute('href', paths.myBookings);
  },
});

/** A user who cannot book sees why. */
export const AsSeller = meta.story({
  args: { as: seller },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only buyers can book.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Booking Now' })).not.toBeInTheDocument();
  },
});

export const AsAdmin = meta.story({
  args: { as: admin },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only buyers can book.')).toBeVisible();
  },
});

export const Booked = meta.story({
  args: { as: undefined, path: paths.product(iPhone) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Booked')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'This Product is not Available' })).toBeDisabled();
  },
});

/** The page of a withdrawn product says so, and shows similar ones. */
export const Withdrawn = meta.story({
  args: {
    prepare: (shop) => {
      shop.fail('getProduct', { status: 410, message: 'This product is no longer listed.' });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'No longer listed' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: another.name })).toBeVisible();
  },
});

export const Unknown = meta.story({
  args: { path: '/product/nothing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go back Our Site' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { prepare: (shop) => shop.delay(Infinity, 'getProduct') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

/** After another attempt, the page is complete. */
export const Failing = meta.story({
  args: {
    as: undefined,
    stock: { products: [macBook, iPhone, headphones, ...compared] },
    prepare: (shop) => {
      shop.fail('getProduct', { status: 500, times: 1 });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: macBook.name })).toBeVisible();
    await expect(canvas.getByText('This price is in that range.')).toBeVisible();
  },
});
