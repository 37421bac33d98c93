import { PriceHint, type ProductDraft } from '@apple-only/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useShop } from '../shop.ts';

/** How long typing must pause before the shop is asked, in milliseconds. */
const pause = 400;

/** A value, once it has not changed for a while. */
function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

/**
 * What similar products ask, while a form is filled in.
 * @param entered what the form has
 * @param except the id of the product that the form changes
 */
export function usePriceHint(entered: ProductDraft, except?: string) {
  const { queries } = useShop();
  const { category, condition, selling_price } = entered;
  const typed = entered.name?.trim() ?? '';
  const name = usePaused(typed);
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
  // Already while typing: by its answer, the user may be at a field below.
  const guide = category && typed !== '' ? ((input && answer) ?? 'loading') : undefined;
  return <PriceHint guide={guide} price={selling_price} />;
}
