import preview from '#storybook/preview';
import { createClient } from '@apple-only/api-client';
import type { Shop as ShopInMemory } from '@apple-only/api-client/testing';
import { editedClaimRefusal, type Product } from '@apple-only/contract';
import { admin, buyer, iPhone, macBook, newSeller, seller } from '@apple-only/contract/fixtures';
import { expect, waitFor, within } from 'storybook/test';
import { desktop, phone, thirty, Visit } from './visit.tsx';

const meta = preview.meta({
  title: 'Pages/Category',
  component: Visit,
  parameters: { layout: 'fullscreen' },
  args: { path: '/category/macbook', as: buyer },
});

export const AsBuyer = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: macBook.name })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Booking Now' })).toBeEnabled();
    await expect(await canvas.findByRole('link', { name: 'My All Orders' })).toBeVisible();
  },
});

/** A user who cannot book has no booking button. */
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
export const SeveralPages = meta.story({
  args: {
    stock: {
      products: thirty(),
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

/** Two conditions, two sizes. */
const mixed = thirty((index) => ({
  condition: index % 3 === 0 ? 'Fair' : 'Good',
  storage: index % 2 === 0 ? '256 GB' : '512 GB',
}));

/** The address sets the filters, and each change updates the address. The cards show the same as without filters. */
export const Filtered = meta.story({
  globals: desktop,
  args: { path: '/category/macbook?condition=Good&sort=price', stock: { products: mixed, bookings: [] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('20 results')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Sort' })).toHaveValue('price');
    await expect(canvas.getAllByText(macBook.number)[0]).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Category' })).not.toBeInTheDocument();
    const filters = within(canvas.getByRole('complementary', { name: 'Filters' }));
    await userEvent.click(filters.getByRole('checkbox', { name: '512 GB 10 products' }));
    await expect(await canvas.findByText('10 results')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Good' }));
    await expect(await canvas.findByText('15 results')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(await canvas.findByText('30 results')).toBeVisible();
  },
});

export const FilteredOnAPhone = meta.story({
  globals: phone,
  args: { stock: { products: mixed, bookings: [] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('30 results')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Fair/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Show 10 results' }));
    await expect(await canvas.findByRole('button', { name: 'Filters (1)' })).toBeVisible();
  },
});

/** Several values of a filter stay, and a booked product leaves a list of available ones. */
export const BookedFromFilters = meta.story({
  globals: desktop,
  args: {
    path: '/category/macbook?condition=Good&condition=Fair&available=true',
    stock: { products: mixed.slice(0, 2), bookings: [] },
  },
  play: async ({ canvas, userEvent }) => {
    const name = `${macBook.name}, no. 30`;
    const card = await canvas.findByRole('article', { name });
    await userEvent.click(within(card).getByRole('button', { name: 'Booking Now' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name }));
    await userEvent.click(dialog.getByRole('button', { name: 'Booking Confirm' }));
    await expect(await canvas.findByText('1 result')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('article', { name })).not.toBeInTheDocument());
    for (const filter of ['Good', 'Fair', 'Hide booked']) {
      await expect(await canvas.findByRole('button', { name: `Remove ${filter}` })).toBeVisible();
    }
  },
});

/** Suggests filters to remove: one that the facets count, and one that they cannot. */
export const NothingFound = meta.story({
  globals: desktop,
  args: { path: '/category/macbook?condition=Excellent&minBattery=100', stock: { products: mixed, bookings: [] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Removing one filter is not enough.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Battery 100 % or more' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Excellent (30)' }));
    await expect(await canvas.findByText('30 results')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Results' })).toHaveFocus());
  },
});

/** The list does not wait for the counts. */
export const CountsLoading = meta.story({
  globals: desktop,
  args: { stock: { products: mixed, bookings: [] }, prepare: (shop) => void shop.fail('searchProducts') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('24+ results')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Good' })).toBeEnabled();
  },
});

/** The number of items shown is in the address. */
export const SeveralPagesReloaded = meta.story({
  args: { ...SeveralPages.input.args, path: '/category/macbook?shown=30' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All 30 shown')).toBeVisible();
  },
});

/** A link from elsewhere leads to a product in the list. */
export const LinkToProduct = meta.story({
  args: { ...SeveralPages.input.args, path: `/category/macbook?product=${macBook._id.slice(0, -3)}901` },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: `${macBook.name}, no. 29` });
    await waitFor(() => expect(card).toHaveFocus());
    await expect(card).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getAllByRole('article', { current: true })).toHaveLength(1);
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
export const BookingLinkOfBookedProduct = meta.story({
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

/** A product that the buyer has booked says so. */
export const BookedByBuyer = meta.story({
  args: { path: '/category/iphone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You booked this.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My Booking' })).toHaveAttribute('href', '/dashboard/buyer/order');
  },
});

const rival = { ...buyer, _id: `${buyer._id.slice(0, -1)}2`, name: 'Imran Hossain', email: 'imran@appleonly.example' };
let currentShop: ShopInMemory | undefined;

/** Another buyer booked it first: nothing is left to confirm, and the focus goes to the card. */
export const BookedByAnotherMeanwhile = meta.story({
  args: {
    path: `/category/macbook?book=${macBook._id}`,
    stock: { users: [buyer, rival, seller, newSeller] },
    prepare: (shop) => void (currentShop = shop),
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: macBook.name }));
    const headers = { authorization: `Bearer ${currentShop?.signIn(rival.email).accessToken}` };
    await currentShop?.fetch(`/product/booking/${macBook._id}`, { method: 'PUT', headers });
    await userEvent.click(dialog.getByRole('button', { name: 'Booking Confirm' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Someone else just booked this');
    await expect(dialog.queryByRole('button', { name: 'Booking Confirm' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('article', { name: macBook.name })).toHaveFocus());
  },
});

/** Edits the product elsewhere, as its seller. */
async function edit(changes: Partial<Product>) {
  if (!currentShop) throw new Error('No shop is open.');
  const { accessToken } = currentShop.signIn(seller.email);
  const client = createClient({ fetch: currentShop.fetch, token: () => accessToken });
  await client.editProduct({ id: macBook._id, body: { ...macBook, ...changes } });
}

/** A buyer does not book unseen changes: the modal and the list show the new price, and the next press books. */
export const EditedMeanwhile = meta.story({
  args: { path: `/category/macbook?book=${macBook._id}`, prepare: (shop) => void (currentShop = shop) },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: macBook.name }));
    await edit({ selling_price: '590' });
    await userEvent.click(dialog.getByRole('button', { name: 'Booking Confirm' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(editedClaimRefusal);
    const changes = await dialog.findByRole('region', { name: 'The seller has changed this listing' });
    await expect(changes).toHaveTextContent('Selling price$590Before: $620');
    await expect(
      within(canvas.getByRole('article', { name: macBook.name, hidden: true })).getByText('$590'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Booking Confirm' }));
    await expect(await canvas.findByText('You booked this.')).toBeVisible();
  },
});

/** Its seller has moved it to another category: nothing is left to confirm here. */
export const MovedMeanwhile = meta.story({
  args: { path: `/category/macbook?book=${macBook._id}`, prepare: (shop) => void (currentShop = shop) },
  play: async ({ userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: macBook.name }));
    await edit({ category: 'accessories' });
    await userEvent.click(dialog.getByRole('button', { name: 'Booking Confirm' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(editedClaimRefusal);
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Booking Confirm' })).not.toBeInTheDocument());
    await expect(dialog.getAllByRole('button', { name: 'Close' })[0]).toHaveFocus();
  },
});

/** A link to a product leads to its card, even without the modal. */
export const LinkToBookedProduct = meta.story({
  args: { path: `/category/iphone?book=${iPhone._id}` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('article', { name: iPhone.name })).toHaveFocus());
  },
});

/** The product is on a later page of the list. */
export const LinkToLaterPage = meta.story({
  args: { ...SeveralPages.input.args, path: `/category/macbook?book=${macBook._id.slice(0, -3)}929` },
  play: async ({ canvas, userEvent }) => {
    const dialog = await within(document.body).findByRole('dialog', { name: `${macBook.name}, no. 1` });
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('article', { name: `${macBook.name}, no. 1` })).toHaveFocus());
  },
});

export const LinkAsSeller = meta.story({
  args: { path: `/category/macbook?book=${macBook._id}`, as: seller },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: macBook.name }));
    await expect(dialog.getByText('Only buyers can book. You are signed in as a seller.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Booking Confirm' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('article', { name: macBook.name })).toHaveFocus());
  },
});

export const LinkToUnknownProduct = meta.story({
  args: { path: '/category/macbook?book=nothing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We can’t find this product here/)).toBeVisible();
    await expect(await canvas.findByRole('article', { name: macBook.name })).toBeVisible();
  },
});

/** The session has loaded, the list has not. */
export const Loading = meta.story({
  args: { prepare: (shop) => shop.delay(Infinity, 'listCategory') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'MacBook' })).toBeVisible();
    await expect(await canvas.findByText(buyer.name)).toBeVisible();
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByText('Nothing is listed under MacBook right now.')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  args: { stock: { products: [], bookings: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is listed under MacBook right now.')).toBeVisible();
  },
});

export const Failing = meta.story({
  args: {
    prepare: (shop) => {
      void shop.fail('listCategory');
      void shop.fail('searchProducts');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'MacBook' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Searching')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('group', { name: 'Storage' })).not.toBeInTheDocument();
  },
});

/** A visitor is asked to log in first. */
export const AsVisitor = meta.story({
  args: { as: undefined, leadsTo: '/login' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Login' })).toBeVisible();
    await expect(await canvas.findByText(/^Log in to see MacBooks/)).toBeVisible();
  },
});
