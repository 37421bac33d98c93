import { useUser } from '@apple-only/auth';
import { type OwnProduct, pageLimits, type User } from '@apple-only/contract';
import { Overview, QuietError } from '@apple-only/ui';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BecomeSeller } from '../account/become-seller.tsx';
import type { PageHead } from '../head.tsx';
import { useWholeList } from '../lists/list-part.ts';
import type { QueryState } from '../lists/list.tsx';
import { useShop } from '../shop.ts';

export const handle: PageHead = {
  title: 'Dashboard',
  description: 'Your bookings, your products or, for admins, what there is to review.',
};

/** `/dashboard`: an overview for the signed-in user. */
export function Component() {
  const user = useUser();
  return (
    <>
      {user.role === 'admin' && <Admin />}
      {user.role === 'seller' && <Seller user={user} />}
      {user.role === 'buyer' && <Buyer user={user} />}
    </>
  );
}

/** The error in place of the counts, if their query has failed without data. */
function problemOf({ data, isError, isFetching, refetch }: QueryState<unknown>) {
  if (!isError || data) return undefined;
  return <QuietError title="Couldn’t load your overview" onRetry={() => void refetch()} retrying={isFetching} />;
}

function Admin() {
  const overview = useQuery(useShop().queries.overview());
  return <Overview kind="admin" counts={overview.data} problem={problemOf(overview)} />;
}

function Seller({ user }: { user: User }) {
  const { queries } = useShop();
  const products = useWholeList(useInfiniteQuery(queries.ownProducts.pages({ id: user._id })));
  useReportSeenBookings(products.data);
  const counts = products.data && {
    products: products.data.length,
    booked: products.data.filter(({ booking }) => booking).length,
    advertised: products.data.filter(({ advertised }) => advertised).length,
    bookedSince: products.data.filter(({ unseen }) => unseen).length,
  };
  return <Overview kind="seller" counts={counts} problem={problemOf(products)} />;
}

function Buyer({ user }: { user: User }) {
  const { queries } = useShop();
  const bookings = useQuery(queries.bookings({ id: user._id }));
  const counts = bookings.data && {
    bookings: bookings.data.length,
    withdrawn: bookings.data.filter(({ withdrawn }) => withdrawn).length,
    released: bookings.data.filter(({ released }) => released !== undefined).length,
  };
  return (
    <Overview
      kind="buyer"
      counts={counts}
      problem={problemOf(bookings)}
      action={<BecomeSeller user={user} kind="quiet" />}
    />
  );
}

/** Reports the new bookings that the seller has seen, once the page is visible. They stay new on it until it refetches the products. */
function useReportSeenBookings(products: readonly OwnProduct[] | undefined) {
  const { mutations } = useShop();
  const { mutate } = useMutation(mutations.seeBookings());
  const newBookings = products?.flatMap(({ bookingId, unseen }) => (unseen && bookingId ? [bookingId] : [])) ?? [];
  const unseen = newBookings.slice(0, pageLimits.products).join(' ');
  useEffect(() => {
    if (unseen === '') return undefined;
    const report = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', report);
      mutate({ body: { bookings: unseen.split(' ') } });
    };
    document.addEventListener('visibilitychange', report);
    report();
    return () => document.removeEventListener('visibilitychange', report);
  }, [unseen, mutate]);
}
