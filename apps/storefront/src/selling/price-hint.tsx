import { PriceHint, type ProductDraft } from '@apple-only/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useShop } from '../shop.ts';

/** How long typing must pause before a request to the shop, in milliseconds. */
const debounceDelay = 400;

/** A debounced value. */
function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceDelay);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

/**
 * The asking prices of similar products, while a form is filled in.
 * @param entered the input of the form
 * @param except the id of the product that the form edits
 */
export function usePriceHint(entered: ProductDraft, except?: string) {
  const { queries } = useShop();
  const { category, condition, selling_price } = entered;
  const typed = entered.name?.trim() ?? '';
  const name = useDebounced(typed);
  const input =
    category && name !== ''
      ? { name, category, ...(condition && { condition }), ...(except && { except }) }
      : undefined;
  const { data, isError } = useQuery({
    ...queries.priceGuide(input ?? { name, category: 'iphone' }),
    enabled: input !== undefined,
    placeholderData: keepPreviousData,
  });
  const answer = isError ? 'failed' : data;
  // Show it while the user is typing: when the response arrives, they may be at a field below.
  const guide = category && typed !== '' ? ((input && answer) ?? 'loading') : undefined;
  return <PriceHint guide={guide} price={selling_price} />;
}
