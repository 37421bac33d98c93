import type { ListPart } from '@apple-only/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListQuery, ListState } from './list.tsx';

/** Loads all pages of a list, if `isEnabled`: only a complete list can be counted or filtered. */
export function useWholeList<Item>(query: ListQuery<Item>, isEnabled = true): ListState<Item> {
  const { data, isError, isFetching, refetch } = query;
  const fetchNext = 'hasNextPage' in query && query.hasNextPage ? query.fetchNextPage : undefined;
  const hasToLoadMore = isEnabled && !isFetching && !isError;
  useEffect(() => {
    if (hasToLoadMore) void fetchNext?.();
  }, [hasToLoadMore, fetchNext]);
  return { data: fetchNext ? undefined : data, isError, isFetching, refetch };
}

/** A part of a list that has an address of its own. */
interface Part<Item> {
  /** Describes its items. */
  text: string;
  /** The text if it is empty. */
  emptyText: string;
  has: (item: Item) => boolean;
}
export type Parts<Item> = Partial<Record<ListPart, Part<Item>>>;

/**
 * The part of a list that the address names (`?only=`), with its items, or else the whole list.
 * An item that no longer belongs to the part after an action of the user stays, with the focus, until the user leaves the part.
 */
export function useListPart<Item extends { _id: string }>(query: ListQuery<Item>, parts: Parts<Item>) {
  const [params] = useSearchParams();
  const only = params.get('only');
  const part = Object.entries(parts).find(([name]) => name === only)?.[1];
  const whole = useWholeList(query, part !== undefined);
  const [shown, setShown] = useState({ only, ids: new Set<string>() });
  if (shown.only !== only) setShown({ only, ids: new Set() });
  const data = part && whole.data?.filter((item) => part.has(item) || shown.ids.has(item._id));
  useEffect(() => {
    for (const { _id } of data ?? []) shown.ids.add(_id);
  }, [shown, data]);
  return part ? { part, query: { ...whole, data } } : { part, query };
}
