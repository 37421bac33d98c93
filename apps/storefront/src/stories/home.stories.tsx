import preview from '#storybook/preview';
import { headphones, iPhone, macBook, seller } from '@apple-only/contract/fixtures';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { Visit } from './visit.tsx';

const meta = preview.meta({
  title: 'Pages/Home',
  component: Visit,
  parameters: { layout: 'fullscreen' },
  args: { path: '/' },
});

/** Opens the form, which is closed on a phone. */
async function openForm(canvas: ReturnType<typeof within>) {
  const button = canvas.queryByRole('button', { name: 'Open the form' });
  if (button && getComputedStyle(button).display !== 'none') await userEvent.click(button);
}

export const Full = meta.story({
  args: { stock: { products: [macBook, { ...iPhone, advertised: true }, headphones], bookings: [] } },
  play: async ({ canvas }) => {
    // An advertised product is not shown again below.
    await expect(await canvas.findByText('Everything listed under iPhone is advertised above.')).toBeVisible();
    await expect(await canvas.findAllByRole('heading', { name: iPhone.name })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: macBook.name })).toBeVisible();
    const inMenu = canvas.queryByRole('button', { name: 'Menu' }) !== null;
    await expect(canvas.getByRole('link', { name: 'LOGIN', hidden: inMenu })).toBeInTheDocument();
    for (const number of ['1865', '1155', '889']) await expect(canvas.getByText(number)).toBeVisible();
    await openForm(canvas);
    await expect(await canvas.findByRole('button', { name: 'Add product' })).toBeVisible();
  },
});

export const AsSeller = meta.story({
  args: { as: seller },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'My Products' })).toBeVisible();
    await openForm(canvas);
    await expect(await canvas.findByDisplayValue(seller.email)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: {
    prepare: (shop) => {
      shop.delay(Infinity, 'listAdvertised');
      shop.delay(Infinity, 'listNewest');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Advertised' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: macBook.name })).not.toBeInTheDocument();
    await openForm(canvas);
    await expect(await canvas.findByRole('button', { name: 'Add product' })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { stock: { products: [], bookings: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is advertised right now.')).toBeVisible();
    await expect(await canvas.findByText('Nothing is listed under MacBook right now.')).toBeVisible();
    await openForm(canvas);
    await expect(await canvas.findByRole('button', { name: 'Add product' })).toBeVisible();
  },
});

/** Every section shows its own error, and the rest of the page stays. */
export const Failing = meta.story({
  args: {
    prepare: (shop) => {
      shop.fail('listAdvertised');
      shop.fail('listNewest');
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(4));
    await expect(canvas.getByText('1865')).toBeVisible();
    await openForm(canvas);
    await expect(await canvas.findByRole('button', { name: 'Add product' })).toBeVisible();
  },
});
