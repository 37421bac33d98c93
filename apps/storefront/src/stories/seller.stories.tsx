import preview from '#storybook/preview';
import type { Shop as ShopInMemory } from '@apple-only/api-client/testing';
import { buyer, headphones, macBook, newSeller, seller } from '@apple-only/contract/fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { thirty, Visit } from './visit.tsx';

const meta = preview.meta({
  title: 'Pages/Seller',
  component: Visit,
  parameters: { layout: 'fullscreen' },
  args: { path: '/dashboard/sellers/allproducts', as: seller },
});

export const Dashboard = meta.story({
  args: { path: '/dashboard' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /2 products/ })).toBeVisible();
  },
});

export const DashboardLoading = meta.story({
  args: { path: '/dashboard', prepare: (shop) => shop.delay(Infinity, 'listOwnProducts') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your products' })).toBeVisible();
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
});

export const DashboardFailing = meta.story({
  args: { path: '/dashboard', prepare: (shop) => void shop.fail('listOwnProducts') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const MyProducts = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: macBook.name })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    // The other one is booked.
    await expect(canvas.getAllByRole('button', { name: 'Run Advertise' })).toHaveLength(1);
  },
});

export const MyProductsBookedAndAdvertised = meta.story({
  args: {
    stock: {
      products: [{ ...macBook, advertised: true }],
      bookings: [{ user: buyer._id, product: macBook._id, phone: '01711 000 000', location: 'Khulna' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This Product is Booked')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Off Advertising' })).toBeVisible();
    await expect(canvas.getByText(buyer.name)).toBeVisible();
  },
});

/** A booked product cannot be advertised again: the button disappears, and the focus stays on the card. */
export const MyProductsBookedStopsAdvertising = meta.story({
  args: { stock: MyProductsBookedAndAdvertised.input.args.stock },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Off Advertising' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Advertis/ })).not.toBeInTheDocument());
    await expect(canvas.getByRole('article')).toHaveFocus();
  },
});

const booked = {
  products: [macBook],
  bookings: [{ user: buyer._id, product: macBook._id, phone: '01711 000 000', location: 'Khulna' as const }],
};

/** A shop without a proven e-mail, and an event in it while its page is open. */
const unproven = (event: (shop: ShopInMemory) => void) => {
  let currentShop: ShopInMemory | undefined;
  return {
    args: { stock: { requireProvenEmail: true }, prepare: (shop: ShopInMemory) => void (currentShop = shop) },
    triggerEvent: () => currentShop && event(currentShop),
  };
};

const waiting = unproven(() => undefined);

export const MyProductsNotPublic = meta.story({
  args: waiting.args,
  play: async ({ canvas, userEvent }) => {
    const notice = within(await canvas.findByRole('region', { name: 'Your listings are not public yet' }));
    await expect(notice.getByText(new RegExp(seller.email))).toBeVisible();
    await expect(canvas.getAllByText('Not public yet')).toHaveLength(2);
    await userEvent.click(notice.getByRole('button', { name: 'Send the e-mail again' }));
    await expect(await notice.findByText('E-mail sent. It can take a few minutes to arrive.')).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Publish listings' }));
    await expect(await notice.findByText(/^The link has not been opened yet/)).toBeVisible();
  },
});

const opened = unproven((shop) => shop.proveEmail(seller.email));

/** The link was opened meanwhile, possibly in another window. */
export const MyProductsMadePublic = meta.story({
  args: opened.args,
  play: async ({ canvas, userEvent }) => {
    const confirm = await canvas.findByRole('button', { name: 'Publish listings' });
    opened.triggerEvent();
    await userEvent.click(confirm);
    await expect(await canvas.findByText('This Product is on Market')).toBeVisible();
    await expect(canvas.queryByText('Not public yet')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'Your listings are not public yet' })).not.toBeInTheDocument();
    await expect(await screen.findByText('Your listings are public now.')).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

const late = unproven((shop) => shop.proveEmail(seller.email));

/** The product was listed before the e-mail was proven, possibly by a stranger: the seller must confirm it. */
export const MyProductsNotConfirmed = meta.story({
  args: { ...late.args, stock: { ...late.args.stock, products: [{ ...macBook, unconfirmed: true }], bookings: [] } },
  play: async ({ canvas, userEvent }) => {
    const proof = await canvas.findByRole('button', { name: 'Publish listings' });
    late.triggerEvent();
    await userEvent.click(proof);
    await expect(
      await screen.findByText('Your e-mail is confirmed. Some listings still need your confirmation.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Your listings are not public yet' })).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm listing' }));
    await expect(await canvas.findByText('This Product is on Market')).toBeVisible();
    await expect(await screen.findByText('Your listing is public now.')).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveFocus();
  },
});

