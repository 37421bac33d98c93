import { EmptyState, Grid, QuietError, ShowMore } from '@apple-only/ui';
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

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

/** A list in whichever state its query is in: loading, failed, empty or full. What arrived once stays while it is asked again. */
export function List<Item>({ query, columns, skeleton, expected = columns, empty, item }: ListProps<Item>) {
  if (query.data === undefined && query.isError) {
    return <QuietError onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  }
  if (query.data === undefined) {
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
