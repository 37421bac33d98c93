import { ProductFilters } from '@apple-only/contract';
import { NoResults, PageHeading, SearchResults, ShowMore } from '@apple-only/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { safeParse } from 'valibot';
import { useQueries } from '../data.ts';
import { Products } from '../products.tsx';
import { Title } from '../title.tsx';
import { words } from '../words.ts';

/** The filters in an address: none, if a value is wrong. */
function filtersIn(params: URLSearchParams): ProductFilters {
  const given = [...new Set(params.keys())].map((name) => {
    const values = params.getAll(name);
    return [name, values.length > 1 ? values : values[0]];
  });
  const { success, output } = safeParse(ProductFilters, Object.fromEntries(given));
  return success ? output : {};
}

function inAddress(filters: ProductFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries<string | number | boolean | string[] | undefined>(filters)) {
    for (const one of [value ?? []].flat()) params.append(name, String(one));
  }
  return params;
}

/** `/search`: the products that have the words and pass the filters of the address. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const filters = filtersIn(params);
  const change = (next: ProductFilters) => setParams(inAddress(next), { preventScrollReset: true, flushSync: true });
  const query = useInfiniteQuery({
    ...useQueries().search.pages({ ...filters, limit: 24 }),
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
