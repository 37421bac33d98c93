import type { ListPart } from '@apple-only/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Query, Reading } from './list.tsx';

/** Loads all pages of a list, if `wanted`: only a complete list can be counted or filtered. */
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
  /** Describes its items. */
  text: string;
  /** The text if it is empty. */
  none: string;
  has: (item: Item) => boolean;
}
export type Parts<Item> = Partial<Record<ListPart, Part<Item>>>;

/**
 * The part of a list that the address names (`?only=`), with its items, or else the whole list.
 * An item that no longer belongs to the part after an action of the user stays, with the focus, until the user leaves the page.
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
