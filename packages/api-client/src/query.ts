import type {
  Answer,
  BookingContact,
  CallName,
  Calls,
  ListedProduct,
  Message,
  OwnProduct,
  User,
} from '@apple-only/contract';
import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { CallOptions, Client, ClientCallOptions, ClientInput, Page, PagedName } from './client.ts';
import type { ApiError } from './error.ts';

type GetName = { [Name in CallName]: Calls[Name]['method'] extends 'GET' ? Name : never }[CallName];
/** The calls that only read, and so can be cached and asked again. Tokens are nobody's to keep, or to give back, but the session's. */
type ReadName = Exclude<GetName, 'getToken'>;
type ListName = Extract<ReadName, PagedName>;
type WriteName = Exclude<CallName, GetName | 'signOut'>;

const products = ['listAdvertised', 'listNewest', 'listCategory', 'listOwnProducts'] as const;
const person = ['getUser', 'isAdmin', 'isBuyer', 'isSeller'] as const;

/** Where each change shows: the reads whose answers it can make wrong. */
const shownIn = {
  saveUser: [...person, 'listBuyers', 'listSellers'],
  // The buyer's bookings go as well: those products are on the market again.
  deleteBuyer: [...person, 'listBuyers', 'listBookings', ...products],
  // The seller's products go as well, and whoever booked one is told.
  deleteSeller: [...person, 'listSellers', 'listBookings', ...products],
  verifySeller: [...person, 'listSellers', ...products],
  allowReturn: [],
  addProduct: ['listNewest', 'listCategory', 'listOwnProducts'],
  confirmProduct: products,
  deleteProduct: ['listBookings', ...products],
  advertiseProduct: products,
  stopAdvertising: products,
  bookProduct: ['listBookings', ...products],
  recordBooking: ['listBookings', 'listOwnProducts'],
  cancelBooking: ['listBookings', ...products],
  releaseBooking: ['listBookings', ...products],
  uploadPhoto: [],
  sendMessage: ['listMessages'],
  markMessage: ['listMessages'],
  deleteMessage: ['listMessages'],
} as const satisfies Record<WriteName, readonly ReadName[]>;

/** Asks again for whatever a change shows in, as far as anybody is looking at it. */
function askAgain(queryClient: QueryClient, change: WriteName) {
  for (const name of shownIn[change]) void queryClient.invalidateQueries({ queryKey: [name] });
}

type Send<Name extends CallName, Result> = (input: ClientInput<Name>, options: CallOptions) => Promise<Result>;
// Which arguments may be left out differs by call. Here none is, and so all of them are called alike.
const call = <Name extends CallName>(client: Client, name: Name) => client[name] as Send<Name, Answer<Name>>;
const callForPage = <Name extends ListName>(client: Client, name: Name) => client[name].page as Send<Name, Page<Name>>;

type Asked<Name extends ReadName> =
  object extends ClientInput<Name> ? [input?: ClientInput<Name>] : [input: ClientInput<Name>];

/** The options of a read, by its input. */
const reading =
  <Name extends ReadName>(client: Client, name: Name) =>
  (...[input = {} as ClientInput<Name>]: Asked<Name>) =>
    queryOptions<Answer<Name>, ApiError>({
      queryKey: [name, input],
      queryFn: ({ signal }) => call(client, name)(input, { signal }),
    });

/** The same, and in pages: an infinite query whose data is the list as far as it was read. */
const readingOn = <Name extends ListName>(client: Client, name: Name) =>
  Object.assign(reading(client, name), {
    pages: (...[input = {} as ClientInput<Name>]: Asked<Name>) =>
      infiniteQueryOptions<Page<Name>, ApiError, Answer<Name>, QueryKey, string | undefined>({
        queryKey: [name, 'pages', input],
        queryFn: ({ pageParam, signal }) => callForPage(client, name)({ ...input, cursor: pageParam }, { signal }),
        initialPageParam: input.cursor,
        getNextPageParam: ({ next }) => next?.cursor,
        // Lists are arrays, whatever the name.
        select: ({ pages }) => pages.flatMap(({ items }): unknown[] => items) as Answer<Name>,
      }),
  });

