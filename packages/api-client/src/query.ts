import {
  expectedOf,
  type Answer,
  type BookingContact,
  type ListedProduct,
  type Message,
  type OwnProduct,
  type User,
} from '@apple-only/contract';
import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';
import { affectedReads, type ReadName, type WriteName } from './affected-reads.ts';
import type { Client, ClientCallOptions, ClientInput } from './client.ts';
import { ProductTakenError, type ApiError } from './error.ts';
import { methodOf, type KeyOptions, listOptions, type ListName, readOptions, sourceOf } from './reads.ts';
import {
  productReads,
  markCachedBooked,
  replaceCached,
  removeCached,
  markCachedPublic,
  updateCached,
} from './cache-updates.ts';

export type { KeyOptions, ListRead, PagesOptions, Read, ReadOptions } from './reads.ts';

/**
 * Refetches the reads that a change affects, if they are on screen; marks the others stale.
 * @param list the list of an optimistic change. Only the last pending one refetches: before that, the server does not have them all
 */
function invalidate(queryClient: QueryClient, change: WriteName, list?: ListName) {
  if (list && queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === list }) > 1) return;
  for (const name of affectedReads(change)) void queryClient.invalidateQueries({ queryKey: [name] });
}

/**
 * Query options for TanStack Query, one function per read call. Those of lists have `pages`, the options of an
 * infinite query whose `data` is the list as far as it is loaded.
 *
 * A key begins with the call's name: `invalidateQueries({ queryKey: ['listBookings'] })` matches every answer of that call. It ends
 * with the server, and with the user if the call is not public: no other user is shown the answer.
 */
export function createQueries(client: Client, options: KeyOptions = {}) {
  const source = sourceOf(client, options);
  return {
    user: readOptions(source, 'getUser'),
    isAdmin: readOptions(source, 'isAdmin'),
    isBuyer: readOptions(source, 'isBuyer'),
    isSeller: readOptions(source, 'isSeller'),
    overview: readOptions(source, 'getOverview'),
    buyers: listOptions(source, 'listBuyers'),
    sellers: listOptions(source, 'listSellers'),
    product: readOptions(source, 'getProduct'),
    similar: readOptions(source, 'listSimilar'),
    contact: readOptions(source, 'getContact'),
    advertised: listOptions(source, 'listAdvertised'),
    newest: listOptions(source, 'listNewest'),
    category: listOptions(source, 'listCategory'),
    /** Its `pages` have all loaded items, and the `total` and `facets` of the last loaded page. */
    search: listOptions(source, 'searchProducts'),
    priceGuide: readOptions(source, 'getPriceGuide'),
    ownProducts: listOptions(source, 'listOwnProducts'),
    bookings: listOptions(source, 'listBookings'),
    messages: listOptions(source, 'listMessages'),
    health: readOptions(source, 'getHealth'),
  };
}

/** The variables of a mutation: the call's input, and the call's options. */
type Variables<Name extends WriteName> = ClientInput<Name> & { options?: ClientCallOptions<Name> | undefined };

/** The client that sends the calls, and the cache that shows their effects. */
interface MutationContext {
  client: Client;
  queryClient: QueryClient;
}

/** The effects of a change in the cache, besides the reads that it makes stale. */
interface CacheEffects<Result, Input> {
  /** The list that shows it before the server confirms it. */
  list?: ListName;
  succeeded?: (result: Result, input: Input) => void;
  failed?: (error: unknown, input: Input) => void;
}

/** Mutation options. Their effects on the cache are part of the mutation itself: the callbacks are the caller's own. */
const changeOptions = <Result, Input>(
  { queryClient }: MutationContext,
  [key, change]: readonly [key: string, change: WriteName],
  send: (input: Input) => Promise<Result>,
  { list, succeeded, failed }: CacheEffects<Result, Input> = {},
): UseMutationOptions<Result, ApiError, Input> => ({
  mutationKey: [key],
  mutationFn: async (input) => {
    try {
      const result = await send(input);
      succeeded?.(result, input);
      return result;
    } catch (error) {
      failed?.(error, input);
      throw error;
    } finally {
      invalidate(queryClient, change, list);
    }
  },
});

/** Mutation options for a single call. */
const writeOptions =
  <Name extends WriteName>(
    context: MutationContext,
    name: Name,
    effects?: CacheEffects<Answer<Name>, Variables<Name>>,
  ) =>
  (): UseMutationOptions<Answer<Name>, ApiError, Variables<Name>> =>
    changeOptions(
      context,
      [name, name],
      ({ options = {}, ...input }) => methodOf(context.client, name)(input as ClientInput<Name>, options),
      effects,
    );

type DeleteName = 'deleteBuyer' | 'deleteSeller' | 'deleteProduct' | 'deleteMessage';

/** The same for a deletion: the deleted item is removed from `lists`. */
const deleteOptions = (context: MutationContext, name: DeleteName, lists: readonly ReadName[]) =>
  writeOptions(context, name, { succeeded: (_count, { id }) => removeCached(context.queryClient, lists, id) });

type OptimisticItem = { _id: string } & Partial<Pick<OwnProduct, 'advertised'> & Pick<Message, 'done'>>;

/**
 * The same for a field of a list's items, as optimistic updates, for harmless changes that are easily undone: they show before the
 * server confirms them, and are rolled back on an error.
 */
