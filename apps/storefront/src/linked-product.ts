import type { Product } from '@apple-only/contract';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** The product that an address names. Reads the list on until it is found. */
export function useLinkedProduct<Item extends Product>(
  id: string | null,
  { data, hasNextPage, isFetching, isError, fetchNextPage }: UseInfiniteQueryResult<Item[]>,
) {
  const product = data?.find(({ _id }) => _id === id);
  const isSought = id !== null && data !== undefined && !product;
  const goesOn = isSought && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  return { product, isMissing: isSought && !hasNextPage };
}

/** Brings the user to the element of this id, once: as soon as it is there, and `ready`. */
export function useArrival(id: string | null, ready: boolean) {
  const arrived = useRef(false);
  useEffect(() => {
    if (!ready || arrived.current || id === null) return;
    const element = document.getElementById(id);
    if (!element) return;
    arrived.current = true;
    element.tabIndex = -1;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
  }, [id, ready]);
}
