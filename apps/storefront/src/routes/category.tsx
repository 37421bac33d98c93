import { useUser } from '@apple-only/auth';
import { allows, type Category, categories, categoryNames, type Product, wire } from '@apple-only/contract';
import { BookingModal, ButtonLink, PageHeading, ProductCard, ProductCardSkeleton } from '@apple-only/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { data, useLoaderData, useLocation, type ShouldRevalidateFunction } from 'react-router-dom';
import { useBooking } from '../booking.ts';
import { linkedIn, useArrival, useLinkedProduct } from '../linked-product.ts';
import { List } from '../list.tsx';
import type { Handle } from '../head.tsx';
import { categoryOf, paths } from '../paths.ts';
import { searchPath } from '../search-address.ts';
import { shopContext, useShop, type LoaderArgs, type Shop } from '../shop.ts';

const products = ({ queries }: Shop, category: Category) => queries.category.pages({ category, limit: 24 });

export const handle: Handle = ({ category: slug = '' }) => {
  const category = categoryOf(slug);
  return (
    category && {
      title: categoryNames[category],
      description: `Used and refurbished ${categoryNames[category]}: compare price, condition, age and seller, then book.`,
    }
  );
};

export function loader({ params, context }: LoaderArgs) {
  const category = categoryOf(params['category'] ?? '');
  if (!category) throw data(null, { status: 404 });
  const shop = context.get(shopContext);
  const session = shop.session.getSnapshot();
  if (session.status === 'signed-in') {
    void shop.queryClient.prefetchInfiniteQuery(products(shop, category));
    if (allows(wire.bookProduct.access, session.user.role))
      void shop.queryClient.prefetchQuery(shop.queries.bookings({ id: session.user._id }));
  }
  return { category };
}

/** The data depends on the path only, not on the rest of the address. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** `/category/:category`: every product of one category, and booking for users who may book. */
export function Component() {
  const { category } = useLoaderData<typeof loader>();
  // A new page for each category: a booking begun in one must not follow into the next.
  return <CategoryPage key={category} category={category} />;
}

function CategoryPage({ category }: { category: Category }) {
  const user = useUser();
  const query = useInfiniteQuery(products(useShop(), category));
  const booking = useBooking(user, query);
  const linkedId = linkedIn(useLocation().search);
  const linked = useLinkedProduct(linkedId, query);
  useArrival(linkedId, linked.product !== undefined && !booking.modal.product);
  const name = categoryNames[category];
  const { isOwn, choose } = booking;
  const card = useCallback(
    (product: Product) => (
      <ProductCard
        id={product._id}
        product={product}
        href={paths.product(product)}
        own={isOwn(product)}
        current={product._id === linkedId}
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
          booking.isMissing || linked.isMissing
            ? 'This product is no longer listed. Here is what is for sale now.'
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
        <ButtonLink href={searchPath({ category: [category] })} kind="quiet">
          Filter and search in {name}
        </ButtonLink>
      </PageHeading>
      <List
        query={query}
        columns={2}
        skeleton={<ProductCardSkeleton />}
        empty={`Nothing is listed under ${name} right now.`}
        item={card}
      />
      <BookingModal {...booking.modal} />
    </>
  );
}
