import { useUser } from '@apple-only/auth';
import {
  allows,
  type Category,
  categories,
  type CategoryFilters,
  categoryNames,
  type Product,
  wire,
} from '@apple-only/contract';
import { BookingModal, ButtonLink, PageHeading, ProductCard, ProductCardSkeleton, SearchResults } from '@apple-only/ui';
import { keepPreviousData, useInfiniteQuery, useQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { data, useLoaderData, useLocation } from 'react-router-dom';
import { useBooking } from '../booking/booking.ts';
import { categoryFiltersIn, NothingFound, useFilters } from '../search/filtering.tsx';
import { linkedProductId, useScrollToElement, useLinkedProduct } from '../linked-product.ts';
import { List, useHydrating, useHydratingWithoutData } from '../lists/list.tsx';
import type { Handle } from '../head.tsx';
import { categoryOf, paths } from '../paths.ts';
import { shopContext, useShop, type LoaderArgs, type Shop } from '../shop.ts';

/** The number of columns on a wide screen: the pictures of the first row load first. */
const columns = 2;

const products = ({ queries }: Shop, category: Category, filters: CategoryFilters) =>
  queries.category.pages({ category, ...filters, limit: 24 });

/** Counts the products, and those of each filter option. The search returns these counts, but no contacts, which the list is for. */
const counts = ({ queries }: Shop, category: Category, filters: CategoryFilters) =>
  queries.search({ ...filters, sort: undefined, category: [category], limit: 1 });

export const handle: Handle = ({ category: slug = '' }) => {
  const category = categoryOf(slug);
  return (
    category && {
      title: categoryNames[category],
      description: `Used and refurbished ${categoryNames[category]}: compare price, condition, age and seller, then book.`,
    }
  );
};

export function loader({ params, request, context }: LoaderArgs) {
  const category = categoryOf(params['category'] ?? '');
  if (!category) throw data(null, { status: 404 });
  const shop = context.get(shopContext);
  const session = shop.session.getSnapshot();
  if (session.status === 'signed-in') {
    const filters = categoryFiltersIn(new URL(request.url).searchParams);
    void shop.queryClient.prefetchInfiniteQuery(products(shop, category, filters));
    void shop.queryClient.prefetchQuery(counts(shop, category, filters));
    if (allows(wire.bookProduct.access, session.user.role))
      void shop.queryClient.prefetchQuery(shop.queries.bookings({ id: session.user._id }));
  }
  return { category };
}

export { shouldRevalidate } from '../search/filtering.tsx';

/** `/category/:category`: the products of one category, by filters, and booking for users who may book. */
export function Component() {
  const { category } = useLoaderData<typeof loader>();
  // Remount for each category: a booking begun in one must not carry over to the next.
  return <CategoryPage key={category} category={category} />;
}

function CategoryPage({ category }: { category: Category }) {
  const user = useUser();
  const hydrating = useHydrating();
  const isWithoutData = useHydratingWithoutData();
  const { search } = useLocation();
  const [{ q: _, category: __, ...filters }, change] = useFilters(paths[category]);
  const shop = useShop();
  const sharedOptions = { enabled: !isWithoutData, placeholderData: keepPreviousData };
  const query = useInfiniteQuery({ ...products(shop, category, filters), ...sharedOptions });
  const counted = useQuery({ ...counts(shop, category, filters), ...sharedOptions });
  const booking = useBooking(user, query);
  const linkedId = linkedProductId(search);
  const linked = useLinkedProduct(linkedId, query);
  useScrollToElement(linkedId, linked.product !== undefined && !booking.modal.product);
  const name = categoryNames[category];
  const { isOwn, choose } = booking;
  const isFiltered = Object.keys(filters).some((filter) => filter !== 'sort');
  // Filters may have excluded it.
  const isMissing = (booking.isMissing || linked.isMissing) && !isFiltered;
  const card = useCallback(
    (product: Product, index: number) => (
      <ProductCard
        id={product._id}
        product={product}
        href={paths.product(product)}
        own={isOwn(product)}
        current={product._id === linkedId}
        priority={index < columns}
        onBook={choose}
      />
    ),
    [isOwn, linkedId, choose],
  );

  return (
    <>
      <PageHeading
        title={name}
        text={
          isMissing
            ? 'We can’t find this product here: it was deleted, or is in another category. Here is what is for sale now.'
            : `Sellers describe their own devices. Compare price, condition, age and seller${choose ? ', then book' : ''}.`
        }
      >
        {categories
          .filter((other) => other !== category)
          .map((other) => (
            <ButtonLink key={other} href={paths[other]} kind="quiet">
              {categoryNames[other]}
            </ButtonLink>
          ))}
      </PageHeading>
      <SearchResults
        filters={filters}
        onChange={change}
        total={counted.isError ? loadedCount(query) : counted.data?.total}
        facets={counted.data?.facets}
        busy={query.isPlaceholderData || counted.isPlaceholderData}
        failed={query.isError && counted.isError}
        disabled={hydrating}
        inCategory={category}
        items="card"
      >
        <List
          query={query}
          columns={columns}
          skeleton={<ProductCardSkeleton />}
          empty={
            isFiltered ? (
              <NothingFound filters={filters} inCategory={category} facets={counted.data?.facets} onChange={change} />
            ) : (
              `Nothing is listed under ${name} right now.`
            )
          }
          item={card}
        />
      </SearchResults>
      <BookingModal {...booking.modal} />
    </>
  );
}

/** The number of loaded products, shown if counting has failed. */
const loadedCount = (query: Pick<UseInfiniteQueryResult<Product[]>, 'data' | 'hasNextPage'>) =>
  query.data && { count: query.data.length, more: query.hasNextPage };
