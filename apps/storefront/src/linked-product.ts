import type { ListedProduct } from '@apple-only/contract';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isNewIn } from './history-steps.ts';

/** What is read of the query of a list. */
export type Listing<Item> = Pick<
  UseInfiniteQueryResult<Item[]>,
  'data' | 'hasNextPage' | 'isFetching' | 'isError' | 'fetchNextPage'
>;

/** The id of the product that an address of a list names: links of earlier versions of the shop, which people have kept. */
export const linkedIn = (search: string) => new URLSearchParams(search).get('product');

/** The product that an address names. Reads the list on until it is found. */
export function useLinkedProduct<Item extends ListedProduct>(
  id: string | null,
  { data, hasNextPage, isFetching, isError, fetchNextPage }: Listing<Item>,
) {
  const product = data?.find(({ _id }) => _id === id);
  const isSought = id !== null && data !== undefined && !product;
  const goesOn = isSought && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  return { product, isMissing: isSought && !hasNextPage };
}

/**
 * Brings the user to the element of this id, once: as soon as it is there, and `ready`. Not a user who comes back to the page, or
 * reloads it: they return to where they were.
 */
export function useArrival(id: string | null, ready: boolean) {
  const { key } = useLocation();
  const arrives = useNavigationType() !== NavigationType.Pop || isNewIn(key);
  const arrived = useRef<string>(null);
  useEffect(() => {
    if (!ready || !arrives || id === null || arrived.current === id) return;
    const element = document.getElementById(id);
    if (!element) return;
    arrived.current = id;
    element.tabIndex = -1;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
  }, [id, ready, arrives]);
}