/**
 * Query options for TanStack Query, one function a call that reads. Those of lists have `pages`, the options of an
 * infinite query whose `data` is the list as far as it was read.
 *
 * A key begins with the call's name: `invalidateQueries({ queryKey: ['listBookings'] })` means every answer of that call.
 */
export const createQueries = (client: Client) => ({
  user: reading(client, 'getUser'),
  isAdmin: reading(client, 'isAdmin'),
  isBuyer: reading(client, 'isBuyer'),
  isSeller: reading(client, 'isSeller'),
  buyers: readingOn(client, 'listBuyers'),
  sellers: readingOn(client, 'listSellers'),
  advertised: readingOn(client, 'listAdvertised'),
  newest: readingOn(client, 'listNewest'),
  category: readingOn(client, 'listCategory'),
  ownProducts: readingOn(client, 'listOwnProducts'),
  bookings: reading(client, 'listBookings'),
  messages: readingOn(client, 'listMessages'),
  health: reading(client, 'getHealth'),
});

type Shown<Item> = readonly Item[] | InfiniteData<{ items: readonly Item[] }>;

/** Changes what lists and pages already show, without waiting for them to be asked again. */
function showAtOnce<Item>(
  queryClient: QueryClient,
  names: readonly ReadName[],
  change: (list: readonly Item[]) => readonly Item[],
) {
  for (const name of names) {
    queryClient.setQueriesData<Shown<Item>>({ queryKey: [name] }, (shown) => {
      if (!shown || !('pages' in shown)) return shown && change(shown);
      return { ...shown, pages: shown.pages.map((page) => ({ ...page, items: change(page.items) })) };
    });
  }
}

const showBooked = (queryClient: QueryClient, productId: string) =>
  showAtOnce<ListedProduct>(queryClient, products, (list) =>
    list.map((product) => (product._id === productId ? { ...product, booking: true } : product)),
  );

const showPublic = (queryClient: QueryClient, id: string) =>
  showAtOnce<OwnProduct>(queryClient, ['listOwnProducts'], (list) =>
    list.map((product) => {
      if (product._id !== id) return product;
      const { hidden: _, unconfirmed: __, ...shown } = product;
      return shown;
    }),
  );

/** At once, so that whatever comes next, the focus too, does not find what is about to go. */
const showGone = (queryClient: QueryClient, names: readonly ReadName[], id: string) =>
  showAtOnce<{ _id: string }>(queryClient, names, (list) => list.filter(({ _id }) => _id !== id));

/** What a mutation is handed: the call's input, and what the call may be told besides. */
type Variables<Name extends WriteName> = ClientInput<Name> & { options?: ClientCallOptions<Name> | undefined };

/** The options of a mutation that is one call. */
const writing =
  <Name extends WriteName>(client: Client, name: Name) =>
  () =>
    mutationOptions<Answer<Name>, ApiError, Variables<Name>>({
      mutationKey: [name],
      mutationFn: ({ options = {}, ...input }) => call(client, name)(input as ClientInput<Name>, options),
      onSettled: (_answer, _error, _input, _result, context) => askAgain(context.client, name),
    });

type DeleteName = 'deleteBuyer' | 'deleteSeller' | 'deleteProduct' | 'deleteMessage';

/** The same for one that deletes: `lists` do not show any more what is gone. */
const deleting = (client: Client, name: DeleteName, lists: readonly ReadName[]) => () =>
  mutationOptions({
    ...writing(client, name)(),
    onSuccess: (_count, { id }, _result, context) => showGone(context.client, lists, id),
  });

/**
 * The same for one that is harmless and easily undone: what it changes in a list is shown before the server has agreed, and
 * taken back where it does not.
 */
