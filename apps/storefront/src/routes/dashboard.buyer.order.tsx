import { useUser } from '@apple-only/auth';
import { categoryNames, isolateBidi, type Booking } from '@apple-only/contract';
import {
  BookingCard,
  ButtonLink,
  DeleteConfirmation,
  EmptyState,
  PageHeading,
  BookingCardSkeleton,
} from '@apple-only/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { PageHead } from '../head.tsx';
import { useConfirmation } from '../confirmation.ts';
import { useListPart, type Parts } from '../lists/list-part.ts';
import { List } from '../lists/list.tsx';
import { paths } from '../paths.ts';
import { useShop } from '../shop.ts';

export const handle: PageHead = {
  title: 'My Booking',
  description: 'What you have booked, with each seller’s e-mail and number.',
};

const parts: Parts<Booking> = {
  withdrawn: {
    text: 'Only withdrawn products. You can no longer collect them.',
    emptyText: 'None of your bookings was withdrawn.',
    has: ({ withdrawn }) => withdrawn,
  },
};

/** `/dashboard/buyer/order`: the bookings of the signed-in buyer, and cancelling them. */
export function Component() {
  const { mutations, queries } = useShop();
  const buyer = useUser();
  const bookings = useInfiniteQuery(queries.bookings.pages({ id: buyer._id, limit: 24 }));
  const { part, query } = useListPart(bookings, parts);
  const cancel = useMutation(mutations.cancelBooking());
  const deletion = useConfirmation({
    run: ({ _id }) => cancel.mutateAsync({ buyer, bookingId: _id }),
    nameOf: ({ product }: Booking) => product,
    successMessage: () => `buyer ${isolateBidi(buyer.name)} booking cancel successfully`,
  });

  return (
    <>
      <PageHeading
        size="title"
        title="My Booking"
        text={part?.text ?? 'The products you have booked. Call or e-mail the seller to agree on a time and place.'}
      >
        {part && (
          <ButtonLink href={paths.myBookings} kind="quiet">
            Show all
          </ButtonLink>
        )}
      </PageHeading>
      <List
        query={query}
        columns={3}
        skeleton={<BookingCardSkeleton />}
        empty={
          part?.emptyText ?? (
            <EmptyState
              title="No bookings yet"
              text="What you book appears here, with the seller’s e-mail and number."
              action={
                <ButtonLink href={paths.macBook} kind="quiet">
                  Browse {categoryNames.macBook}
                </ButtonLink>
              }
            />
          )
        }
        item={(booking) => (
          <BookingCard
            booking={booking}
            href={booking.productId && paths.product({ _id: booking.productId, name: booking.product })}
            onDelete={deletion.choose}
          />
        )}
      />
      <DeleteConfirmation {...deletion.confirmation}>
        {deletion.chosen?.withdrawn || deletion.chosen?.released !== undefined
          ? 'This booking is over. Deleting it only takes it off your list.'
          : 'The product goes back on the market, and someone else can book it.'}
      </DeleteConfirmation>
    </>
  );
}
