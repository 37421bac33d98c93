import { useUser } from '@apple-only/auth';
import { categoryNames, pageTitle, paths, type Booking } from '@apple-only/contract';
import {
  BookingCard,
  ButtonLink,
  DeleteConfirmation,
  EmptyState,
  PageHeading,
  BookingCardSkeleton,
  toast,
} from '@apple-only/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { List } from '../list.tsx';
import { mutations, queries } from '../shop.ts';

/** `/dashboard/buyer/order`: what the signed-in buyer has booked, and cancelling it. */
export function Component() {
  const buyer = useUser();
  const bookings = useQuery(queries.bookings({ id: buyer._id }));
  const cancel = useMutation(mutations.cancelBooking());
  const [doomed, setDoomed] = useState<Booking | null>(null);

  const confirm = async ({ _id }: Booking) => {
    try {
      const deletedCount = await cancel.mutateAsync({ buyer, bookingId: _id });
      if (deletedCount > 0) toast.success(`buyer ${buyer.name} booking cancel successfully`);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
    setDoomed(null);
  };

  return (
    <>
      <title>{pageTitle('My Booking')}</title>
      <PageHeading
        size="title"
        title="My Booking"
        text="What you booked is held for you. Call or write to the seller to collect it."
      />
      <List
        query={bookings}
        columns={3}
        skeleton={<BookingCardSkeleton />}
        empty={
          <EmptyState
            title="No bookings yet"
            text="What you book is listed here, with the seller's e-mail and number."
            action={
              <ButtonLink href={paths.category('macBook')} kind="quiet">
                Look at {categoryNames.macBook}
              </ButtonLink>
            }
          />
        }
        item={(booking) => <BookingCard key={booking._id} booking={booking} onDelete={setDoomed} />}
      />
      <DeleteConfirmation
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        name={doomed?.product ?? ''}
        onConfirm={() => doomed && void confirm(doomed)}
        pending={cancel.isPending}
      >
        The product goes back on the market, and somebody else can book it.
      </DeleteConfirmation>
    </>
  );
}
