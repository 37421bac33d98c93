import { EmptyState, Grid, QuietError, ShowMore } from '@apple-only/ui';
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

interface ListProps<Item> {
  /** What is listed: whole, or in pages, which go on by 'Show more'. */
  query: UseQueryResult<Item[]> | UseInfiniteQueryResult<Item[]>;
  columns: 2 | 3 | 4;
  /** What stands for an item that has not arrived, of the item's size. */
  skeleton: ReactNode;
  /** How many are likely to arrive, so that the page does not grow when they do. @default a row */
  expected?: number;
  /** What is said where there is nothing, or what is shown. */
  empty: ReactNode;
  /** Draws an item; its element carries the key. */
  item: (item: Item) => ReactNode;
}

const never = () => () => undefined;

/**
 * Whether the page is still as it was served, and React takes it over. What has arrived meanwhile is shown right after, and
 * bit by bit, as nobody waits for all of it at once.
 */
const useServed = () =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  );

/** A list in whichever state its query is in: loading, failed, empty or full. What arrived once stays while it is asked again. */
export function List<Item>({ query, columns, skeleton, expected = columns, empty, item }: ListProps<Item>) {
  const served = useServed();
  if (query.data === undefined && query.isError && !served) {
    return <QuietError onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  }
  if (query.data === undefined || served) {
    return (
      <Grid columns={columns} loading>
        {Array.from({ length: expected }, (_, index) => (
          <div key={index}>{skeleton}</div>
        ))}
      </Grid>
    );
  }
  if (query.data.length === 0) return typeof empty === 'string' ? <EmptyState title={empty} /> : empty;
  return (
    <>
      <Grid columns={columns}>{query.data.map(item)}</Grid>
      {'hasNextPage' in query && <More query={query} />}
    </>
  );
}

/** How many rows of a table are read at once. */
export const tableRows = 100;

/** Most items that are read again by themselves, for whoever comes back to a long list. */
const mostAgain = 480;

/**
 * 'Show more' under a list that is read in pages. How much of it is shown stands in the address, so that whoever opens it
 * anew, or comes back, finds as much. Nothing under a list of at most `least` items.
 */
export function More({ query, least = 0 }: { query: UseInfiniteQueryResult<unknown[]>; least?: number }) {
  const { data = [], hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const [params, setParams] = useSearchParams();
  const wanted = Math.min(Number(params.get('shown')) || 0, mostAgain);
  const goesOn = data.length < wanted && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);

  const more = async () => {
    const { data: read = [], isFetchNextPageError: failed } = await fetchNextPage();
    if (failed) return;
    setParams(
      (before) => {
        before.set('shown', String(read.length));
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  if (!hasNextPage && data.length <= least) return null;
  return (
    <ShowMore
      count={data.length}
      hasMore={hasNextPage}
      onMore={() => void more()}
      pending={isFetchingNextPage}
      failed={isFetchNextPageError}
    />
  );
}
