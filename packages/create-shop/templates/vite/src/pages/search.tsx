import { filtersFromQuery, filtersToQuery, type ProductFilters } from '@apple-only/contract';
import { NoResults, PageHeading, SearchResults, ShowMore } from '@apple-only/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useShopQueries } from '../data.ts';
import { Products } from '../products.tsx';
import { Title } from '../title.tsx';
import { words } from '../words.ts';

/** `/search`: the products that have the words and pass the filters of the address. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const filters = filtersFromQuery(params);
  const change = (next: ProductFilters) =>
    setParams(filtersToQuery(next), { preventScrollReset: true, flushSync: true });
  const query = useInfiniteQuery({
    ...useShopQueries().search.pages({ ...filters, limit: 24 }),
    placeholderData: keepPreviousData,
  });
  const found = query.data;
  const title = filters.q ? words.results(filters.q) : words.search;
  return (
    <>
      <Title page={title} />
      <PageHeading title={title} size="title" />
      <SearchResults
        filters={filters}
        onChange={change}
        total={found?.total}
        facets={found?.facets}
        busy={query.isPlaceholderData}
        failed={query.isError}
      >
        <Products
          query={{ ...query, data: found?.items }}
          empty={<NoResults filters={filters} onChange={change} facets={found?.facets} />}
        />
        {found && found.items.length > 0 && (
          <ShowMore
            count={found.items.length}
            hasMore={query.hasNextPage}
            onMore={() => void query.fetchNextPage()}
            pending={query.isFetchingNextPage}
            failed={query.isFetchNextPageError}
          />
        )}
      </SearchResults>
    </>
  );
}
