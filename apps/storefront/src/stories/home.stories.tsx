import preview from '#storybook/preview';
import { headphones, iPhone, macBook, seller } from '@apple-only/contract/fixtures';
import { expect, waitFor } from 'storybook/test';
import { Visit } from './visit.tsx';

const meta = preview.meta({ title: 'Pages/Home', component: Visit, args: { path: '/' } });

export const Full = meta.story({
  args: { stock: { products: [macBook, { ...iPhone, advertised: true }, headphones], bookings: [] } },
  play: async ({ canvas }) => {
    // An advertised product is not shown again below.
    await expect(await canvas.findByText('Everything listed under iPhone is advertised above.')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { name: iPhone.name })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: macBook.name })).toBeVisible();
    const inMenu = canvas.queryByRole('button', { name: 'Menu' }) !== null;
    await expect(canvas.getByRole('link', { name: 'LOGIN', hidden: inMenu })).toBeInTheDocument();
    for (const number of ['1865', '1155', '889']) await expect(canvas.getByText(number)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Add product' })).toBeVisible();
  },
});

export const AsSeller = meta.story({
  args: { as: seller },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'My Products' })).toBeVisible();
    await expect(await canvas.findByDisplayValue(seller.email)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: {
    weather: (shop) => {
      shop.delay(Infinity, 'listAdvertised');
      shop.delay(Infinity, 'listNewest');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Advertised' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: macBook.name })).not.toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Add product' })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { stock: { products: [], bookings: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is advertised right now.')).toBeVisible();
    await expect(await canvas.findByText('Nothing is listed under MacBook right now.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Add product' })).toBeVisible();
  },
});

/** Every section shows its own error, and the rest of the page is there. */
export const Failing = meta.story({
  args: {
    weather: (shop) => {
      shop.fail('listAdvertised');
      shop.fail('listNewest');
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(4));
    await expect(canvas.getByText('1865')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Add product' })).toBeVisible();
  },
});