const broken = unproven((shop) => void shop.fail('getToken', { status: 409, message: 'This cannot be checked now.' }));

/** A new attempt clears the message of an earlier one. */
export const MyProductsNotPublicFailing = meta.story({
  args: broken.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the e-mail again' }));
    await expect(await canvas.findByText('E-mail sent. It can take a few minutes to arrive.')).toBeVisible();
    broken.triggerEvent();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish listings' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This cannot be checked now.');
    await expect(canvas.queryByText('E-mail sent. It can take a few minutes to arrive.')).not.toBeInTheDocument();
    await expect(canvas.getAllByText('Not public yet')).toHaveLength(2);
  },
});

/** The booking disappears once its buyer can read the reason. */
export const MyProductsRelease = meta.story({
  args: { stock: booked },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Release booking' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It fell.');
    await userEvent.click(dialog.getByRole('button', { name: 'Release booking' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByText('This Product is on Market')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Release booking' })).not.toBeInTheDocument();
  },
});

/** A failure keeps the written reason. */
export const MyProductsReleaseFailing = meta.story({
  args: { stock: booked, prepare: (shop) => void shop.fail('releaseBooking') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Release booking' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It fell.');
    await userEvent.click(dialog.getByRole('button', { name: 'Release booking' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('It fell.');
  },
});

export const MyProductsLoading = meta.story({
  args: { prepare: (shop) => shop.delay(Infinity, 'listOwnProducts') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'My Products' })).toBeVisible();
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByText('No products yet')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const MyProductsEmpty = meta.story({
  args: { stock: { products: [], bookings: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products yet')).toBeVisible();
  },
});

export const MyProductsFailing = meta.story({
  args: { prepare: (shop) => void shop.fail('listOwnProducts') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The booked products that the dashboard counts. */
export const MyProductsBooked = meta.story({
  args: {
    path: '/dashboard/sellers/allproducts?only=booked',
    stock: { ...booked, products: [macBook, { ...headphones, booking: false }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This Product is Booked')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Show all' })).toHaveAttribute(
      'href',
      '/dashboard/sellers/allproducts',
    );
  },
});

/** More products than a page holds: the booked one is the last. */
export const MyProductsBookedOnLastPage = meta.story({
  args: {
    path: '/dashboard/sellers/allproducts?only=booked',
    stock: {
      products: thirty((index) => ({ time: `2026-10-${String(index + 1).padStart(2, '0')}T09:30:00.000Z` })),
      bookings: [{ user: buyer._id, product: `${macBook._id.slice(0, -3)}900` }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: `${macBook.name}, no. 30` })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});

export const MyProductsAdvertised = meta.story({
  args: {
    path: '/dashboard/sellers/allproducts?only=advertised',
    stock: { products: [{ ...macBook, advertised: true }, headphones], bookings: [] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: macBook.name })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});

export const MyProductsNoneAdvertised = meta.story({
  args: { path: '/dashboard/sellers/allproducts?only=advertised' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('None of your products is advertised.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Show all' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
});

/** A seller who is not verified yet. */
export const AddProducts = meta.story({
  args: { path: '/dashboard/sellers/addproducts', as: newSeller },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue(newSeller.email)).toBeVisible();
    await expect(await canvas.findByText('Not Verified')).toBeVisible();
  },
});

/** A buyer can become a seller there: the page then appears at once. */
export const NoAccess = meta.story({
  args: { path: '/dashboard/sellers/addproducts', as: buyer, stock: { bookings: [] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This page is for sellers. You are signed in as a buyer.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Become a seller' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Become a seller?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Become a seller' }));
    await expect(await canvas.findByDisplayValue(buyer.email)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(await screen.findByText('You are a seller now')).toBeVisible();
  },
});

/** A buyer with open bookings must settle them first. */
export const NoAccessWithOpenBookings = meta.story({
  args: { as: buyer },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Become a seller' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Become a seller' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'You have 1 open booking. Delete it in My Booking, then become a seller.',
    );
    await expect(dialog.getByRole('link', { name: 'Go to My Booking' })).toHaveAttribute(
      'href',
      '/dashboard/buyer/order',
    );
  },
});
