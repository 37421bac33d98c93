'use client';

import { searchLimits } from '@apple-only/contract';
import { useState } from 'react';
import { isComposing } from '../../forms/Field/composing.ts';
import { withWesternDigits } from '../../forms/Field/digits.ts';
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
    // The lower of the two is the minimum, whichever was entered last.
    const isReversed = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
    onChange({
      ...filters,
      minPrice: isReversed ? maxPrice : minPrice,
      maxPrice: isReversed ? minPrice : maxPrice,
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
  /** Both prices: a change of one can swap them. */
  prices: string;
  /** Whether any filter is active. An invalid amount is cleared with the last one, such as by 'Clear all'. */
  isFiltered: boolean;
  onChange: (value: number | undefined) => void;
  notAnAmount: string;
}

/** An amount as people write it: in the digits of any script, perhaps in groups, with a point or a comma before the cents. */
const amountPattern = /^(\d[\d\s.,'’٬]*?)(?:[.,٫](\d{1,2}))?$/;

/** The amount in a text: undefined if it is empty, NaN if it is not an amount, or too large. */
function amountIn(text: string): number | undefined {
  const western = withWesternDigits(text).trim();
  if (western === '') return undefined;
  const [, whole = '', cents = '0'] = amountPattern.exec(western) ?? [];
  const amount = whole === '' ? NaN : Number(`${whole.replaceAll(/\D/g, '')}.${cents}`);
  return amount <= searchLimits.price ? amount : NaN;
}

/** An amount of money, which applies once it is entered. Not `type=number`: there, browsers reject digits of other scripts. */
function Amount({ label, value, prices, isFiltered, onChange, notAnAmount }: AmountProps) {
  const [last, setLast] = useState({ value, prices, isFiltered });
  const [draft, setDraft] = useState(String(value ?? ''));
  const [isWrong, setIsWrong] = useState(false);
  /** The last reported amount: an entered field also loses the focus, perhaps before the app has answered. */
  const [reported, setReported] = useState(value);
  const next = amountIn(draft);
  if (last.prices !== prices || last.isFiltered !== isFiltered) {
    setLast({ value, prices, isFiltered });
    // Keep text that is not entered yet if only the other price has changed.
    if (last.value !== value || next === reported || (isWrong && !isFiltered)) {
      setReported(value);
      if (next !== value) setDraft(String(value ?? ''));
      setIsWrong(false);
    }
  }
  const enter = () => {
    const isValid = !Number.isNaN(next);
    setIsWrong(!isValid);
    if (!isValid || next === reported) return;
    setReported(next);
    onChange(next);
  };
  return (
    <Field label={label} error={isWrong ? notAnAmount : undefined}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={enter}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !isComposing(nativeEvent) && enter()}
      />
    </Field>
  );
}
