'use client';

import { searchLimits } from '@apple-only/contract';
import { useRef, useState } from 'react';
import { Field } from '../../forms/Field/Field.tsx';
import { Input } from '../../forms/Input/Input.tsx';
import type { Filtering } from './filtering.ts';
import type { FiltersLabels } from './labels.ts';
import * as styles from './Filters.css.ts';

interface PricesProps extends Filtering {
  text: FiltersLabels;
}

/** The range of prices. */
export function Prices({ filters, onChange, text }: PricesProps) {
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
  const { q: _, sort: __, ...on } = filters;
  const isFiltered = Object.values(on).some((one) => one !== undefined);
  return (
    <div className={styles.prices}>
      <Amount
        label={text.lowest}
        value={filters.minPrice}
        prices={prices}
        isFiltered={isFiltered}
        onChange={(value) => change('minPrice', value)}
        notAnAmount={text.notAnAmount}
      />
      <Amount
        label={text.highest}
        value={filters.maxPrice}
        prices={prices}
        isFiltered={isFiltered}
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
  /** Whether any filter is on. A wrong amount goes with the last one, such as by 'Clear all'. */
  isFiltered: boolean;
  onChange: (value: number | undefined) => void;
  notAnAmount: string;
}

/** An amount of money, which counts once it is entered. */
function Amount({ label, value, prices, isFiltered, onChange, notAnAmount }: AmountProps) {
  const input = useRef<HTMLInputElement>(null);
  const [last, setLast] = useState({ value, prices, isFiltered });
  const [draft, setDraft] = useState(String(value ?? ''));
  const [isWrong, setIsWrong] = useState(false);
  /** The amount that was asked for last: what is entered is left as well, before the app may have answered. */
  const [asked, setAsked] = useState(value);
  const next = draft === '' ? undefined : Number(draft);
  if (last.prices !== prices || last.isFiltered !== isFiltered) {
    setLast({ value, prices, isFiltered });
    // What is typed and not entered stays, if only the other price has changed.
    if (last.value !== value || next === asked || (isWrong && !isFiltered)) {
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
