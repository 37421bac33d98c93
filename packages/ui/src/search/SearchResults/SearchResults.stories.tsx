import preview from '#storybook/preview';
import type { ProductFilters } from '@apple-only/contract';
import { headphones, iPhone, macBook } from '@apple-only/contract/fixtures';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Grid } from '../../frame/Grid/Grid.tsx';
import { ProductTile } from '../../products/ProductTile/ProductTile.tsx';
import { facets } from '../Filters/facets.suite.ts';
import { SearchResults, type SearchResultsProps } from './SearchResults.tsx';

function Controlled({ filters: first, onChange, ...rest }: SearchResultsProps) {
  const [filters, setFilters] = useState<ProductFilters>(first);
  return (
    <main>
      <h1>Search</h1>
      <SearchResults
        {...rest}
        filters={filters}
        onChange={(next) => {
          setFilters(next);
          onChange(next);
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

export const Beside = meta.story({
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

/** Its button says how many products the filters find, and leads back to them. */
export const FiltersInADialog = meta.story({
  globals: phone,
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filters (2)' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Khulna/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.filters, location: ['Khulna'] });
    await userEvent.click(dialog.getByRole('button', { name: 'Show 24 results' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters (3)' })).toHaveFocus());
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

export const NotCountedYet = meta.story({
  globals: desktop,
  args: { total: undefined, facets: undefined, disabled: true, filters: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching');
    await expect(canvas.getByRole('combobox', { name: 'Sort' })).toBeDisabled();
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
