'use client';

import {
  categories,
  conditions,
  type Count,
  type ProductFilters,
  productLocations,
  type ProductSearch,
  searchLimits,
} from '@apple-only/contract';
import { type ReactNode, useRef, useState } from 'react';
import { Field } from '../../forms/Field/Field.tsx';
import { Input } from '../../forms/Input/Input.tsx';
import { visuallyHidden } from '../../theme/global.css.ts';
import { filterLabels } from '../ActiveFilters/active-filters.ts';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import * as styles from './Filters.css.ts';

export const filtersLabels = {
  ...filterLabels,
  lowest: 'From',
  highest: 'Up to',
  notAnAmount: 'Enter an amount, such as 300.',
  products: 'products',
};
export type FiltersLabels = typeof filtersLabels;

export type Facets = ProductSearch['facets'];

export interface FiltersProps extends RootProps<HTMLDivElement> {
  /** The filters that are on. */
  filters: ProductFilters;
  /** Called with the changed filters. The words and the order stay. */
  onChange: (filters: ProductFilters) => void;
  /** The number of products for each choice, as the search answers it. Without it there are no numbers. */
  facets?: Facets | undefined;
  /** Whether nothing can be chosen yet. @default false */
  disabled?: boolean | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<FiltersLabels> | undefined;
}

/**
 * The filters of a search, each change at once: categories, conditions, a range of prices, locations, verified sellers, and
 * whether booked products are hidden. Renders a `<div>` with a `<fieldset>` for each.
 *
 * Accessibility: native checkboxes, named by the choice and its number of products. A price counts when its field is left, or by Enter.
 */
export function Filters({ filters, onChange, facets, disabled = false, labels, ...root }: FiltersProps) {
  const text = useLabels<FiltersLabels>('Filters', filtersLabels, labels);
  const count = ({ value }: { value: unknown }, facet: readonly ({ value: unknown } & Count)[] | undefined) =>
    facet?.find((one) => one.value === value);
  const box = (name: string, checked: boolean, counted: Count | undefined, change: (checked: boolean) => void) => (
    <label key={name} className={styles.choice} data-none={(counted?.count === 0 && !checked) || undefined}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        onChange={(event) => change(event.target.checked)}
      />
      <span className={styles.name}>{name}</span>
      {counted && (
        <span className={styles.count}>
          {text.count(counted)}
          <span className={visuallyHidden}> {text.products}</span>
        </span>
      )}
    </label>
  );
  const choices = <Name extends 'category' | 'condition' | 'location'>(
    name: Name,
    options: readonly NonNullable<ProductFilters[Name]>[number][],
    names: Record<string, string>,
  ) =>
    options.map((value) => {
      const chosen: readonly string[] = filters[name] ?? [];
      return box(names[value] ?? value, chosen.includes(value), count({ value }, facets?.[name]), (checked) => {
        const next = options.filter((one) => (one === value ? checked : chosen.includes(one)));
        onChange({ ...filters, [name]: next.length > 0 ? next : undefined });
      });
    });
  const flag = (name: 'verified' | 'available') =>
    box(text[name], filters[name] === true, count({ value: true }, facets?.[name]), (checked) =>
      onChange({ ...filters, [name]: checked || undefined }),
    );

  return (
    <div {...rootProps(root, styles.root)}>
      <Group name={text.category} disabled={disabled}>
        {choices('category', categories, text.categories)}
      </Group>
      <Group name={text.condition} disabled={disabled}>
        {choices('condition', conditions, text.conditions)}
      </Group>
      <Group name={text.price} disabled={disabled}>
        <Prices filters={filters} onChange={onChange} text={text} />
      </Group>
      <Group name={text.location} disabled={disabled}>
        {choices('location', productLocations, text.locations)}
      </Group>
      <Group name={text.seller} disabled={disabled}>
        {flag('verified')}
        {flag('available')}
      </Group>
    </div>
  );
}

function Group({ name, disabled, children }: { name: string; disabled: boolean; children: ReactNode }) {
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={styles.legend}>{name}</legend>
      {children}
    </fieldset>
  );
}

interface PricesProps extends Pick<FiltersProps, 'filters' | 'onChange'> {
  text: FiltersLabels;
}

function Prices({ filters, onChange, text }: PricesProps) {
  const change = (name: 'minPrice' | 'maxPrice', value: number | undefined) => {
    const minPrice = name === 'minPrice' ? value : filters.minPrice;
    const maxPrice = name === 'maxPrice' ? value : filters.maxPrice;
    // Whichever of the two was entered last, the lower one is the lowest price.
    const isTurned = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
    onChange({
      ...filters,
      minPrice: isTurned ? maxPrice : minPrice,
      maxPrice: isTurned ? minPrice : maxPrice,
    });
  };
  const prices = `${filters.minPrice} ${filters.maxPrice}`;
  return (
    <div className={styles.prices}>
      <Amount
        label={text.lowest}
        value={filters.minPrice}
        prices={prices}
        onChange={(value) => change('minPrice', value)}
        notAnAmount={text.notAnAmount}
      />
      <Amount
        label={text.highest}
        value={filters.maxPrice}
        prices={prices}
        onChange={(value) => change('maxPrice', value)}
        notAnAmount={text.notAnAmount}
      />
    </div>
  );
}

interface AmountProps {
  label: string;
  value: number | undefined;
  /** Both prices: a change of one may turn them. */
  prices: string;
  onChange: (value: number | undefined) => void;
  notAnAmount: string;
}

/** An amount of money, which counts once it is entered. */
function Amount({ label, value, prices, onChange, notAnAmount }: AmountProps) {
  const input = useRef<HTMLInputElement>(null);
  const [last, setLast] = useState({ value, prices });
  const [draft, setDraft] = useState(String(value ?? ''));
  const [isWrong, setIsWrong] = useState(false);
  /** The amount that was asked for last: what is entered is left as well, before the app may have answered. */
  const [asked, setAsked] = useState(value);
  const next = draft === '' ? undefined : Number(draft);
  if (last.prices !== prices) {
    setLast({ value, prices });
    // What is typed and not entered stays, if only the other price has changed.
    if (last.value !== value || next === asked) {
      setAsked(value);
      setDraft(String(value ?? ''));
      setIsWrong(false);
    }
  }
  const enter = () => {
    const isValid = input.current?.validity.valid ?? false;
    setIsWrong(!isValid);
    if (!isValid || next === asked) return;
    setAsked(next);
    onChange(next);
  };
  return (
    <Field label={label} error={isWrong ? notAnAmount : undefined}>
      <Input
        ref={input}
        type="number"
        inputMode="decimal"
        min={0}
        max={searchLimits.price}
        step={0.01}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={enter}
        onKeyDown={(event) => event.key === 'Enter' && enter()}
      />
    </Field>
  );
}
