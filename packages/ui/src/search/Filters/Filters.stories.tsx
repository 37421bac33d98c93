import preview from '#storybook/preview';
import { type ProductFilters, searchLimits } from '@apple-only/contract';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { Filters, type FiltersProps } from './Filters.tsx';
import { facets } from './facets.suite.ts';

function Controlled({ filters: first, onChange, ...rest }: FiltersProps<string, string>) {
  const [filters, setFilters] = useState(first);
  return (
    <Filters
      {...rest}
      filters={filters}
      onChange={(next) => {
        setFilters(next);
        onChange(next);
      }}
    />
  );
}

const none: ProductFilters = {};

const meta = preview.meta({
  title: 'Search/Filters',
  component: Filters,
  args: { filters: none, facets, onChange: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: '18rem' }}>
      <Controlled {...args} />
    </div>
  ),
});

export const NothingChosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    for (const name of [
      'Category',
      'Model',
      'Storage',
      'Condition',
      'Price',
      'Battery health',
      'Location',
      'Seller and state',
    ]) {
      await expect(canvas.getByRole('group', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('checkbox', { name: 'iPhone 12 products' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Good/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Fair/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ condition: ['Fair', 'Good'] });
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Good/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Fair/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ condition: undefined });
  },
});

/** The search words and the order stay as they are. */
export const Chosen = meta.story({
  args: {
    filters: { q: 'iphone', sort: 'price', category: ['iphone'], verified: true, minPrice: 300, maxPrice: 500 },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'iPhone 12 products' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Verified sellers only/ })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('300');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Hide booked/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.filters, available: true });
  },
});

/** The models and sizes found, the most frequent models first. */
export const ModelsAndSizes = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const models = within(canvas.getByRole('group', { name: 'Model' }));
    await expect(models.getAllByRole('checkbox')).toHaveLength(5);
    await userEvent.click(models.getByRole('button', { name: 'Show 2 more', expanded: false }));
    await userEvent.click(models.getByRole('checkbox', { name: 'iPad mini 3 products' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ model: ['iPad mini'] });
    await userEvent.click(models.getByRole('button', { name: 'Show fewer', expanded: true }));
    // A chosen model stays.
    await expect(models.getByRole('checkbox', { name: /^iPad mini/ })).toBeChecked();
    await expect(models.getAllByRole('checkbox')).toHaveLength(6);
    const sizes = within(canvas.getByRole('group', { name: 'Storage' }));
    await expect(sizes.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(sizes.getByRole('checkbox', { name: /^256 GB/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ model: ['iPad mini'], storage: ['256 GB'] });
  },
});

/** The number of a single size is at the edge, like all others. */
export const OneSize = meta.story({
  args: { facets: { ...facets, storage: facets.storage.filter(({ value }) => value === '256 GB') } },
  play: async ({ canvas }) => {
    const edge = (group: string, count: string) =>
      within(canvas.getByRole('group', { name: group }))
        .getByText(count, { exact: true })
        .getBoundingClientRect().right;
    await expect(edge('Storage', '4')).toBe(edge('Category', '12'));
  },
});

/** Values that only an address can set can be removed: a model and a size that no product has, and another percentage. */
export const FromAddress = meta.story({
  args: { filters: { model: ['iphone 13', 'iPhone 99'], storage: ['8 TB'], minBattery: 83 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: /^iPhone 13/ })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Battery health' })).toHaveDisplayValue('83 % or more');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'iPhone 99' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.filters, model: ['iphone 13'] });
    await userEvent.click(canvas.getByRole('checkbox', { name: /^8 TB/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^iPhone 13/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ model: undefined, storage: undefined, minBattery: 83 });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Battery health' }), '90 % or more');
    await expect(args.onChange).toHaveBeenLastCalledWith({ model: undefined, storage: undefined, minBattery: 90 });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Battery health' }), 'Any');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      model: undefined,
      storage: undefined,
      minBattery: undefined,
    });
  },
});

/** The maximum that a search accepts: another model can be chosen once one is removed. */
export const MaxModels = meta.story({
  args: { filters: { model: Array.from({ length: searchLimits.models }, (_, index) => `iPhone ${50 + index}`) } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: /^iPhone 13/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'iPhone 50' }));
    await expect(canvas.getByRole('checkbox', { name: /^iPhone 13/ })).toBeEnabled();
  },
});

/** The page names the category. Accessories have no battery filter. */
export const InCategory = meta.story({
  args: { inCategory: 'accessories' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Condition' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Category' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('group', { name: 'Battery health' })).not.toBeInTheDocument();
  },
});

/** A price applies on Enter, or when its field loses the focus. */
export const PriceEntered = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), '300');
    // Of an input method, which takes the digits that are being composed.
    await fireEvent.keyDown(canvas.getByRole('textbox', { name: 'From' }), { key: 'Enter', isComposing: true });
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ minPrice: 300, maxPrice: undefined });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Up to' }), '499.5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ minPrice: 300, maxPrice: 499.5 });
    await userEvent.clear(canvas.getByRole('textbox', { name: 'From' }));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ minPrice: undefined, maxPrice: 499.5 });
  },
});

/** A price is reported only once if the user presses Enter and then leaves the field, however late the app responds. */
export const PriceReportedOnce = meta.story({
  render: (args) => <Filters {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const lowest = canvas.getByRole('textbox', { name: 'From' });
    await userEvent.type(lowest, '300{Enter}');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.type(lowest, '0');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ minPrice: 3000, maxPrice: undefined });
  },
});

/** The lower price is the minimum, whichever field it is in. */
export const PricesSwapped = meta.story({
  args: { filters: { minPrice: 300 } },
  play: async ({ args, canvas, userEvent }) => {
    const [lowest, highest] = [
      canvas.getByRole('textbox', { name: 'From' }),
      canvas.getByRole('textbox', { name: 'Up to' }),
    ];
    await userEvent.type(highest, '200{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ minPrice: 200, maxPrice: 300 });
    await expect(lowest).toHaveValue('200');
    await userEvent.clear(lowest);
    await userEvent.type(lowest, '300{Enter}');
    await userEvent.clear(highest);
    // Its own price stays the same, because the other one becomes the lower.
    await userEvent.type(highest, '200{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ minPrice: 200, maxPrice: 300 });
    await expect(highest).toHaveValue('300');
    await expect(lowest).toHaveValue('200');
  },
});

export const NotAPrice = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const lowest = canvas.getByRole('textbox', { name: 'From' });
    for (const wrong of ['-5', 'cheap', '1e5', String(searchLimits.price + 1)]) {
      await userEvent.clear(lowest);
      await userEvent.type(lowest, `${wrong}{Enter}`);
      await expect(lowest).toHaveAccessibleDescription('Enter an amount, such as 300.');
      await expect(lowest).toBeInvalid();
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** The numbers are unknown, or still loading. */
export const WithoutCounts = meta.story({
  args: { facets: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'iPhone' })).toBeVisible();
    await expect(canvas.queryByText('12')).not.toBeInTheDocument();
  },
});

/** The page does not accept choices yet. */
export const Disabled = meta.story({
  args: { disabled: true, facets: undefined },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
});

export const At320 = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    for (const box of canvas.getAllByRole('checkbox')) {
      await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
