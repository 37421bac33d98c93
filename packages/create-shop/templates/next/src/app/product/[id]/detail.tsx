'use client';

import { ProductTakenError } from '@apple-only/api-client';
import { useSession } from '@apple-only/auth';
import { allows, wire, type DetailedProduct } from '@apple-only/contract';
import { BookingModal, Button, ProductDetail, QuietError, toast, useLinks } from '@apple-only/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { usePathname, useRouter } from 'next/navigation';
import { mutations, useShopQueries } from '../../../data.ts';
import { words } from '../../../words.ts';

/** The product, and for users who are signed in how to reach its seller. */
export function Detail({ product }: { product: DetailedProduct }) {
  const isSignedIn = useSession().status === 'signed-in';
  const contact = useQuery({ ...useShopQueries().contact({ id: product._id }), enabled: isSignedIn });
  return (
    <>
      <ProductDetail
        product={product}
        contact={isSignedIn ? contact.data : null}
        action={<BookButton product={product} />}
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
  const from = usePathname();
  const router = useRouter();
  const book = useMutation({
    ...mutations.book(),
    onSuccess: () => {
      toast.success(words.booked);
      router.refresh();
      router.push(links.myBookings);
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
      <Button wide onClick={() => router.push(`${links.login}?${new URLSearchParams({ from }).toString()}`)}>
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
        if (open) return;
        book.reset();
        if (isTooLate) router.refresh();
      }}
    />
  );
}
