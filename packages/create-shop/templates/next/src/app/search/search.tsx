'use client';

import { filtersFromQuery, filtersToQuery, type ProductFilters } from '@apple-only/contract';
import { NoResults, PageHeading, QuietError, SearchResults, ShowMore, useLinks } from '@apple-only/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useShopQueries } from '../../data.ts';
import { Products, ProductsSkeleton } from '../../products.tsx';
import { words } from '../../words.ts';

/** `/search`: the products that have the words and pass the filters of the address. */
export function Search() {
  const links = useLinks();
  const router = useRouter();
  const filters = filtersFromQuery(useSearchParams());
  const change = (next: ProductFilters) =>
    router.push(`${links.search}?${filtersToQuery(next).toString()}`, { scroll: false });
  const query = useInfiniteQuery({
    ...useShopQueries().search.pages({ ...filters, limit: 24 }),
    placeholderData: keepPreviousData,
  });
  const found = query.data;
  return (
    <>
      <PageHeading title={filters.q ? words.results(filters.q) : words.search} size="title" />
      <SearchResults
        filters={filters}
        onChange={change}
        total={found?.total}
        facets={found?.facets}
        busy={query.isPlaceholderData}
        failed={query.isError}
      >
        {!found && query.isError && <QuietError onRetry={() => void query.refetch()} retrying={query.isFetching} />}
        {!found && !query.isError && <ProductsSkeleton />}
        {found?.items.length === 0 && <NoResults filters={filters} onChange={change} facets={found.facets} />}
        {found && found.items.length > 0 && (
          <>
            <Products products={found.items} />
            <ShowMore
              count={found.items.length}
              hasMore={query.hasNextPage}
              onMore={() => void query.fetchNextPage()}
              pending={query.isFetchingNextPage}
              failed={query.isFetchNextPageError}
            />
          </>
        )}
      </SearchResults>
    </>
  );
}
