import { ApiError, ProductTakenError } from '@apple-only/api-client';
import { useSession } from '@apple-only/auth';
import { allows, wire, type DetailedProduct } from '@apple-only/contract';
import {
  BookingModal,
  Button,
  ProductDetail,
  ProductDetailSkeleton,
  QuietError,
  toast,
  useLinks,
} from '@apple-only/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router';
import { mutations, useShopQueries } from '../data.ts';
import { Title } from '../title.tsx';
import { words } from '../words.ts';
import { Component as NotFound } from './not-found.tsx';

/** `/product/:id`: a product, and for users who are signed in how to reach its seller. */
export function Component() {
  const { id = '' } = useParams();
  const queries = useShopQueries();
  const isSignedIn = useSession().status === 'signed-in';
  const { data: product, error, refetch, isFetching } = useQuery(queries.product({ id }));
  const contact = useQuery({ ...queries.contact({ id }), enabled: isSignedIn });

  // Not there, or withdrawn by its seller.
  const isGone = error instanceof ApiError && ['invalid', 'not-found', 'withdrawn'].includes(error.code);
  if (isGone) return <NotFound />;
  if (error && !product) {
    return <QuietError title={words.pageFailed} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!product) return <ProductDetailSkeleton />;
  return (
    <>
      <Title page={product.name} />
      <ProductDetail
        product={product}
        contact={isSignedIn ? contact.data : null}
        action={<BookButton key={id} product={product} />}
      />
      {contact.isError && isSignedIn && (
        <QuietError title={words.contactFailed} onRetry={() => void contact.refetch()} retrying={contact.isFetching} />
      )}
    </>
  );
}

/** The button that books a product, and its dialog. Visitors log in first, and come back. */
function BookButton({ product }: { product: DetailedProduct }) {
  const session = useSession();
  const links = useLinks();
  const from = useLocation();
  const navigate = useNavigate();
  const book = useMutation({
    ...mutations.book(),
    onSuccess: () => {
      toast.success(words.booked);
      void navigate(links.myBookings);
    },
  });

  const isTooLate = book.error instanceof ProductTakenError;
  // The dialog stays for a buyer who was too late, and says so.
  if (product.booking && !isTooLate) {
    return (
      <Button wide disabled>
        {words.notAvailable}
      </Button>
    );
  }
  if (session.status !== 'signed-in') {
    return (
      <Button wide onClick={() => void navigate(links.login, { state: { from } })}>
        {words.book}
      </Button>
    );
  }
  const { user } = session;
  if (!allows(wire.bookProduct.access, user.role)) return <p>{words.onlyBuyers}</p>;
  return (
    <BookingModal
      trigger={<Button wide>{words.book}</Button>}
      product={product}
      user={user}
      onSubmit={(contact) => book.mutate({ product, buyer: user, contact })}
      pending={book.isPending}
      error={book.error?.message}
      unavailable={isTooLate}
      onOpenChange={(open) => {
        if (!open) book.reset();
      }}
    />
  );
}
