import type { ListedProduct } from '@apple-only/contract';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isNewIn } from './history-steps.ts';

/** The fields of a list's query that these hooks read. */
export type Listing<Item> = Pick<
  UseInfiniteQueryResult<Item[]>,
  'data' | 'hasNextPage' | 'isFetching' | 'isError' | 'fetchNextPage'
>;

/** The id of the product that a list's address names. Links of earlier versions of the shop do, and people have saved them. */
export const linkedIn = (search: string) => new URLSearchParams(search).get('product');

/** The product that an address names. Loads more of the list until it is found. */
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
 * Scrolls to the element with this id and focuses it, once: as soon as it exists and `ready` is true. Not on a return to the page or a
 * reload, which restore the scroll position.
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
