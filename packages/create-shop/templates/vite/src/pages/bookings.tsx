import { useAuth, useSession } from '@apple-only/auth';
import { allows, wire, type Booking, type User } from '@apple-only/contract';
import {
  BookingCard,
  BookingCardSkeleton,
  DeleteConfirmation,
  EmptyState,
  Grid,
  PageHeading,
  QuietError,
  useLinks,
} from '@apple-only/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { mutations, useShopQueries } from '../data.ts';
import { productPath } from '../shop.ts';
import { Title } from '../title.tsx';
import { words } from '../words.ts';

/** `/bookings`: what the user has booked. */
export function Component() {
  const session = useSession();
  const { retry } = useAuth();
  const links = useLinks();
  const from = useLocation();
  if (session.status === 'signed-out' || session.status === 'unregistered')
    return <Navigate to={links.login} state={{ from }} replace />;
  return (
    <>
      <Title page={words.bookings} />
      <PageHeading title={words.bookings} size="title" />
      {session.status === 'loading' && <Loading />}
      {session.status === 'unreachable' && <QuietError onRetry={() => void retry()} />}
      {session.status === 'signed-in' && <List user={session.user} />}
    </>
  );
}

function List({ user }: { user: User }) {
  const isBuyer = allows(wire.bookProduct.access, user.role);
  const bookings = useQuery({ ...useShopQueries().bookings({ id: user._id }), enabled: isBuyer });
  const [chosen, setChosen] = useState<Booking>();
  const cancel = useMutation({ ...mutations.cancelBooking(), onSuccess: () => setChosen(undefined) });
  if (!isBuyer) return <EmptyState title={words.onlyBuyers} />;
  if (bookings.isError && !bookings.data) {
    return <QuietError onRetry={() => void bookings.refetch()} retrying={bookings.isFetching} />;
  }
  if (bookings.data?.length === 0) {
    return <EmptyState title={words.noBookings} text={words.noBookingsText} />;
  }
  if (!bookings.data) return <Loading />;
  return (
    <>
      <Grid columns={2}>
        {bookings.data.map((booking) => (
          <BookingCard
            key={booking._id}
            booking={booking}
            href={booking.productId && productPath(booking.productId)}
            onDelete={setChosen}
          />
        ))}
      </Grid>
      <DeleteConfirmation
        open={chosen !== undefined}
        name={chosen?.product ?? ''}
        onConfirm={() => chosen && cancel.mutate({ buyer: user, bookingId: chosen._id })}
        pending={cancel.isPending}
        error={cancel.error?.message}
        onOpenChange={() => {
          cancel.reset();
          setChosen(undefined);
        }}
      />
    </>
  );
}

const Loading = () => (
  <Grid columns={2} loading>
    <BookingCardSkeleton />
  </Grid>
);
