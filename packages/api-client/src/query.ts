import type { Answer, Booking, BookingContact, CallName, ListedProduct, User } from '@apple-only/contract';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client, ClientInput } from './client.ts';
import type { ApiError } from './error.ts';

/** The calls that only read, and so can be cached and asked again. */
type ReadName = Extract<CallName, `list${string}`>;

const reading = <Name extends ReadName>(
  name: Name,
  input: ClientInput<Name>,
  read: (signal: AbortSignal) => Promise<Answer<Name>>,
) =>
  queryOptions<Answer<Name>, ApiError>({
    queryKey: [name, input],
    queryFn: ({ signal }) => read(signal),
  });

/**
 * Query options for TanStack Query, one function a list. A key is the call's name and its input, so that
 * `invalidateQueries({ queryKey: ['listBookings'] })` means every answer of that call.
 */
export const createQueries = (client: Client) => ({
  advertised: (input: ClientInput<'listAdvertised'> = {}) =>
    reading('listAdvertised', input, (signal) => client.listAdvertised(input, { signal })),
  newest: (input: ClientInput<'listNewest'>) =>
    reading('listNewest', input, (signal) => client.listNewest(input, { signal })),
  category: (input: ClientInput<'listCategory'>) =>
    reading('listCategory', input, (signal) => client.listCategory(input, { signal })),
  bookings: (input: ClientInput<'listBookings'>) =>
    reading('listBookings', input, (signal) => client.listBookings(input, { signal })),
});

const productLists = ['listAdvertised', 'listNewest', 'listCategory'] as const satisfies readonly ReadName[];

/** Turns a product to booked wherever it is already shown, without waiting for the lists to be asked again. */
function showBooked(queryClient: QueryClient, productId: string) {
  for (const name of productLists) {
    queryClient.setQueriesData<ListedProduct[]>({ queryKey: [name] }, (products) =>
      products?.map((product) => (product._id === productId ? { ...product, booking: true } : product)),
    );
  }
}

/** Asks again for whatever a changed booking shows in: every list of products, and the buyer's own. */
function refetchBookings(queryClient: QueryClient) {
  for (const name of [...productLists, 'listBookings'] satisfies ReadName[]) {
    void queryClient.invalidateQueries({ queryKey: [name] });
  }
}

/** Mutation options for TanStack Query. Each asks again for the lists that it changes. */
export const createMutations = (client: Client) => ({
  /**
   * Books a product: claims it, then records the booking. Answers false where somebody else was faster.
   * Nothing is half-done if the connection drops between the two: the claim is the whole booking.
   */
  book: () =>
    mutationOptions<boolean, ApiError, { product: ListedProduct; buyer: User; contact: BookingContact }>({
      mutationKey: ['book'],
      mutationFn: async ({ product, buyer, contact }) => {
        const { modifiedCount } = await client.bookProduct({ productId: product._id, body: contact });
        if (modifiedCount === 0) return false;
        const body = { user: buyer._id, product: product.name, img: product.img, productId: product._id, ...contact };
        // The product is theirs already, whatever becomes of the record.
        await client.recordBooking({ body }).catch(() => undefined);
        return true;
      },
      onSuccess: (_booked, { product }, _result, context) => showBooked(context.client, product._id),
      onSettled: (_booked, _error, _input, _result, context) => refetchBookings(context.client),
    }),

  /** Cancels a booking. Answers how many there were to cancel: 0 when it was gone already. */
  cancelBooking: () =>
    mutationOptions<number, ApiError, { buyer: User; bookingId: string }>({
      mutationKey: ['cancelBooking'],
      mutationFn: async ({ buyer, bookingId }) =>
        (await client.cancelBooking({ userId: buyer._id, booking: bookingId })).deletedCount,
      // At once, so that whatever comes next, the focus too, does not find what is about to go.
      onSuccess: (_count, { bookingId }, _result, context) =>
        context.client.setQueriesData<Booking[]>({ queryKey: ['listBookings'] }, (bookings) =>
          bookings?.filter(({ _id }) => _id !== bookingId),
        ),
      onSettled: (_count, _error, _input, _result, context) => refetchBookings(context.client),
    }),
});
