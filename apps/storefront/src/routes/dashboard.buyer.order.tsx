import { useUser } from '@apple-only/auth';
import { categoryNames, paths, type Booking } from '@apple-only/contract';
import {
  BookingCard,
  ButtonLink,
  DeleteConfirmation,
  EmptyState,
  PageHeading,
  BookingCardSkeleton,
} from '@apple-only/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { PageHead } from '../head.tsx';
import { useDeletion } from '../deletion.ts';
import { List, usePart, type Parts } from '../list.tsx';
import { useShop } from '../shop.ts';

export const handle: PageHead = {
  title: 'My Booking',
  description: "What you have booked, with the sellers' e-mails and numbers.",
};

const parts: Parts<Booking> = {
  withdrawn: {
    text: 'Only what was withdrawn: there is nothing to collect.',
    none: 'Nothing that you booked was withdrawn.',
    has: ({ withdrawn }) => withdrawn,
  },
};

/** `/dashboard/buyer/order`: the bookings of the signed-in buyer, and cancelling them. */
export function Component() {
  const { mutations, queries } = useShop();
  const buyer = useUser();
  const bookings = useQuery(queries.bookings({ id: buyer._id }));
  const { part, query } = usePart(bookings, parts);
  const cancel = useMutation(mutations.cancelBooking());
  const deletion = useDeletion({
    remove: async ({ _id }) => ({ deletedCount: await cancel.mutateAsync({ buyer, bookingId: _id }) }),
    nameOf: ({ product }: Booking) => product,
    done: () => `buyer ${buyer.name} booking cancel successfully`,
  });

  return (
    <>
      <PageHeading
        size="title"
        title="My Booking"
        text={part?.text ?? 'What you booked is held for you. Call or write to the seller to collect it.'}
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
          part?.none ?? (
            <EmptyState
              title="No bookings yet"
              text="What you book is listed here, with the seller's e-mail and number."
              action={
                <ButtonLink href={paths.category('macBook')} kind="quiet">
                  Look at {categoryNames.macBook}
                </ButtonLink>
              }
            />
          )
        }
        item={(booking) => <BookingCard key={booking._id} booking={booking} onDelete={deletion.choose} />}
      />
      <DeleteConfirmation {...deletion.confirmation}>
        {deletion.doomed?.withdrawn || deletion.doomed?.released !== undefined
          ? 'It holds nothing for you any more.'
          : 'The product goes back on the market, and somebody else can book it.'}
      </DeleteConfirmation>
    </>
  );
}
