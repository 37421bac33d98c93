import { useSession } from '@apple-only/auth';
import { ApiError } from '@apple-only/api-client';
import {
  categoryNames,
  photosOf,
  withdrawnRefusal,
  type DetailedProduct,
  type ListedProduct,
  type PriceGuide,
  truncate,
} from '@apple-only/contract';
import {
  Button,
  ButtonLink,
  PageHeading,
  ProductDetail,
  ProductDetailSkeleton,
  PriceHint,
  priceText,
  productCardLabels,
  QuietError,
  SimilarProducts,
} from '@apple-only/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { data, Navigate, useLoaderData, useLocation, type ShouldRevalidateFunction } from 'react-router-dom';
import { useFocusOnceRendered } from '../focus.ts';
import { HeadTags, PageTitle } from '../head.tsx';
import { useHydratingWithoutData } from '../lists/list.tsx';
import { UnreachableError } from '../pages.tsx';
import { paths } from '../paths.ts';
import { productQueries } from '../product.ts';
import { isPrerendering, shopContext, useShop, type LoaderArgs } from '../shop.ts';
import { Component as NotFoundPage, handle as notFound } from './not-found.tsx';

export function loader({ params, request, context }: LoaderArgs) {
  const shop = context.get(shopContext);
  if (new URL(request.url).pathname === shop.missingPath) throw data(null, { status: 404 });
  const id = params['id'] ?? '';
  if (isPrerendering(shop)) return { id };
  const { product, similar, guide } = productQueries(shop, id);
  void shop.queryClient.prefetchQuery(product);
  void shop.queryClient.prefetchQuery(similar);
  void shop.queryClient.prefetchQuery(guide);
  return { id };
}

/** Loads for signed-in users. Until then they see a visitor's link, which leads back to the booking. */
const Book = lazy(async () => ({ default: (await import('../booking/book.tsx')).Book }));

/** The data depends on the id only, not on the rest of the address. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams['id'] !== nextParams['id'];

/** `/product/:id/:slug?`: a product, open to visitors. The server renders it with its data. */
export function Component() {
  const { id } = useLoaderData<typeof loader>();
  // Remount for each product: a booking begun on one must not carry over to the next.
  return <ProductPage key={id} id={id} />;
}

function ProductPage({ id }: { id: string }) {
  const shop = useShop();
  const queries = productQueries(shop, id);
  const product = useQuery(queries.product);
  const similar = useQuery(queries.similar);
  const guide = useQuery(queries.guide);
  const isWithoutData = useHydratingWithoutData();
  // Wait for the price guide: if it appeared later, it would move the content.
  const shown = isWithoutData || (product.data && guide.data === undefined) ? undefined : product.data;
  useFocusOnceRendered(shown !== undefined);
  const retry = () => {
    void product.refetch();
    // Without the product there was nothing to compare.
    void shop.queryClient.resetQueries({ queryKey: queries.guide.queryKey });
  };

  if (shown === undefined) {
    if (!isWithoutData && product.error instanceof ApiError && product.error.status === 404) {
      return (
        <>
          <PageTitle page={notFound.title} />
          <NotFoundPage />
        </>
      );
    }
    return (
      <>
        <PageTitle page="Product" />
        {product.isError && !isWithoutData ? (
          <QuietError onRetry={retry} retrying={product.isFetching} />
        ) : (
          <ProductDetailSkeleton />
        )}
      </>
    );
  }
  return (
    <>
      {shown === null ? <Withdrawn /> : <Detail product={shown} guide={guide.data} />}
      {/* Hydrates after the product, which already responds to a tap. */}
      <Suspense>
        <SimilarProducts
          products={similar.isError ? [] : isWithoutData ? undefined : similar.data}
          hrefOf={paths.product}
        />
      </Suspense>
    </>
  );
}

/** The page of a withdrawn product. */
function Withdrawn() {
  return (
    <>
      <HeadTags title="No longer listed" description={withdrawnRefusal} path={undefined} />
      <PageHeading title="No longer listed" text="The seller or an admin has withdrawn this product.">
        <ButtonLink href={paths.home} kind="quiet">
          See what is for sale
        </ButtonLink>
      </PageHeading>
    </>
  );
}

function ProductHead({ product }: { product: ListedProduct }) {
  const { name, condition, location, selling_price, description, category, img } = product;
  const facts = [priceText(selling_price), condition, location];
  return (
    <HeadTags
      title={name}
      description={truncate(`${categoryNames[category]}, ${facts.join(', ')}. ${description}`, 160)}
      picture={img}
      furtherPictures={photosOf(product).slice(1)}
      path={paths.product(product)}
      type="product"
    />
  );
}

/** The product, with its seller's contact for signed-in users. */
function Detail({ product, guide }: { product: DetailedProduct; guide: PriceGuide | null | undefined }) {
  const shop = useShop();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const contact = useQuery({ ...shop.queries.contact({ id: product._id }), enabled: user !== undefined });
  const isVisitor = session.status === 'signed-out' || session.status === 'unregistered';
  const contactError =
    contact.isError && user ? { onRetry: () => void contact.refetch(), retrying: contact.isFetching } : undefined;
  const logIn = <LogInToBook product={product} isLoginRequired={!user && session.status !== 'loading'} />;
  return (
    <>
      <ProductHead product={product} />
      <ProductDetail
        product={product}
        contact={isVisitor ? null : contact.data}
        // The message below offers the retry of a session.
        contactError={session.status === 'unreachable' ? {} : contactError}
        shareUrl={shop.origin + paths.product(product)}
        priceHint={guide && <PriceHint guide={guide} price={product.selling_price} />}
        action={
          user ? (
            <Suspense fallback={logIn}>
              <Book product={product} user={user} notAvailable={notAvailable} />
            </Suspense>
          ) : (
            logIn
          )
        }
      />
      {session.status === 'unreachable' && (
        <UnreachableError error={session.error} onRetry={() => void shop.session.retry()} />
      )}
    </>
  );
}

const notAvailable = (
  <Button wide disabled>
    {productCardLabels.notAvailable}
  </Button>
);

interface LogInToBookProps {
  product: ListedProduct;
  /** Whether the viewer must log in to book: a visitor, or a user whose session could not be loaded. */
  isLoginRequired: boolean;
}

/**
 * For visitors, and while the session loads: a link to login that leads back to the booking. The address has the booking, so that a tap
 * before hydration, or in a new tab, does not lose it.
 */
function LogInToBook({ product, isLoginRequired }: LogInToBookProps) {
  const { pathname, search } = useLocation();
  const booking = `?book=${product._id}`;
  if (product.booking) return notAvailable;
  return (
    <>
      <ButtonLink wide href={pathname + booking}>
        {productCardLabels.book}
      </ButtonLink>
      {isLoginRequired && search === booking && (
        <Navigate to={paths.login} replace state={{ from: { pathname, search, hash: '' } }} />
      )}
    </>
  );
}
