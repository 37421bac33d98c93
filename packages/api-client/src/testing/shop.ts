import {
  type BookingContact,
  type CallName,
  type Message,
  type OwnProduct,
  photosOf,
  type ProblemCode,
  problemStatusOf,
  type Product,
  type User,
} from '@apple-only/contract';
import { withTimeout, delay } from '../timeout.ts';
import { advertHandlers } from './adverts.ts';
import { bookingHandlers } from './bookings.ts';
import { type IdentityOf, TokenIssuer } from './token-issuer.ts';
import { messageHandlers } from './messages.ts';
import { sessionHandlers } from './sessions.ts';
import { userHandlers } from './users.ts';
import { photoHandlers } from './photos.ts';
import { productHandlers } from './products.ts';
import { searchHandlers } from './search.ts';
import { errorResponse, respond } from './respond.ts';
import { match, routes } from './routes.ts';
import { HttpError, NetworkError } from './errors.ts';
import type { Handlers } from './call-handlers.ts';
import { initialSubject, MemoryStore } from './memory-store.ts';

/** The initial content of a shop. */
export interface ShopOptions {
  /** Registered users. */
  users?: readonly User[] | undefined;
  /**
   * Products of sellers in `users`. With `requireProvenEmail`, `unconfirmed` ones are hidden until their seller confirms them. Ones with
   * `booking` that no entry of `bookings` names are booked by a buyer outside the shop.
   */
  products?: readonly (Product & Pick<OwnProduct, 'unconfirmed'>)[] | undefined;
  /** Bookings, by user id and product id. */
  bookings?: readonly ({ user: string; product: string } & BookingContact)[] | undefined;
  messages?: readonly Message[] | undefined;
  /** Photo addresses that count as uploaded, besides those of `users` and `products`. */
  photos?: readonly string[] | undefined;
  /** Whether a seller's products are hidden until the seller has proven their e-mail. No user in `users` has. @default false */
  requireProvenEmail?: boolean | undefined;
  /**
   * Reads the ID tokens of a sign-in provider, such as `memoryAdapter` of `@apple-only/auth`: `memoryAdapter().identityOf`. Its accounts
   * with the e-mails of `users` belong to those users. @default only the shop's own tokens are valid
   */
  identityOf?: IdentityOf | undefined;
}

/** How a call fails. */
export interface Failure {
  /** HTTP status. 0: the request fails without an answer. @default 500 */
  status?: number | undefined;
  /** The server's code, which implies the status. @default the general code of the status */
  code?: ProblemCode | undefined;
  /** The server's message. */
  message?: string | undefined;
  /** How many calls fail. @default all */
  times?: number | undefined;
  /** Seconds after which to try again: the `Retry-After` header. */
  retryAfter?: number | undefined;
}

/** An in-memory shop that answers as the server does. */
export interface Shop {
  /** Answers calls without a network: for `createClient({ fetch: shop.fetch })`. */
  readonly fetch: typeof globalThis.fetch;
  /**
   * A new user of the sign-in provider, who can register. With `email`, even if another user has it.
   * @param idToken the provider's own token for the user, for tests whose provider issues tokens
   * @param options `proven`: whether the user has proven that the e-mail is theirs
   */
  readonly identity: (
    email?: string,
    idToken?: string,
    options?: { proven?: boolean | undefined },
  ) => { idToken: string; email: string };
  /**
   * The tokens of a registered user.
   * @param idToken the provider's own token for the user, for tests whose provider issues tokens
   */
  readonly signIn: (email: string, idToken?: string) => { idToken: string; accessToken: string };
  /** Opens the link that proves an e-mail: the shop learns of it with the next access token. */
  readonly proveEmail: (email: string) => void;
  /** Delays every answer from now on, in milliseconds, or those of one call only. Infinity: no answer arrives. @default 0 */
  readonly delay: (ms: number, call?: CallName) => void;
  /** Disconnects the network, or reconnects it. */
  readonly offline: (isOffline: boolean) => void;
  /** Makes a call fail from now on. @returns a function that stops it */
  readonly fail: (call: CallName, failure?: Failure) => () => void;
}

