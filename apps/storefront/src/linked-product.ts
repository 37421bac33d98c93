import type { ListedProduct } from '@apple-only/contract';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isNewIn } from './history-entries.ts';

/** The fields of a list's query that these hooks read. */
export type PagedQuery<Item> = Pick<
  UseInfiniteQueryResult<Item[]>,
  'data' | 'hasNextPage' | 'isFetching' | 'isError' | 'fetchNextPage'
>;

/** The id of the product that a list's address names. Links of earlier versions of the shop do, and people have saved them. */
export const linkedProductId = (search: string) => new URLSearchParams(search).get('product');

/** The product that an address names. Loads more of the list until it is found. */
export function useLinkedProduct<Item extends ListedProduct>(
  id: string | null,
  { data, hasNextPage, isFetching, isError, fetchNextPage }: PagedQuery<Item>,
) {
  const product = data?.find(({ _id }) => _id === id);
  const isNotFoundYet = id !== null && data !== undefined && !product;
  const hasToLoadMore = isNotFoundYet && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (hasToLoadMore) void fetchNextPage();
  }, [hasToLoadMore, fetchNextPage]);
  return { product, isMissing: isNotFoundYet && !hasNextPage };
}

/**
 * Scrolls to the element with this id and focuses it, once: as soon as it exists and `isReady` is true. Not on a return to the page or a
 * reload, which restore the scroll position.
 */
export function useScrollToElement(id: string | null, isReady: boolean) {
  const { key } = useLocation();
  const isNewVisit = useNavigationType() !== NavigationType.Pop || isNewIn(key);
  const scrolledToId = useRef<string>(null);
  useEffect(() => {
    if (!isReady || !isNewVisit || id === null || scrolledToId.current === id) return;
    const element = document.getElementById(id);
    if (!element) return;
    scrolledToId.current = id;
    element.tabIndex = -1;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
  }, [id, isReady, isNewVisit]);
}
