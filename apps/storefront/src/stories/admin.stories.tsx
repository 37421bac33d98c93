import preview from '#storybook/preview';
import type { CallName } from '@apple-only/contract';
import { admin, buyer, message, newSeller, seller } from '@apple-only/contract/fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Visit } from './visit.tsx';

const meta = preview.meta({
  title: 'Pages/Admin',
  component: Visit,
  parameters: { layout: 'fullscreen' },
  args: { path: '/dashboard', as: admin },
});

/** A shop with only its admin, and no data. */
const emptyShop = { users: [admin], products: [], bookings: [], messages: [] };
const slow = (call: CallName) => (shop: { delay: (ms: number, call?: CallName) => void }) => shop.delay(Infinity, call);
const failing = (call: CallName) => (shop: { fail: (call: CallName) => unknown }) => void shop.fail(call);

export const Dashboard = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sellers, buyers and messages' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /2 sellers/ })).toBeVisible();
  },
});

export const DashboardLoading = meta.story({
  args: { prepare: slow('getOverview') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sellers, buyers and messages' })).toBeVisible();
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
});

export const DashboardFailing = meta.story({
  args: { prepare: failing('getOverview') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const AllSellers = meta.story({
  args: { path: '/dashboard/allsellers/' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(seller.email)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Verifying/ })).toBeVisible();
  },
});

/** Capitals in the address change nothing, not even the layout. */
export const AllSellersAddressInCapitals = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { path: '/Dashboard/AllSellers' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'All Sellers' });
    const panel = await canvas.findByRole('complementary', { name: 'Your account' });
    await expect(panel.getBoundingClientRect().right).toBeLessThan(heading.getBoundingClientRect().left);
    await expect(within(panel).getByRole('link', { name: 'All Sellers', current: 'page' })).toBeVisible();
  },
});

/** Only the first hundred sellers are loaded at first, and the caption says so. */
export const AllSellersAreMany = meta.story({
  args: {
    path: '/dashboard/allsellers',
    stock: {
      ...emptyShop,
      users: [
        admin,
        ...Array.from({ length: 101 }, (_, index) => ({
          ...seller,
          _id: `${seller._id.slice(0, -3)}${100 + index}`,
          email: `seller${index}@appleonly.example`,
        })),
      ],
    },
  },
  parameters: {
    // axe would check every row; the other stories cover a row already.
    a11y: { test: 'off' },
    chromatic: { disableSnapshot: true, reason: 'One row a hundred times.' },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('table', { name: 'First 100 sellers, all of them verified' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByRole('table', { name: '101 sellers, all verified' })).toBeVisible();
  },
});

/** The sellers that the dashboard counts. A seller who is verified here stays in the list, and keeps the focus. */
export const AllSellersToVerify = meta.story({
  args: { path: '/dashboard/allsellers?only=notVerified' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Verifying/ }));
    const row = canvas.getByRole('row', { name: new RegExp(newSeller.name) });
    await waitFor(() => expect(row).toHaveFocus());
    await expect(canvas.queryByText(seller.email)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Show all' }));
    await expect(await canvas.findByText(seller.email)).toBeVisible();
  },
});

/** Removing a badge needs a confirmation, and verifying again undoes it. */
export const AllSellersRemoveBadge = meta.story({
  args: { path: '/dashboard/allsellers' },
  play: async ({ canvas, userEvent }) => {
    const row = async () => within(await canvas.findByRole('row', { name: new RegExp(seller.name) }));
    await userEvent.click(await (await row()).findByRole('button', { name: 'Remove badge' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the Verified badge?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove badge' }));
    await waitFor(async () => expect((await row()).getByText('Not Verified')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

/** If the removal fails, the confirmation stays open. */
export const AllSellersRemoveBadgeFailing = meta.story({
  args: { path: '/dashboard/allsellers', prepare: failing('verifySeller') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove badge' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove badge' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
});

export const AllSellersLoading = meta.story({
  args: { path: '/dashboard/allsellers', prepare: slow('listSellers') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All Sellers' })).toBeVisible();
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByText('No sellers yet')).not.toBeInTheDocument();
    await expect(canvas.queryByText(seller.email)).not.toBeInTheDocument();
  },
});

export const AllSellersEmpty = meta.story({
  args: { path: '/dashboard/allsellers', stock: emptyShop },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sellers yet')).toBeVisible();
  },
});

export const AllSellersFailing = meta.story({
  args: { path: '/dashboard/allsellers', prepare: failing('listSellers') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const AllBuyers = meta.story({
  args: { path: '/dashboard/allbuyers' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(buyer.email)).toBeVisible();
  },
});

/** A deleted user can register again once an admin allows it. */
export const AllBuyersAllowReturn = meta.story({
  args: { path: '/dashboard/allbuyers' },
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: new RegExp(buyer.name) }));
    await userEvent.click(row.getByRole('button', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    const form = within(canvas.getByRole('form', { name: 'Let a deleted user register again' }));
    const email = form.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(email, 'nobody@example.com{Enter}');
    await expect(await form.findByText('No deleted user has this e-mail.')).toBeVisible();
    await expect(email).toHaveValue('nobody@example.com');
    await userEvent.clear(email);
    await userEvent.type(email, `${buyer.email}{Enter}`);
    await expect(await form.findByText(`${buyer.email} can register again.`)).toBeVisible();
  },
});

export const AllBuyersLoading = meta.story({
  args: { path: '/dashboard/allbuyers', prepare: slow('listBuyers') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All Buyers' })).toBeVisible();
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByText('No buyers yet')).not.toBeInTheDocument();
    await expect(canvas.queryByText(buyer.email)).not.toBeInTheDocument();
  },
});

export const AllBuyersEmpty = meta.story({
  args: { path: '/dashboard/allbuyers', stock: emptyShop },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No buyers yet')).toBeVisible();
  },
});

export const AllBuyersFailing = meta.story({
  args: { path: '/dashboard/allbuyers', prepare: failing('listBuyers') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Messages = meta.story({
  args: { path: '/dashboard/messages' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(message.email)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  },
});

/** The messages that the dashboard counts. */
export const MessagesToAnswer = meta.story({
  args: { path: '/dashboard/messages?only=open' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as done' }));
    await expect(await canvas.findByRole('button', { name: 'Mark as not done' })).toHaveFocus();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});

export const MessagesLoading = meta.story({
  args: { path: '/dashboard/messages', prepare: slow('listMessages') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Messages' })).toBeVisible();
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByText('No messages')).not.toBeInTheDocument();
    await expect(canvas.queryByText(message.email)).not.toBeInTheDocument();
  },
});

export const MessagesEmpty = meta.story({
  args: { path: '/dashboard/messages', stock: emptyShop },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No messages')).toBeVisible();
  },
});

export const MessagesFailing = meta.story({
  args: { path: '/dashboard/messages', prepare: failing('listMessages') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A dashboard page for another role. */
export const NoAccess = meta.story({
  args: { path: '/dashboard/messages', as: newSeller },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page is for admins. You are signed in as a seller.')).toBeVisible();
  },
});