/** @throws {Error} if requests and responses cannot be created */
function requireGlobals() {
  const missing = (['Request', 'Response'] as const).filter((name) => typeof globalThis[name] !== 'function');
  if (missing.length > 0) {
    throw new Error(
      `createShop needs ${missing.join(' and ')}, which this environment does not have. In Jest, \`jest-fixed-jsdom\` provides what jsdom lacks.`,
    );
  }
}

/** The origin of requests that name no host. */
const defaultOrigin = 'http://shop.test';

/**
 * An in-memory shop that follows the server's rules: access, one buyer per product, counts, refusals with their messages, pages. For stories
 * and tests; its content is lost with the page.
 *
 * @example
 * const shop = createShop({ users: [buyer, seller], products: [macBook] });
 * const client = createClient({ fetch: shop.fetch, token: () => shop.signIn(buyer.email).accessToken });
 *
 * @throws {Error} if a product or a booking names a user or a product that is not in the shop, if two users or two products are the same,
 * or if there is no global `Request` and `Response`.
 */
export function createShop(options: ShopOptions = {}): Shop {
  requireGlobals();
  const store = new MemoryStore();
  const tokens = new TokenIssuer(store, options.identityOf);
  const handlers: Handlers = {
    ...sessionHandlers(store, tokens),
    ...userHandlers(store),
    ...productHandlers(store),
    ...searchHandlers(store),
    ...advertHandlers(store),
    ...bookingHandlers(store),
    ...messageHandlers(store),
    ...photoHandlers(store),
    getHealth: () => ({ status: 'ok' }),
  };
  seed(store, options);

  /** By call; `undefined` has the delay of all others. */
  const delays = new Map<CallName | undefined, number>();
  let isOffline = false;
  const failures: { call: CallName; failure: Failure; left: number }[] = [];

  /** The error response that a test has set for a call. */
  function failureOf(call: CallName): Response | undefined {
    const failing = failures.find((one) => one.call === call && one.left > 0);
    if (!failing) return undefined;
    failing.left--;
    const { status = 500, code, message, retryAfter } = failing.failure;
    if (status === 0) throw new NetworkError();
    const reason = code ?? status;
    const error = new HttpError(reason, message ?? `This call fails with ${problemStatusOf(reason)}.`);
    return errorResponse(error, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) });
  }

  async function wait(call: CallName | undefined, signal: AbortSignal) {
    const ms = delays.get(call) ?? delays.get(undefined) ?? 0;
    if (ms === Infinity) await withTimeout(() => new Promise<never>(() => undefined), signal);
    if (ms > 0) await delay(ms, signal);
    if (isOffline) throw new NetworkError();
  }

  async function answer(request: Request, form: FormData | undefined): Promise<Response> {
    const { pathname } = new URL(request.url);
    for (const route of routes) {
      const inPath = route.row.method === request.method ? match(route, pathname) : undefined;
      if (!inPath) continue;
      await wait(route.name, request.signal);
      return failureOf(route.name) ?? respond(request, route, inPath, { handlers, tokens, form });
    }
    await wait(undefined, request.signal);
    const photo = request.method === 'GET' ? store.photos.get(pathname) : undefined;
    if (!photo) return errorResponse(new HttpError(404, 'We can’t find this.'));
    return new Response(photo.bytes, { headers: { 'content-type': photo.type } });
  }

  return {
    async fetch(input, init) {
      const request = new Request(input instanceof Request ? input : new URL(input, defaultOrigin), init);
      request.signal.throwIfAborted();
      return answer(request, init?.body instanceof FormData ? init.body : undefined);
    },
    identity(email = `${crypto.randomUUID()}@shop.test`, idToken, { proven = false } = {}) {
      const subject = `subject-${crypto.randomUUID()}`;
      return { email, idToken: tokens.identify({ subject, email: email.toLowerCase(), proven }, idToken) };
    },
    signIn(email, idToken) {
      const user = store.userByEmail(email.toLowerCase());
      if (!user) throw new Error(`No user has the e-mail ${email}. Add one to the \`users\` of createShop.`);
      const { _id, subject } = user;
      return {
        idToken: tokens.identify({ subject, email: user.email, proven: false }, idToken),
        accessToken: tokens.issue(_id),
      };
    },
    proveEmail: (email) => tokens.prove(email.toLowerCase()),
    delay: (ms, call) => void delays.set(call, possibleDelay(ms)),
    offline: (is) => void (isOffline = is),
    fail(call, failure = {}) {
      const failing = { call, failure, left: failure.times ?? Infinity };
      failures.push(failing);
      return () => void (failing.left = 0);
    },
  };
}

