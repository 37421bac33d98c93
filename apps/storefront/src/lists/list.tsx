import { EmptyState, Grid, QuietError, ShowMore } from '@apple-only/ui';
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { Fragment, startTransition, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShop } from '../shop.ts';

/** The state of a query. */
export interface QueryState<Data> extends Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching'> {
  refetch: () => unknown;
}

/** The state of a list's query. */
export type ListState<Item> = QueryState<Item[]>;

/** The query of a list, complete or paginated. */
export type ListQuery<Item> = ListState<Item> | UseInfiniteQueryResult<Item[]>;

interface ListProps<Item> {
  /** The query of the items. If it is paginated, 'Show more' follows them. */
  query: ListQuery<Item>;
  columns: 2 | 3 | 4;
  /** Whether phones show the items in one row that scrolls sideways. @default false */
  row?: boolean;
  /** The placeholder for an item that is loading, of the item's size. */
  skeleton: ReactNode;
  /** The expected number of items, so that the page does not grow when they arrive. @default a row */
  expected?: number;
  /** The text or element for an empty list. */
  empty: ReactNode;
  /** Renders an item. While the function stays the same, only changed items render again. */
  item: (item: Item, index: number) => ReactNode;
}

/** The rendered elements, by render function and item. */
const elements = new WeakMap<object, WeakMap<object, ReactNode>>();

/** Renders an item, or returns the element that the same function rendered before: React skips an element that it has rendered. */
export function renderCached<Item extends { _id: string }>(item: Item, index: number, render: ListProps<Item>['item']) {
  const cached = elements.get(render) ?? new WeakMap<object, ReactNode>();
  elements.set(render, cached);
  const element = cached.get(item) ?? <Fragment key={item._id}>{render(item, index)}</Fragment>;
  cached.set(item, element);
  return element;
}

const emptySubscribe = () => () => undefined;

/**
 * Whether this component was hydrated. Constant for its lifetime: a snapshot that changed after hydration would re-render the whole
 * subtree in one task.
 */
function createSnapshots() {
  let isHydrated = false;
  return { ofBrowser: () => isHydrated, ofServer: () => (isHydrated = true) };
}

/**
 * Whether React is still hydrating the served page. Data that arrived meanwhile renders right after, in steps, because no user waits
 * for all of it at once.
 */
export function useHydrating() {
  const [snapshots] = useState(createSnapshots);
  const isHydrated = useSyncExternalStore(emptySubscribe, snapshots.ofBrowser, snapshots.ofServer);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => startTransition(() => setIsOver(true)), []);
  return isHydrated && !isOver;
}

/** Whether React is still hydrating a page that was served without its data: it renders skeletons to match the served HTML. */
export function useHydratingWithoutData() {
  const { isServed } = useShop();
  return useHydrating() && !isServed;
}

/** A list in the state of its query: loading, failed, empty or full. Loaded items stay during a refetch. */
export function List<Item extends { _id: string }>({
  query,
  columns,
  row,
  skeleton,
  expected = columns,
  empty,
  item,
}: ListProps<Item>) {
  const isWithoutData = useHydratingWithoutData();
  if (query.data === undefined && query.isError && !isWithoutData) {
    return <QuietError onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  }
  if (query.data === undefined || isWithoutData) {
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
        {query.data.map((one, index) => renderCached(one, index, item))}
      </Grid>
      {'hasNextPage' in query && <More query={query} />}
    </>
  );
}

/** The rows of a table that one request loads. */
export const tableRows = 100;

/** The maximum number of items reloaded automatically for a user who returns to a long list. */
const maxRestored = 480;

/** The loaded data of a list's query: the items, alone or with related data. */
type Loaded = readonly unknown[] | { readonly items: readonly unknown[] };
const countIn = (loaded: Loaded = []) => ('items' in loaded ? loaded.items : loaded).length;

/**
 * 'Show more' under a paginated list. The address has the number of wanted items, so that a user who reloads or returns finds at least
 * as many. Renders nothing under a complete list of at most `hiddenUpTo` items.
 */
export function More({ query, hiddenUpTo = 0 }: { query: UseInfiniteQueryResult<Loaded>; hiddenUpTo?: number }) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const count = countIn(query.data);
  const [params, setParams] = useSearchParams();
  const wanted = Math.min(Number(params.get('shown')) || 0, maxRestored);
  const hasToLoadMore = count < wanted && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (hasToLoadMore) void fetchNextPage();
  }, [hasToLoadMore, fetchNextPage]);

  // Change the address at once: when the items arrive, it may be another list's. Not beyond the items that reload automatically, because
  // each change re-renders all links of the page.
  const showMore = () => {
    void fetchNextPage();
    const next = String(Math.min(count + 1, maxRestored));
    if (params.get('shown') === next) return;
    setParams(
      (before) => {
        before.set('shown', next);
        return before;
      },
      { replace: true, preventScrollReset: true, flushSync: true },
    );
  };
  if (!hasNextPage && count <= hiddenUpTo) return null;
  return (
    <ShowMore
      count={count}
      hasMore={hasNextPage}
      onMore={showMore}
      pending={isFetchingNextPage}
      failed={isFetchNextPageError}
    />
  );
}
