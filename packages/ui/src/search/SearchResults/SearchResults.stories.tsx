import preview from '#storybook/preview';
import type { ProductFilters } from '@apple-only/contract';
import { headphones, iPhone, macBook } from '@apple-only/contract/fixtures';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Grid } from '../../frame/Grid/Grid.tsx';
import { ProductCard } from '../../products/ProductCard/ProductCard.tsx';
import { ProductTile } from '../../products/ProductTile/ProductTile.tsx';
import { QuietError } from '../../states/QuietError/QuietError.tsx';
import { facets } from '../Filters/facets.suite.ts';
import { SearchResults, type SearchResultsProps } from './SearchResults.tsx';

function Controlled({ filters: first, onChange, ...rest }: SearchResultsProps<string, string>) {
  const [filters, setFilters] = useState(first);
  return (
    <main>
      <h1>Search</h1>
      <SearchResults
        {...rest}
        filters={filters}
        onChange={(next) => {
          setFilters(next);
          void onChange(next);
        }}
      />
    </main>
  );
}

const wanted: ProductFilters = { q: 'air', condition: ['Good', 'Excellent'] };

const meta = preview.meta({
  title: 'Search/SearchResults',
  component: SearchResults,
  args: {
    filters: wanted,
    onChange: fn(),
    total: { count: 24, more: false },
    facets,
    children: (
      <Grid columns={3}>
        {[macBook, iPhone, headphones].map((product) => (
          <ProductTile key={product._id} product={product} href="/category/macbook" headingLevel={2} />
        ))}
      </Grid>
    ),
  },
  render: (args) => <Controlled {...args} />,
});

const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

export const WithFilters = meta.story({
  globals: desktop,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('24 results');
    const filters = within(canvas.getByRole('complementary', { name: 'Filters' }));
    await userEvent.click(filters.getByRole('checkbox', { name: /^Dhaka/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.filters, location: ['Dhaka'] });
    await expect(canvas.getByRole('button', { name: 'Remove Dhaka' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'Lowest price');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.filters, location: ['Dhaka'], sort: 'price' });
  },
});

/** On small screens the filters are in a dialog. */
export const OnAPhone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
});

/** The dialog's button says how many products the filters find, and leads back to them. */
export const FiltersInADialog = meta.story({
  args: { filtersDialog: { onOpenChange: fn() } },
  globals: phone,
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filters (2)' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Khulna/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.filters, location: ['Khulna'] });
    await userEvent.click(dialog.getByRole('button', { name: 'Show 24 results' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.filtersDialog?.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'done' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters (3)' })).toHaveFocus());
  },
});

/** An invalid price is not ignored. */
export const NotAPriceInTheDialog = meta.story({
  globals: phone,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (2)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const show = dialog.getByRole('button', { name: 'Show 24 results' });
    const lowest = dialog.getByRole('textbox', { name: 'From' });
    await userEvent.type(lowest, '-5');
    await userEvent.click(show);
    await waitFor(() => expect(lowest).toHaveFocus());
    await expect(lowest).toHaveAccessibleDescription('Enter an amount, such as 300.');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(lowest);
    await userEvent.type(lowest, '300');
    await userEvent.click(show);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.filters, minPrice: 300 });
  },
});

/** An invalid price is not an active filter, but is cleared along with those. */
export const NotAPriceCleared = meta.story({
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    const lowest = canvas.getByRole('textbox', { name: 'From' });
    await userEvent.type(lowest, '-5');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Good' }));
    await expect(lowest).toHaveAccessibleDescription('Enter an amount, such as 300.');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(lowest).toHaveValue('');
    await expect(lowest).toBeValid();
    await expect(lowest).not.toHaveAccessibleDescription();
  },
});

/** The earlier results stay until the next ones arrive. */
export const Busy = meta.story({
  globals: desktop,
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});

/** The list's offset in the results, independent of scrolling. */
const topOf = (canvas: HTMLElement) => {
  const [list, results] = ['section article', 'section'].map((name) => canvas.querySelector(name));
  return Number(list?.getBoundingClientRect().top) - Number(results?.getBoundingClientRect().top);
};

/** The active filters are in the line of the number: neither the first nor any further one moves the results. */
export const NoLayoutShift = meta.story({
  globals: desktop,
  args: { filters: {} },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const top = topOf(canvasElement);
    for (const name of [/^Dhaka/, /^Chittagong/, /^Khulna/, /^Fair/, /^Good/, /^Excellent/, /^iPhone 13/, /^128 GB/]) {
      await userEvent.click(canvas.getByRole('checkbox', { name }));
      await expect(topOf(canvasElement)).toBe(top);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    await expect(topOf(canvasElement)).toBe(top);
  },
});

export const NoLayoutShiftOnAPhone = meta.story({
  globals: phone,
  args: { filters: {} },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const top = topOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    for (const name of [/^Dhaka/, /^Khulna/, /^Good/, /^128 GB/]) {
      await userEvent.click(dialog.getByRole('checkbox', { name }));
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Show 24 results' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Remove 128 GB' })).toBeVisible();
    await expect(topOf(canvasElement)).toBe(top);
  },
});

/** Cards of one category: on a desktop of the usual width, the filters leave room for two columns. */
export const InCategory = meta.story({
  globals: desktop,
  args: {
    items: 'card',
    inCategory: 'macBook',
    filters: { storage: ['256 GB'] },
    children: (
      <Grid columns={2}>
        {[macBook, { ...macBook, _id: iPhone._id, name: 'MacBook Air' }].map((product) => (
          <ProductCard key={product._id} product={product} href="/product" />
        ))}
      </Grid>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove 256 GB' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Category' })).not.toBeInTheDocument();
    const [first, second] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().top);
    await expect(second).toBe(first);
  },
});

export const CountLoading = meta.story({
  globals: desktop,
  args: { total: undefined, facets: undefined, disabled: true, filters: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching');
    await expect(canvas.getByRole('combobox', { name: 'Sort' })).toBeDisabled();
  },
});

/** The content that replaces the list reports the failure. Number, models and sizes do not show as loading. */
export const Failed = meta.story({
  globals: desktop,
  args: {
    total: undefined,
    facets: undefined,
    failed: true,
    children: <QuietError title="Couldn’t load the results" onRetry={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText('Searching')).not.toBeInTheDocument();
    for (const name of ['Model', 'Storage']) {
      await expect(canvas.queryByRole('group', { name })).not.toBeInTheDocument();
    }
    await expect(canvas.getByRole('checkbox', { name: 'iPhone' })).toBeEnabled();
  },
});

export const One = meta.story({
  globals: desktop,
  args: { total: { count: 1, more: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 result');
  },
});

export const Thousands = meta.story({
  globals: desktop,
  args: { total: { count: 1000, more: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1,000+ results');
  },
});

export const At320 = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
