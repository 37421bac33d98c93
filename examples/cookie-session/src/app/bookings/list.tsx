'use client';

import { useSession } from '@apple-only/auth';
import type { Booking, User } from '@apple-only/contract';
import { BookingCard, DeleteConfirmation, EmptyState, Grid } from '@apple-only/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { mutations } from '../../data.ts';
import { productPath } from '../../shop.ts';
import { words } from '../../words.ts';
import { SignInAgain } from './sign-in-again.tsx';

/** The bookings of a buyer that the server has read, until their user signs out, here or in another tab. */
export function List({ user, bookings }: { user: User; bookings: readonly Booking[] | false }) {
  const session = useSession();
  const router = useRouter();
  const [chosen, setChosen] = useState<Booking>();
  const cancel = useMutation({
    ...mutations.cancelBooking(),
    onSuccess: () => {
      setChosen(undefined);
      router.refresh();
    },
  });
  const isOver = session.status === 'signed-out' || session.status === 'unregistered';
  const isOther = session.status === 'signed-in' && session.user._id !== user._id;
  if (isOver || isOther) return <SignInAgain />;
  if (!bookings) return <EmptyState title={words.onlyBuyers} />;
  if (bookings.length === 0) return <EmptyState title={words.noBookings} text={words.noBookingsText} />;
  return (
    <>
      <Grid columns={2}>
        {bookings.map((booking) => (
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
