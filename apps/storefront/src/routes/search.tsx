import { filtersFromQuery, type ListedProduct, type ProductFilters } from '@apple-only/contract';
import { Grid, PageHeading, ProductTile, ProductTileSkeleton, QuietError, SearchResults } from '@apple-only/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { NothingFound, useFilters } from '../search/filtering.tsx';
import type { PageHead } from '../head.tsx';
import { More, renderCached, useHydrating, useHydratingWithoutData } from '../lists/list.tsx';
import { paths } from '../paths.ts';
import { isPrerendering, shopContext, useShop, type LoaderArgs, type Shop } from '../shop.ts';

/** The number of products that one request loads. */
const limit = 24;

/** The number of columns on a wide screen: the pictures of the first row load first. */
const columns = 3;

const results = ({ queries }: Shop, filters: ProductFilters) => queries.search.pages({ ...filters, limit });

export const handle: PageHead = {
  title: 'Search',
  description:
    'Search all used MacBooks, iPhones and accessories on Apple Only by name, price, condition, location and seller.',
};

export function loader({ request, context }: LoaderArgs) {
  const shop = context.get(shopContext);
  if (isPrerendering(shop)) return null;
  void shop.queryClient.prefetchInfiniteQuery(results(shop, filtersFromQuery(new URL(request.url).searchParams)));
  return null;
}

export { shouldRevalidate } from '../search/filtering.tsx';

const tile = (product: ListedProduct, index: number) => (
  <ProductTile product={product} href={paths.product(product)} headingLevel={2} priority={index < columns} />
);

/** `/search`: the products that match the words and filters of the address. */
export function Component() {
  const hydrating = useHydrating();
  const isWithoutData = useHydratingWithoutData();
  const [filters, change] = useFilters(paths.search);
  const query = useInfiniteQuery({
    ...results(useShop(), filters),
    enabled: !isWithoutData,
    placeholderData: keepPreviousData,
  });
  const found = isWithoutData ? undefined : query.data;
  const failed = !isWithoutData && !found && query.isError;

  return (
    <>
      <PageHeading title={filters.q === undefined ? 'Search' : `Results for “${filters.q}”`} size="title" />
      <SearchResults
        filters={filters}
        onChange={change}
        total={found?.total}
        facets={found?.facets}
        busy={query.isPlaceholderData}
        failed={failed}
        disabled={hydrating}
      >
        {failed && (
          <QuietError
            title="Couldn’t load the results"
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
        {!found && !failed && (
          <Grid columns={columns} loading>
            {Array.from({ length: 6 }, (_, index) => (
              <ProductTileSkeleton key={index} />
            ))}
          </Grid>
        )}
        {found?.items.length === 0 && <NothingFound filters={filters} facets={found.facets} onChange={change} />}
        {found && found.items.length > 0 && (
          // Hydrates after the filters, so that these respond to a tap first.
          <Suspense>
            <Grid columns={columns}>{found.items.map((product, index) => renderCached(product, index, tile))}</Grid>
            <More query={query} />
          </Suspense>
        )}
      </SearchResults>
    </>
  );
}
