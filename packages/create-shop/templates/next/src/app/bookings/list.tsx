'use client';

import { useAuth, useSession } from '@apple-only/auth';
import { allows, wire, type Booking, type User } from '@apple-only/contract';
import {
  BookingCard,
  BookingCardSkeleton,
  DeleteConfirmation,
  EmptyState,
  Grid,
  QuietError,
  useLinks,
} from '@apple-only/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mutations, useShopQueries } from '../../data.ts';
import { Redirect } from '../../redirect.tsx';
import { productPath } from '../../shop.ts';
import { words } from '../../words.ts';

/** The bookings of the user who is signed in. Visitors log in first, and come back. */
export function List() {
  const session = useSession();
  const { retry } = useAuth();
  const links = useLinks();
  if (session.status === 'signed-out' || session.status === 'unregistered')
    return <Redirect to={`${links.login}?from=${links.myBookings}`} />;
  if (session.status === 'unreachable') return <QuietError onRetry={() => void retry()} />;
  return session.status === 'loading' ? <Loading /> : <BookingList user={session.user} />;
}

function BookingList({ user }: { user: User }) {
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
