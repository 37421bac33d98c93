import { EmptyState, Grid, QuietError, ShowMore } from '@apple-only/ui';
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';

interface ListProps<Item> {
  /** What is listed: whole, or in pages, which go on by 'Show more'. */
  query: UseQueryResult<Item[]> | UseInfiniteQueryResult<Item[]>;
  columns: 2 | 3 | 4;
  /** What stands for an item that has not arrived, of the item's size. */
  skeleton: ReactNode;
  /** What is said where there is nothing, or what is shown. */
  empty: ReactNode;
  /** Draws an item; its element carries the key. */
  item: (item: Item) => ReactNode;
}

const never = () => () => undefined;

/** Whether the page is still as it was served, and React takes it over: what has arrived is shown right after. */
const useServed = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** A list in whichever state its query is in: loading, failed, empty or full. What arrived once stays while it is asked again. */
export function List<Item>({ query, columns, skeleton, empty, item }: ListProps<Item>) {
  const served = useServed();
  if (query.data === undefined && query.isError && !served) {
    return <QuietError onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  }
  if (query.data === undefined || served) {
    return (
      <Grid columns={columns} loading>
        {Array.from({ length: columns }, (_, index) => (
          <div key={index}>{skeleton}</div>
        ))}
      </Grid>
    );
  }
  if (query.data.length === 0) return typeof empty === 'string' ? <EmptyState title={empty} /> : empty;
  return (
    <>
      <Grid columns={columns}>{query.data.map(item)}</Grid>
      {'hasNextPage' in query && (
        <ShowMore
          count={query.data.length}
          hasMore={query.hasNextPage}
          onMore={() => void query.fetchNextPage()}
          pending={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
        />
      )}
    </>
  );
}
