import preview from '#storybook/preview';
import type { Shop as ShopInMemory } from '@apple-only/api-client/testing';
import { buyer, iPhone, macBook, newSeller, seller } from '@apple-only/contract/fixtures';
import { expect, screen } from 'storybook/test';
import { Visit } from './visit.tsx';

const meta = preview.meta({
  title: 'Pages/Buyer',
  component: Visit,
  parameters: { layout: 'fullscreen' },
  args: { path: '/dashboard/buyer/order', as: buyer },
});

export const Dashboard = meta.story({
  args: { path: '/dashboard' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your bookings' })).toBeVisible();
    await expect(await canvas.findByText('1')).toBeVisible();
  },
});

export const MyBooking = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: iPhone.name })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete order' })).toBeVisible();
  },
});

/** The confirmation before a booking is deleted; the page behind it stays as it is. */
export const MyBookingDeleteConfirmation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete order' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(`If you delete ${iPhone.name}.`);
  },
});

export const MyBookingLoading = meta.story({
  args: { prepare: (shop) => shop.delay(Infinity, 'listBookings') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'My Booking' })).toBeVisible();
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByText('No bookings yet')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const MyBookingEmpty = meta.story({
  args: { stock: { bookings: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bookings yet')).toBeVisible();
  },
});

/** Withdraws a product, as its seller. */
function withdraw(shop: ShopInMemory) {
  const headers = { authorization: `Bearer ${shop.signIn(newSeller.email).accessToken}` };
  void shop.fetch(`/seller/product/${iPhone._id}`, { method: 'DELETE', headers });
}

/** The product is withdrawn: deleting the booking does not put it back on the market. */
export const MyBookingWithdrawn = meta.story({
  args: { prepare: withdraw },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^This product was withdrawn/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete order' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('This booking is over. Deleting it only takes it off your list.');
    await expect(dialog).not.toHaveTextContent('back on the market');
  },
});

/** Releases a booking with a reason, as the seller. */
async function release(shop: ShopInMemory) {
  const headers = {
    authorization: `Bearer ${shop.signIn(newSeller.email).accessToken}`,
    'content-type': 'application/json',
  };
  const own = await shop.fetch(`/seller/products?id=${newSeller._id}`, { headers });
  const [{ bookingId }] = await own.json();
  const body = JSON.stringify({ reason: 'It fell.' });
  await shop.fetch(`/bookings/${bookingId}`, { method: 'DELETE', headers, body });
}

/** The product is on the market already: deleting the booking does not put it there. */
export const MyBookingReleased = meta.story({
  args: { prepare: (shop) => void release(shop) },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('article', { name: iPhone.name });
    await expect(await canvas.findByText(/^This booking was released/)).toBeVisible();
    await expect(card).toHaveTextContent('It fell.');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete order' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('This booking is over. Deleting it only takes it off your list.');
    await expect(dialog).not.toHaveTextContent('back on the market');
  },
});

/** The withdrawn bookings that the dashboard counts. */
export const MyBookingOnlyWithdrawn = meta.story({
  args: {
    path: '/dashboard/buyer/order?only=withdrawn',
    stock: {
      bookings: [iPhone, macBook].map(({ _id }) => ({
        user: buyer._id,
        product: _id,
        phone: '01711 000 000',
        location: 'Khulna',
      })),
    },
    prepare: withdraw,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This product was withdrawn/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});

export const MyBookingFilterWithdrawnEmpty = meta.story({
  args: { path: '/dashboard/buyer/order?only=withdrawn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('None of your bookings was withdrawn.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/dashboard/buyer/order');
  },
});

export const MyBookingFailing = meta.story({
  args: { prepare: (shop) => void shop.fail('listBookings') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const NoAccess = meta.story({
  args: { as: seller },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page is for buyers. You are signed in as a seller.')).toBeVisible();
  },
});

/** A signed-in user, while the server cannot be reached. */
export const Unreachable = meta.story({
  args: { prepare: (shop) => shop.offline(true) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The shop isn’t responding')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