/** @throws {Error} if it is not a number of milliseconds */
function possibleDelay(ms: number): number {
  if (ms >= 0) return ms;
  throw new Error(`A delay of ${ms} is not possible. Give a number of milliseconds, 0 or more.`);
}

/** @throws {Error} if a value occurs twice */
function requireDistinct(values: readonly string[], mistake: (twice: string) => string) {
  const seen = new Set<string>();
  for (const value of values) {
    if (seen.has(value)) throw new Error(mistake(value));
    seen.add(value);
  }
}

/** Fills the shop with its initial content. */
function seed(
  store: MemoryStore,
  { users = [], products = [], bookings = [], messages = [], photos = [], requireProvenEmail = false }: ShopOptions,
) {
  requireDistinct(
    users.map(({ email }) => email.toLowerCase()),
    (email) => `Two users have the e-mail ${email}. Name each user once in the \`users\` of createShop.`,
  );
  requireDistinct(
    users.map(({ _id }) => _id),
    (id) => `Two users have the id ${id}. Give each an \`_id\` of their own in the \`users\` of createShop.`,
  );
  requireDistinct(
    products.map(({ _id }) => _id),
    (id) => `Two products have the id ${id}. Give each an \`_id\` of its own in the \`products\` of createShop.`,
  );
  store.requireProvenEmail = requireProvenEmail;
  for (const user of users) {
    const time = store.now();
    store.users.push({
      ...user,
      email: user.email.toLowerCase(),
      subject: initialSubject(user),
      proven: false,
      time,
    });
  }
  for (const { verify: _, booking, advertised, seller_email, unconfirmed, ...product } of products) {
    if (store.userById(product.id)?.role !== 'seller') {
      throw new Error(
        `The seller of the product ${product.name} is not in the shop. Add ${seller_email}, with the id ${product.id}, to \`users\`.`,
      );
    }
    store.products.push({ ...product, time: store.recordTime(product.time) });
    if (advertised) store.adverts.add(product._id);
    if (unconfirmed) store.unconfirmed.add(product._id);
    if (booking && !bookings.some((one) => one.product === product._id)) book(store, product._id, undefined, {});
  }
  for (const { user, product, ...contact } of bookings) {
    if (store.userById(user)?.role !== 'buyer') {
      throw new Error(`The buyer of a booking is not in the shop. Add a buyer with the id ${user} to \`users\`.`);
    }
    book(store, product, user, contact);
  }
  for (const message of messages) store.messages.push({ ...message, time: store.recordTime(message.time) });
  for (const one of [...store.users, ...store.products]) {
    for (const address of photosOf(one)) store.photos.set(address, undefined);
  }
  for (const address of photos) store.photos.set(address, undefined);
}

function book(store: MemoryStore, id: string, user: string | undefined, { phone, location }: BookingContact) {
  const product = store.productById(id);
  if (!product)
    throw new Error(`The product of a booking is not in the shop. Add one with the id ${id} to \`products\`.`);
  const { name, img, selling_price } = product;
  const details = { product: id, user, name, img, selling_price, phone, location };
  store.bookings.push({ _id: store.newId(), ...details, time: store.now() });
}
