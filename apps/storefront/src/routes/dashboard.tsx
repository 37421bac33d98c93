import { useUser } from '@apple-only/auth';
import { pageTitle, type OwnProduct, type User } from '@apple-only/contract';
import { Overview, QuietError } from '@apple-only/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '../shop.ts';

/** `/dashboard`: what there is to do, for whoever is signed in. */
export function Component() {
  const user = useUser();
  return (
    <>
      <title>{pageTitle('Dashboard')}</title>
      {user.role === 'admin' && <Admin />}
      {user.role === 'seller' && <Seller user={user} />}
      {user.role === 'buyer' && <Buyer user={user} />}
    </>
  );
}

/** What stands in the place of the counts, where one of the queries has failed with nothing to show. */
function problemOf(...asked: UseQueryResult[]) {
  const failed = asked.filter(({ data, isError }) => isError && !data);
  if (failed.length === 0) return undefined;
  return (
    <QuietError
      title="The counts did not arrive"
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      retrying={failed.some(({ isFetching }) => isFetching)}
    />
  );
}

function Admin() {
  const [sellers, buyers, messages] = [
    useQuery(queries.sellers()),
    useQuery(queries.buyers()),
    useQuery(queries.messages()),
  ];
  const counts = sellers.data &&
    buyers.data &&
    messages.data && {
      sellers: sellers.data.length,
      notVerified: sellers.data.filter(({ verify }) => !verify).length,
      buyers: buyers.data.length,
      openMessages: messages.data.filter(({ done }) => !done).length,
    };
  return <Overview kind="admin" counts={counts} problem={problemOf(sellers, buyers, messages)} />;
}

function Seller({ user }: { user: User }) {
  const products = useQuery(queries.ownProducts({ id: user._id }));
  const seen = useSeenBookings(user, products.data);
  const counts = products.data && {
    products: products.data.length,
    booked: products.data.filter(({ booking }) => booking).length,
    advertised: products.data.filter(({ advertised }) => advertised).length,
    bookedSince: products.data.filter(({ _id, booking }) => booking && !seen.includes(_id)).length,
  };
  return <Overview kind="seller" counts={counts} problem={problemOf(products)} />;
}

function Buyer({ user }: { user: User }) {
  const bookings = useQuery(queries.bookings({ id: user._id }));
  const counts = bookings.data && {
    bookings: bookings.data.length,
    withdrawn: bookings.data.filter(({ withdrawn }) => withdrawn).length,
  };
  return <Overview kind="buyer" counts={counts} problem={problemOf(bookings)} />;
}

/** The ids of the products that were booked when this seller looked last, on this device. What they see now counts the next time. */
function useSeenBookings({ _id: seller }: User, products: readonly OwnProduct[] | undefined): readonly string[] {
  const key = `seen-bookings:${seller}`;
  const [seen] = useState(() => {
    try {
      return (localStorage.getItem(key) ?? '').split(' ');
    } catch {
      return [];
    }
  });
  useEffect(() => {
    if (!products) return;
    const booked = products.filter(({ booking }) => booking).map(({ _id }) => _id);
    try {
      localStorage.setItem(key, booked.join(' '));
    } catch {
      // A browser that keeps nothing: all of them are new each time.
    }
  }, [key, products]);
  return seen;
}
