'use client';

import { useAuth, useSession } from '@apple-only/auth';
import type { User } from '@apple-only/contract';
import {
  BookingCard,
  BookingCardSkeleton,
  EmptyState,
  Grid,
  PageHeading,
  QuietError,
  toast,
  useLinks,
} from '@apple-only/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { mutations, useQueries } from '../../data.ts';
import { Redirect } from '../../redirect.tsx';
import { productPath } from '../../shop.ts';
import { words } from '../../words.ts';

/** `/bookings`: what the user has booked. */
export default function Bookings() {
  const session = useSession();
  const { retry } = useAuth();
  const links = useLinks();
  if (session.status === 'signed-out' || session.status === 'unregistered')
    return <Redirect to={`${links.login}?from=${links.myBookings}`} />;
  return (
    <>
      <PageHeading title={words.bookings} size="title" />
      {session.status === 'loading' && <Loading />}
      {session.status === 'unreachable' && <QuietError onRetry={() => void retry()} />}
      {session.status === 'signed-in' && <List user={session.user} />}
    </>
  );
}

function List({ user }: { user: User }) {
  const bookings = useQuery(useQueries().bookings({ id: user._id }));
  const cancel = useMutation({ ...mutations.cancelBooking(), onError: ({ message }) => toast.error(message) });
  if (bookings.isError && !bookings.data) {
    return <QuietError onRetry={() => void bookings.refetch()} retrying={bookings.isFetching} />;
  }
  if (bookings.data?.length === 0) {
    return <EmptyState title={words.noBookings} text={words.noBookingsText} />;
  }
  if (!bookings.data) return <Loading />;
  return (
    <Grid columns={2}>
      {bookings.data.map((booking) => (
        <BookingCard
          key={booking._id}
          booking={booking}
          href={booking.productId && productPath(booking.productId)}
          onDelete={({ _id }) => cancel.mutate({ buyer: user, bookingId: _id })}
        />
      ))}
    </Grid>
  );
}

const Loading = () => (
  <Grid columns={2} loading>
    <BookingCardSkeleton />
  </Grid>
);