function optimistic(context: MutationContext, list: ListName, field: 'advertised' | 'done') {
  const { queryClient } = context;
  /** The items with pending changes: the input of the newest, and the field's confirmed value. */
  const pendingChanges = new Map<string, { newest: object; confirmed: boolean | undefined }>();

  const update = (id: string, change: (item: OptimisticItem) => boolean | undefined) =>
    updateCached<OptimisticItem>(queryClient, [list], (items) =>
      items.map((item) => (item._id === id ? { ...item, [field]: change(item) } : item)),
    );

  return <Name extends WriteName>(name: Name, changeOf: (input: Variables<Name>) => [id: string, value: boolean]) => {
    const options = writeOptions(context, name, {
      list,
      succeeded: (_answer, input) => {
        const [id, confirmed] = changeOf(input);
        const item = pendingChanges.get(id);
        if (item?.newest === input) pendingChanges.delete(id);
        else if (item) item.confirmed = confirmed;
      },
      failed: (_error, input) => {
        const [id] = changeOf(input);
        const item = pendingChanges.get(id);
        // A later change of the item remains visible.
        if (item?.newest !== input) return;
        pendingChanges.delete(id);
        update(id, () => item.confirmed);
      },
    });
    return (): UseMutationOptions<Answer<Name>, ApiError, Variables<Name>> => ({
      ...options(),
      // One at a time: the second of two presses wins.
      scope: { id: list },
      // Not in `mutationFn`, which waits for the mutation before it.
      onMutate: async (input) => {
        const [id, value] = changeOf(input);
        // An earlier response would overwrite the optimistic update.
        await queryClient.cancelQueries({ queryKey: [list] });
        update(id, (item) => {
          const earlier = pendingChanges.get(id);
          pendingChanges.set(id, { confirmed: earlier ? earlier.confirmed : item[field], newest: input });
          return value;
        });
      },
    });
  };
}

/**
 * Mutation options for TanStack Query. Each refetches the reads of `queryClient` that it affects, even after an error. That is part of the
 * mutation itself: `onSuccess`, `onError` and `onSettled` are the caller's own.
 */
export function createMutations(client: Client, queryClient: QueryClient) {
  const context = { client, queryClient };
  const advertised = optimistic(context, 'listOwnProducts', 'advertised');
  const done = optimistic(context, 'listMessages', 'done');
  return {
    saveUser: writeOptions(context, 'saveUser'),
    deleteBuyer: deleteOptions(context, 'deleteBuyer', ['listBuyers']),
    deleteSeller: deleteOptions(context, 'deleteSeller', ['listSellers']),
    verifySeller: writeOptions(context, 'verifySeller'),
    allowReturn: writeOptions(context, 'allowReturn'),
    /** Refresh the session afterwards: it holds the role. */
    changeRole: writeOptions(context, 'changeRole'),
    /** With `options: { idempotencyKey }` the call may be repeated and lists the product once. */
    addProduct: writeOptions(context, 'addProduct'),
    confirmProduct: writeOptions(context, 'confirmProduct', {
      succeeded: (_count, { id }) => markCachedPublic(queryClient, id),
    }),
    editProduct: writeOptions(context, 'editProduct', { succeeded: (edited) => replaceCached(queryClient, edited) }),
    deleteProduct: deleteOptions(context, 'deleteProduct', productReads),
    advertiseProduct: advertised('advertiseProduct', ({ body }) => [body._id, true]),
    stopAdvertising: advertised('stopAdvertising', ({ id }) => [id, false]),
    /** Refetches nothing: the page that shows the bookings keeps showing them as new. */
    seeBookings: writeOptions(context, 'seeBookings'),
    releaseBooking: writeOptions(context, 'releaseBooking'),
    /** With `options: { onProgress }` it reports the progress. */
    uploadPhoto: writeOptions(context, 'uploadPhoto'),
    sendMessage: writeOptions(context, 'sendMessage'),
    markMessage: done('markMessage', ({ id, body }) => [id, body?.done ?? true]),
    deleteMessage: deleteOptions(context, 'deleteMessage', ['listMessages']),
    /**
     * Books a product as it was shown to the buyer: claims it, then records the booking. Fails with a {@link ProductTakenError} if
     * another buyer was faster, and with 409 if the seller has changed the product meanwhile.
     * If the connection drops between the two, the booking is still complete: the claim is the whole booking.
     */
    book: () =>
      changeOptions(
        context,
        ['book', 'bookProduct'],
        async ({ product, buyer, contact }: { product: ListedProduct; buyer: User; contact: BookingContact }) => {
          const claim = { ...contact, expected: expectedOf(product) };
          const { modifiedCount } = await client.bookProduct({ productId: product._id, body: claim });
          if (modifiedCount === 0) throw new ProductTakenError();
          const body = { user: buyer._id, product: product.name, img: product.img, productId: product._id, ...contact };
          // The record is not awaited: the claim has booked the product, even if the record fails.
          void client.recordBooking({ body }).catch(() => undefined);
        },
        {
          succeeded: (_booked, { product }) => markCachedBooked(queryClient, product._id),
          failed: (error, { product }) => {
            if (error instanceof ProductTakenError) markCachedBooked(queryClient, product._id);
          },
        },
      ),
    /** Cancels a booking. Returns the number of cancelled bookings: 0 if it was gone already. */
    cancelBooking: () =>
      changeOptions(
        context,
        ['cancelBooking', 'cancelBooking'],
        async ({ buyer, bookingId }: { buyer: User; bookingId: string }) =>
          (await client.cancelBooking({ userId: buyer._id, booking: bookingId })).deletedCount,
        { succeeded: (_count, { bookingId }) => removeCached(queryClient, ['listBookings'], bookingId) },
      ),
  };
}
