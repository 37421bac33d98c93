import preview from '#storybook/preview';
import { headphones, iPhone, macBook } from '@apple-only/contract/fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../paths.ts';
import { desktop, phone, thirty, Visit } from './visit.tsx';

const meta = preview.meta({
  title: 'Pages/Search',
  component: Visit,
  parameters: { layout: 'fullscreen' },
  args: { path: '/search' },
});

const stock = { products: [macBook, { ...iPhone, booking: false }, headphones], bookings: [] };

/** Many of the same, in two conditions. */
const many = thirty((index) => ({ condition: index % 3 === 0 ? 'Fair' : 'Good' }));

/** Without search words, the page lists all products. */
export const AllProducts = meta.story({
  globals: desktop,
  args: { stock },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 results')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: macBook.name })).toHaveAttribute('href', paths.product(macBook));
    await expect(canvas.queryByText(macBook.seller_email)).not.toBeInTheDocument();
  },
});

/** The address sets the filters, and each change updates the address. */
export const Filtered = meta.story({
  globals: desktop,
  args: { path: '/search?q=macbook&condition=Good&sort=price', stock: { products: many, bookings: [] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('20 results')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Results for “macbook”' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Sort' })).toHaveValue('price');
    const filters = within(canvas.getByRole('complementary', { name: 'Filters' }));
    await userEvent.click(filters.getByRole('checkbox', { name: /^Fair/ }));
    await expect(await canvas.findByText('30 results')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText('All 30 shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Good' }));
    await expect(await canvas.findByText('10 results')).toBeVisible();
  },
});

/** A filter that is removed while more results load stays off: the late response belongs to another search. */
export const FilteredWhileMoreLoads = meta.story({
  globals: desktop,
  args: {
    path: '/search?condition=Good&condition=Fair',
    stock: { products: many, bookings: [] },
    prepare: (shop) => shop.delay(200, 'searchProducts'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Good' }));
    await expect(await canvas.findByText('10 results')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove Good' })).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({
  globals: phone,
  args: { path: '/search?q=macbook', stock: { products: many, bookings: [] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('30 results')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Search products' })).toHaveValue('macbook');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Fair/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Show 10 results' }));
    await expect(await canvas.findByRole('button', { name: 'Filters (1)' })).toBeVisible();
  },
});

/** The results update while the user types. */
export const WhileTyping = meta.story({
  globals: desktop,
  args: { stock },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 results')).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search products' }), 'iphone');
    await expect(await canvas.findByText('1 result')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Results for “iphone”' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Search products' })).toHaveValue('iphone');
  },
});

export const Loading = meta.story({
  globals: desktop,
  args: { prepare: (shop) => shop.delay(Infinity, 'searchProducts') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Searching')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'iPhone' })).toBeVisible();
  },
});

export const Failed = meta.story({
  globals: desktop,
  args: { stock, prepare: (shop) => void shop.fail('searchProducts') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the results')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'iPhone' })).toBeEnabled();
    await expect(canvas.queryByText('Searching')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('group', { name: 'Storage' })).not.toBeInTheDocument();
  },
});

/** Suggests filters to remove, with counts from the facets, a search without the prices, and one without the words. */
export const NothingFound = meta.story({
  globals: desktop,
  args: { path: '/search?q=macbook&category=macBook&maxPrice=20', stock },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove Up to $20 (1)' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Remove MacBook \(/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Up to $20 (1)' }));
    await expect(await canvas.findByText('1 result')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Results' })).toHaveFocus());
  },
});

/** Leaves out values that the call would refuse. */
export const InvalidValues = meta.story({
  globals: desktop,
  args: { path: '/search?sort=zzz&minPrice=abc&category=nokia&condition=Good&condition=Bad&verified=perhaps', stock },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove Good' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    await expect(canvas.queryByText('Couldn’t load the results')).not.toBeInTheDocument();
  },
});
