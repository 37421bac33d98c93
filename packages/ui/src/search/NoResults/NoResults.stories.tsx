import preview from '#storybook/preview';
import type { ProductFilters } from '@apple-only/contract';
import { expect, fn } from 'storybook/test';
import { noFacets } from '../Filters/facets.suite.ts';
import { NoResults } from './NoResults.tsx';

const wanted: ProductFilters = { q: 'iphone 13', condition: ['Excellent'], location: ['Barisal'] };

const meta = preview.meta({
  title: 'Search/NoResults',
  component: NoResults,
  args: { filters: wanted, onChange: fn() },
});

/** The filters whose removal helps, each with its number of products. */
export const OneFilterHelps = meta.story({
  args: {
    facets: {
      ...noFacets,
      condition: [
        { value: 'Fair', count: 0, more: false },
        { value: 'Good', count: 3, more: false },
        { value: 'Excellent', count: 0, more: false },
      ],
    },
    // For a price and a model that are no longer in the search.
    without: {
      words: { count: 1000, more: true },
      price: { count: 41, more: false },
      model: { count: 41, more: false },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No product matches all of this')).toBeVisible();
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Remove Excellent (3)',
      'Remove “iphone 13” (1,000+)',
      'Clear all filters',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Excellent (3)' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.filters, condition: undefined });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ q: 'iphone 13' });
  },
});

export const PricesHelp = meta.story({
  args: {
    filters: { minPrice: 1, maxPrice: 20, category: ['macBook'] },
    facets: noFacets,
    without: { price: { count: 41, more: false } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove From $1, Up to $20 (41)' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      category: ['macBook'],
      minPrice: undefined,
      maxPrice: undefined,
    });
  },
});

/** Counts all products without the filter, including those that do not state the fact. */
export const FactFilterHelps = meta.story({
  args: {
    filters: { model: ['iPhone 13'], storage: ['1 TB', '2 TB'], minBattery: 95 },
    facets: noFacets,
    without: {
      model: { count: 0, more: false },
      storage: { count: 12, more: false },
      battery: { count: 2, more: false },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Remove 1 TB, 2 TB (12)',
      'Remove Battery 95 % or more (2)',
      'Clear all filters',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 1 TB, 2 TB (12)' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.filters, storage: undefined });
  },
});

export const NoSingleFilterHelps = meta.story({
  args: { facets: noFacets, without: { words: { count: 0, more: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Removing one filter is not enough.')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

/** There is no filter to remove. */
export const WordsOnly = meta.story({
  args: { filters: { q: 'nokia 3310' }, facets: noFacets, without: { words: { count: 80, more: false } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No product has these words')).toBeVisible();
    await expect(canvas.getByText('Check the spelling, or use fewer words.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all products' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
  },
});
