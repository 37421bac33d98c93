'use client';

import { type Category, conditions, type ProductLocation, storageSizes } from '@apple-only/contract';
import { Select } from '../../forms/Select/Select.tsx';
import {
  gradedAs,
  namedCategories,
  namedLocations,
  optionsOf,
  type OwnChoices,
} from '../../parts/ShopProvider/choices.ts';
import { useShop } from '../../parts/ShopProvider/ShopProvider.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import * as styles from './Filters.css.ts';
import { Choice, countIn } from './Choice.tsx';
import type { AnyFilters, Facets, Filtering, ShopFilters } from './filtering.ts';
import { Group } from './Group.tsx';
import { Models } from './Models.tsx';
import { Prices } from './Prices.tsx';
import { filtersLabels, type FiltersLabels } from './labels.ts';

export type { Facets, ShopFilters };

/** The filters with few choices. Choosing several widens the search. */
type ChoiceName = 'category' | 'condition' | 'location' | 'storage';

interface Options<Value extends string> {
  options: readonly Value[];
  /** The names that differ from the values. */
  names?: Readonly<Record<string, string>> | undefined;
}

export interface FiltersProps<OwnCategory extends string = Category, OwnLocation extends string = ProductLocation>
  extends RootProps<HTMLDivElement>, Filtering<ShopFilters<OwnCategory, OwnLocation>> {
  /** Whether all filters are disabled, such as while the page hydrates. @default false */
  disabled?: boolean | undefined;
  /** Whether the numbers are loading: room is reserved for models and sizes, which load with them. @default false */
  counting?: boolean | undefined;
  /** The category of all products, if the page has only one: the filter for categories is then left out. */
  inCategory?: NoInfer<OwnCategory> | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<FiltersLabels> | undefined;
}

/**
 * The filters of a search: categories, models, storage, conditions, a range of prices, battery health, locations,
 * verified sellers, and whether booked products are hidden. Each change applies at once. The models and sizes to choose
 * from are those of the found products. Renders a `<div>` with a `<fieldset>` for each filter.
 *
 * Accessibility: native checkboxes, named by the choice and its number of products. A price applies on Enter, or when its field loses the focus.
 */
export function Filters<OwnCategory extends string = Category, OwnLocation extends string = ProductLocation>({
  filters,
  onChange: onTypedChange,
  facets,
  disabled = false,
  counting = false,
  inCategory,
  labels,
  ...root
}: FiltersProps<OwnCategory, OwnLocation>) {
  const text = useLabels<FiltersLabels>('Filters', filtersLabels, labels);
  const shop = useShop();
  // The shop's categories and places are those of the type parameters.
  const onChange = onTypedChange as (filters: AnyFilters) => void;
  const shared = { filters, onChange, facets, text };
  const sizes = sizesOf(shared);
  const choices = <Name extends ChoiceName>(
    name: Name,
    { options, names = {} }: Options<NonNullable<AnyFilters[Name]>[number]>,
  ) =>
    options.map((value) => {
      const chosen: readonly string[] = filters[name] ?? [];
      const change = (checked: boolean) => {
        const next = options.filter((one) => (one === value ? checked : chosen.includes(one)));
        onChange({ ...filters, [name]: next.length > 0 ? next : undefined });
      };
      return (
        <Choice
          key={value}
          name={names[value] ?? value}
          checked={chosen.includes(value)}
          counted={countIn(facets?.[name], value)}
          onChange={change}
          text={text}
        />
      );
    });
  const flag = (name: 'verified' | 'available') => (
    <Choice
      name={text[name]}
      checked={filters[name] === true}
      counted={countIn(facets?.[name], true)}
      onChange={(checked) => onChange({ ...filters, [name]: checked || undefined })}
      text={text}
    />
  );

  return (
    <div {...rootProps(root, styles.root)}>
      {!inCategory && (
        <Group name={text.category} disabled={disabled}>
          {choices('category', optionsOf(namedCategories(shop, text.categories)))}
        </Group>
      )}
      <Models {...shared} disabled={disabled} counting={counting} />
      {(counting || sizes.length > 0) && (
        <Group name={text.storage} disabled={disabled} room={counting ? 'sizes' : undefined}>
          <div className={styles.pairs}>{choices('storage', { options: sizes })}</div>
        </Group>
      )}
      <Group name={text.condition} disabled={disabled}>
        {choices('condition', { options: conditions, names: text.conditions })}
      </Group>
      <Group name={text.price} disabled={disabled}>
        <Prices filters={filters} onChange={onChange} text={text} />
      </Group>
      {(hasBattery(inCategory, shop) || filters.minBattery !== undefined) && (
        <Group name={text.battery} disabled={disabled}>
          <Battery filters={filters} onChange={onChange} text={text} />
        </Group>
      )}
      <Group name={text.location} disabled={disabled}>
        {choices('location', optionsOf(namedLocations(shop, text.locations).products))}
      </Group>
      <Group name={text.seller} disabled={disabled}>
        {flag('verified')}
        {flag('available')}
      </Group>
    </div>
  );
}

/** The sizes that are found. A size in the search stays, so that it can be removed. */
const sizesOf = ({ filters, facets }: Filtering) =>
  storageSizes.filter((size) => (countIn(facets?.storage, size)?.count ?? 0) > 0 || filters.storage?.includes(size));

/** Whether devices of a category can have a battery. Without a category, they can. */
const hasBattery = (category: string | undefined, shop: OwnChoices) =>
  category === undefined || gradedAs(category, shop) !== 'accessories';

/** The choices of minimum battery health, in %. */
const percentages = [80, 85, 90, 95];

/** The minimum battery health. A value that only the address sets is a choice, too. */
function Battery({ filters, onChange, text }: Filtering & { text: FiltersLabels }) {
  const { minBattery } = filters;
  const offered = new Set(minBattery === undefined ? percentages : [...percentages, minBattery]);
  const options = [...offered].toSorted((one, other) => one - other);
  return (
    <Select
      aria-label={text.battery}
      options={['', ...options.map(String)]}
      names={{ '': text.anyBattery, ...Object.fromEntries(options.map((one) => [one, text.atLeast(one)])) }}
      value={String(minBattery ?? '')}
      onChange={({ target: { value } }) =>
        onChange({ ...filters, minBattery: value === '' ? undefined : Number(value) })
      }
    />
  );
}
