import type { ListPart } from '@apple-only/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Query, Reading } from './list.tsx';

/** Reads a list to its end, page after page, if it is wanted: only a whole list can be counted, or filtered. */
export function useWhole<Item>(query: Query<Item>, wanted = true): Reading<Item> {
  const { data, isError, isFetching, refetch } = query;
  const next = 'hasNextPage' in query && query.hasNextPage ? query.fetchNextPage : undefined;
  const goesOn = wanted && !isFetching && !isError;
  useEffect(() => {
    if (goesOn) void next?.();
  }, [goesOn, next]);
  return { data: next ? undefined : data, isError, isFetching, refetch };
}

/** A part of a list that has an address of its own. */
interface Part<Item> {
  /** Which items it has. */
  text: string;
  /** The text if it has none. */
  none: string;
  has: (item: Item) => boolean;
}
export type Parts<Item> = Partial<Record<ListPart, Part<Item>>>;

/**
 * The part of a list that the address asks for (`?only=`), and its items; without one, the whole list.
 * An item that leaves the part by an action of the user stays until the page is left, as does the focus on it.
 */
export function usePart<Item extends { _id: string }>(query: Query<Item>, parts: Parts<Item>) {
  const [params] = useSearchParams();
  const part = Object.entries(parts).find(([name]) => name === params.get('only'))?.[1];
  const whole = useWhole(query, part !== undefined);
  const [shown] = useState(() => new Set<string>());
  const data = part && whole.data?.filter((item) => part.has(item) || shown.has(item._id));
  useEffect(() => {
    if (!part) shown.clear();
    for (const { _id } of data ?? []) shown.add(_id);
  }, [part, shown, data]);
  return part ? { part, query: { ...whole, data } } : { part, query };
}
