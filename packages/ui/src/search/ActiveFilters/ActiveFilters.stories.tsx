import preview from '#storybook/preview';
import type { ProductFilters } from '@apple-only/contract';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ActiveFilters, type ActiveFiltersProps } from './ActiveFilters.tsx';

const some: ProductFilters = { condition: ['Good', 'Excellent'], location: ['Dhaka'] };
const all: ProductFilters = {
  q: 'iphone',
  sort: 'price',
  category: ['iphone', 'accessories'],
  model: ['iPhone 13'],
  storage: ['128 GB', '256 GB'],
  minBattery: 85,
  condition: ['Good'],
  location: ['Dhaka'],
  verified: true,
  available: true,
  minPrice: 300,
  maxPrice: 1250,
};

function Controlled({ filters: first, onChange, ...rest }: ActiveFiltersProps<string, string>) {
  const [filters, setFilters] = useState(first);
  return (
    <section aria-label="Results">
      <ActiveFilters
        {...rest}
        filters={filters}
        onChange={(next) => {
          setFilters(next);
          onChange(next);
        }}
      />
    </section>
  );
}

const meta = preview.meta({
  title: 'Search/ActiveFilters',
  component: ActiveFilters,
  args: { filters: some, onChange: fn() },
  render: (args) => <Controlled {...args} />,
});

export const Some = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Filters that are on' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Good' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ condition: ['Excellent'], location: ['Dhaka'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Excellent' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ condition: undefined, location: ['Dhaka'] });
  },
});

/** Each filter by its name, without the search words and the order. */
export const All = meta.story({
  args: { filters: all },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'iPhone',
      'Accessories',
      'iPhone 13',
      '128 GB',
      '256 GB',
      'Good',
      'From $300',
      'Up to $1,250',
      'Battery 85 % or more',
      'Dhaka',
      'Verified sellers only',
      'Hide booked',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ q: 'iphone', sort: 'price' });
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** Values that only an address can set. */
export const FromAddress = meta.story({
  args: { filters: { verified: false, available: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove Not verified sellers only' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Booked only' })).toBeVisible();
  },
});

/** The focus moves from a removed filter to the next one, else to the one before, and finally to the results. */
export const FocusMovesOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Dhaka' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Good' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'Results' })).toHaveFocus();
  },
});

export const None = meta.story({
  args: { filters: { q: 'iphone', sort: 'newest' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const At320 = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  args: { filters: all },
  play: async ({ canvas, canvasElement }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
