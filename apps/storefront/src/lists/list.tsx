import { EmptyState, Grid, QuietError, ShowMore } from '@apple-only/ui';
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { Fragment, startTransition, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShop } from '../shop.ts';

/** The state of a list's query. */
export interface Reading<Item> extends Pick<UseQueryResult<Item[]>, 'data' | 'isError' | 'isFetching'> {
  refetch: () => unknown;
}

/** The query of a list: all at once, or in pages. */
export type Query<Item> = Reading<Item> | UseInfiniteQueryResult<Item[]>;

interface ListProps<Item> {
  /** The query of the items. In pages, 'Show more' stands under them. */
  query: Query<Item>;
  columns: 2 | 3 | 4;
  /** Whether the items stand in one row on phones, which scrolls sideways. @default false */
  row?: boolean;
  /** The placeholder for an item that has not arrived, of the item's size. */
  skeleton: ReactNode;
  /** How many items are likely to arrive, so that the page does not grow when they do. @default a row */
  expected?: number;
  /** The text for an empty list, or an element in its place. */
  empty: ReactNode;
  /** Draws an item at its place. As long as it is the same function, only items that change are rendered again. */
  item: (item: Item, index: number) => ReactNode;
}

/** The elements of items, by the function that rendered them. */
const elements = new WeakMap<object, WeakMap<object, ReactNode>>();

/** Renders an item, or finds the element that the same function has rendered before: React renders an element only once. */
export function renderedOnce<Item extends { _id: string }>(item: Item, index: number, draw: ListProps<Item>['item']) {
  const before = elements.get(draw) ?? new WeakMap<object, ReactNode>();
  elements.set(draw, before);
  const element = before.get(item) ?? <Fragment key={item._id}>{draw(item, index)}</Fragment>;
  before.set(item, element);
  return element;
}

const never = () => () => undefined;

/**
 * Whether a component is hydrated, for its whole life: with a snapshot that changes after hydration, React renders the component and all in
 * it once more in one go.
 */
function createSnapshots() {
  let isHydrated = false;
  return { ofBrowser: () => isHydrated, ofServer: () => (isHydrated = true) };
}

/**
 * Whether React is still hydrating the served page. Data that has arrived meanwhile is rendered right after, and in steps,
 * as no user waits for all of it at once.
 */
export function useHydrating() {
  const [snapshots] = useState(createSnapshots);
  const isHydrated = useSyncExternalStore(never, snapshots.ofBrowser, snapshots.ofServer);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => startTransition(() => setIsOver(true)), []);
  return isHydrated && !isOver;
}

/** Whether React is still hydrating a page that was served without its data: the page has skeletons, as it was served. */
export function useHydratingEmpty() {
  const { isServed } = useShop();
  return useHydrating() && !isServed;
}

/** A list in the state of its query: loading, failed, empty or full. Loaded items stay while they are read again. */
export function List<Item extends { _id: string }>({
  query,
  columns,
  row,
  skeleton,
  expected = columns,
  empty,
  item,
}: ListProps<Item>) {
  const isEmpty = useHydratingEmpty();
  if (query.data === undefined && query.isError && !isEmpty) {
    return <QuietError onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  }
  if (query.data === undefined || isEmpty) {
    return (
      <Grid columns={columns} row={row} loading>
        {Array.from({ length: expected }, (_, index) => (
          <div key={index}>{skeleton}</div>
        ))}
      </Grid>
    );
  }
  if (query.data.length === 0) return typeof empty === 'string' ? <EmptyState title={empty} /> : empty;
  return (
    <>
      <Grid columns={columns} row={row}>
        {query.data.map((one, index) => renderedOnce(one, index, item))}
      </Grid>
      {'hasNextPage' in query && <More query={query} />}
    </>
  );
}

/** How many rows of a table are read at once. */
export const tableRows = 100;

/** Most items that are read again automatically, for a user who returns to a long list. */
const mostAgain = 480;

/** What a query of a list has loaded: the items, alone or with what belongs to them. */
type Loaded = readonly unknown[] | { readonly items: readonly unknown[] };
const countIn = (loaded: Loaded = []) => ('items' in loaded ? loaded.items : loaded).length;

/**
 * 'Show more' under a list that is read in pages. The number of items wanted is in the address, so that a user who opens it
 * again, or returns, finds at least as many. Nothing under a list of at most `least` items.
 */
export function More({ query, least = 0 }: { query: UseInfiniteQueryResult<Loaded>; least?: number }) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const count = countIn(query.data);
  const [params, setParams] = useSearchParams();
  const wanted = Math.min(Number(params.get('shown')) || 0, mostAgain);
  const goesOn = count < wanted && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);

  // The address changes with the press: once the items are there, it may be that of another list. Not beyond the items that are read
  // again: each change of it renders all links of the page.
  const more = () => {
    void fetchNextPage();
    const next = String(Math.min(count + 1, mostAgain));
    if (params.get('shown') === next) return;
    setParams(
      (before) => {
        before.set('shown', next);
        return before;
      },
      { replace: true, preventScrollReset: true, flushSync: true },
    );
  };
  if (!hasNextPage && count <= least) return null;
  return (
    <ShowMore
      count={count}
      hasMore={hasNextPage}
      onMore={more}
      pending={isFetchingNextPage}
      failed={isFetchNextPageError}
    />
  );
}