const hopeful =
  <Name extends WriteName, Item>(
    client: Client,
    name: Name,
    list: ListName,
    change: (item: Item, input: Variables<Name>) => Item,
  ) =>
  () =>
    mutationOptions<Answer<Name>, ApiError, Variables<Name>, [QueryKey, unknown][]>({
      mutationKey: [name],
      // One after the other: of two presses the second counts.
      scope: { id: list },
      mutationFn: ({ options = {}, ...input }) => call(client, name)(input as ClientInput<Name>, options),
      onMutate: async (input, context) => {
        // An answer from before would take it back too early.
        await context.client.cancelQueries({ queryKey: [list] });
        const before = context.client.getQueriesData({ queryKey: [list] });
        showAtOnce<Item>(context.client, [list], (items) => items.map((item) => change(item, input)));
        return before;
      },
      onError: (_error, _input, before = [], context) => {
        for (const [key, shown] of before) context.client.setQueryData(key, shown);
      },
      onSettled: (_answer, _error, _input, _result, context) => askAgain(context.client, name),
    });

/** Mutation options for TanStack Query. Each asks again for whatever it changes, also where it failed. */
export const createMutations = (client: Client) => ({
  saveUser: writing(client, 'saveUser'),
  deleteBuyer: deleting(client, 'deleteBuyer', ['listBuyers']),
  deleteSeller: deleting(client, 'deleteSeller', ['listSellers']),
  verifySeller: writing(client, 'verifySeller'),
  allowReturn: writing(client, 'allowReturn'),
  /** With `options: { idempotencyKey }` it may be repeated, and lists one product. */
  addProduct: writing(client, 'addProduct'),
  confirmProduct: () =>
    mutationOptions({
      ...writing(client, 'confirmProduct')(),
      onSuccess: (_count, { id }, _result, context) => showPublic(context.client, id),
    }),
  deleteProduct: deleting(client, 'deleteProduct', products),
  advertiseProduct: hopeful(client, 'advertiseProduct', 'listOwnProducts', (product: OwnProduct, { body }) =>
    product._id === body._id ? { ...product, advertised: true } : product,
  ),
  stopAdvertising: hopeful(client, 'stopAdvertising', 'listOwnProducts', (product: OwnProduct, { id }) =>
    product._id === id ? { ...product, advertised: false } : product,
  ),
  releaseBooking: writing(client, 'releaseBooking'),
  /** With `options: { onProgress }` it tells how far it got. */
  uploadPhoto: writing(client, 'uploadPhoto'),
  sendMessage: writing(client, 'sendMessage'),
  markMessage: hopeful(client, 'markMessage', 'listMessages', (message: Message, { id, body }) =>
    message._id === id ? { ...message, done: body?.done ?? true } : message,
  ),
  deleteMessage: deleting(client, 'deleteMessage', ['listMessages']),

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
        // Nobody waits for the record: the product is theirs already, whatever becomes of it.
        void client.recordBooking({ body }).catch(() => undefined);
        return true;
      },
      onSuccess: (_booked, { product }, _result, context) => showBooked(context.client, product._id),
      onSettled: (_booked, _error, _input, _result, context) => askAgain(context.client, 'bookProduct'),
    }),

  /** Cancels a booking. Answers how many there were to cancel: 0 when it was gone already. */
  cancelBooking: () =>
    mutationOptions<number, ApiError, { buyer: User; bookingId: string }>({
      mutationKey: ['cancelBooking'],
      mutationFn: async ({ buyer, bookingId }) =>
        (await client.cancelBooking({ userId: buyer._id, booking: bookingId })).deletedCount,
      onSuccess: (_count, { bookingId }, _result, context) => showGone(context.client, ['listBookings'], bookingId),
      onSettled: (_count, _error, _input, _result, context) => askAgain(context.client, 'cancelBooking'),
    }),
});
