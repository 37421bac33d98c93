import type { BookingContact, CallName, Message, OwnProduct, Product, User } from '@apple-only/contract';
import { patiently, pause } from '../patience.ts';
import { bookingRules } from './bookings.ts';
import { Keys } from './keys.ts';
import { messageRules } from './messages.ts';
import { peopleRules } from './people.ts';
import { photoRules } from './photos.ts';
import { productRules } from './products.ts';
import { refuse, respond } from './respond.ts';
import { match, routes } from './routes.ts';
import { Unreachable } from './refusal.ts';
import type { Rules } from './rules.ts';
import { Stock } from './stock.ts';

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
}

/** How a call fails. */
export interface Failure {
  /** HTTP status. 0: the request fails without an answer. @default 500 */
  status?: number | undefined;
  /** The server's message. */
  message?: string | undefined;
  /** How many calls fail. @default all */
  times?: number | undefined;
  /** Seconds after which to try again: the `Retry-After` header. */
  retryAfter?: number | undefined;
}

/** A shop in memory that answers as the server does. */
export interface Shop {
  /** Answers calls without a network: for `createClient({ fetch: shop.fetch })`. */
  readonly fetch: typeof globalThis.fetch;
  /**
   * A new user of the sign-in provider, who can register. With `email`, even if another user has it.
   * @param idToken the provider's own token for the user, for tests whose provider issues tokens
   * @param facts `proven`: whether the user has proven that the e-mail is theirs
   */
  readonly identity: (
    email?: string,
    idToken?: string,
    facts?: { proven?: boolean | undefined },
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
  /** Whether the network is gone. */
  readonly offline: (isOffline: boolean) => void;
  /** Makes a call fail from now on. @returns a function that ends it */
  readonly fail: (call: CallName, failure?: Failure) => () => void;
}

/** The origin of requests that name no host. */
const nowhere = 'http://shop.test';

/**
 * A shop in memory that follows the server's rules: access, one buyer a product, counts, refusals with their
 * messages, pages. For stories and tests; its content is lost with the page.
 *
 * @example
 * const shop = createShop({ users: [buyer, seller], products: [macBook] });
 * const client = createClient({ fetch: shop.fetch, token: () => shop.signIn(buyer.email).accessToken });
 *
 * @throws {Error} if a product or a booking names a user or a product that is not in the shop.
 */
export function createShop(options: ShopOptions = {}): Shop {
  const stock = new Stock();
  const keys = new Keys(stock);
  const rules: Rules = {
    ...peopleRules(stock, keys),
    ...productRules(stock),
    ...bookingRules(stock),
    ...messageRules(stock),
    ...photoRules(stock),
    getHealth: () => ({ status: 'ok' }),
  };
  fill(stock, options);

  let patience = 0;
  const patienceWith = new Map<CallName, number>();
  let isOffline = false;
  const failures: { call: CallName; failure: Failure; left: number }[] = [];

  /** The error response that a test has set for a call. */
  function failureOf(call: CallName): Response | undefined {
    const failing = failures.find((one) => one.call === call && one.left > 0);
    if (!failing) return undefined;
    failing.left--;
    const { status = 500, message = `This call fails with ${status}.`, retryAfter } = failing.failure;
    if (status === 0) throw new Unreachable();
    return refuse(status, message, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) });
  }

  async function wait(call: CallName | undefined, signal: AbortSignal) {
    const ms = (call && patienceWith.get(call)) ?? patience;
    if (ms === Infinity) await patiently(() => new Promise<never>(() => undefined), signal);
    if (ms > 0) await pause(ms, signal);
    if (isOffline) throw new Unreachable();
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    for (const route of routes) {
      const inPath = route.row.method === request.method ? match(route, pathname) : undefined;
      if (!inPath) continue;
      await wait(route.name, request.signal);
      return failureOf(route.name) ?? respond(request, route, inPath, { rules, keys });
    }
    await wait(undefined, request.signal);
    const photo = request.method === 'GET' ? stock.photos.get(pathname) : undefined;
    return photo ? new Response(photo) : refuse(404, 'There is no such thing.');
  }

  return {
    async fetch(input, init) {
      const request = new Request(input instanceof Request ? input : new URL(input, nowhere), init);
      request.signal.throwIfAborted();
      return answer(request);
    },
    identity(email = `${crypto.randomUUID()}@shop.test`, idToken, { proven = false } = {}) {
      const subject = `subject-${crypto.randomUUID()}`;
      return { email, idToken: keys.identify({ subject, email: email.toLowerCase(), proven }, idToken) };
    },
    signIn(email, idToken) {
      const person = stock.personByEmail(email.toLowerCase());
      if (!person) throw new Error(`Nobody is registered with ${email}. Name them in the \`users\` of createShop.`);
      const { _id, subject } = person;
      return {
        idToken: keys.identify({ subject, email: person.email, proven: false }, idToken),
        accessToken: keys.issue(_id),
      };
    },
    proveEmail: (email) => keys.prove(email.toLowerCase()),
    delay: (ms, call) => void (call ? patienceWith.set(call, ms) : (patience = ms)),
    offline: (is) => void (isOffline = is),
    fail(call, failure = {}) {
      const failing = { call, failure, left: failure.times ?? Infinity };
      failures.push(failing);
      return () => void (failing.left = 0);
    },
  };
}

/** Fills the shop with its initial content. */
function fill(
  stock: Stock,
  { users = [], products = [], bookings = [], messages = [], photos = [], requireProvenEmail = false }: ShopOptions,
) {
  stock.requireProvenEmail = requireProvenEmail;
  for (const user of users) {
    const time = stock.now();
    stock.people.push({
      ...user,
      email: user.email.toLowerCase(),
      subject: `subject-of-${user._id}`,
      proven: false,
      time,
    });
  }
  for (const { verify: _, booking, advertised, seller_email, unconfirmed, ...product } of products) {
    if (stock.personById(product.id)?.role !== 'seller') {
      throw new Error(
        `The product ${product.name} is of a seller who is not in the shop. Add ${seller_email}, with the id ${product.id}, to \`users\`.`,
      );
    }
    stock.products.push({ ...product, time: stock.since(product.time) });
    if (advertised) stock.adverts.add(product._id);
    if (unconfirmed) stock.unconfirmed.add(product._id);
    if (booking && !bookings.some((one) => one.product === product._id)) book(stock, product._id, undefined, {});
  }
  for (const { user, product, ...contact } of bookings) {
    if (stock.personById(user)?.role !== 'buyer') {
      throw new Error(`A booking is of a buyer who is not in the shop. Add somebody with the id ${user} to \`users\`.`);
    }
    book(stock, product, user, contact);
  }
  for (const message of messages) stock.messages.push({ ...message, time: stock.since(message.time) });
  for (const { img } of [...stock.people, ...stock.products]) stock.photos.set(img, undefined);
  for (const address of photos) stock.photos.set(address, undefined);
}

function book(stock: Stock, id: string, user: string | undefined, { phone, location }: BookingContact) {
  const product = stock.productById(id);
  if (!product) throw new Error(`A booking is of a product that is not in the shop. Add ${id} to \`products\`.`);
  const { name, img, selling_price } = product;
  const facts = { product: id, user, name, img, selling_price, phone, location };
  stock.bookings.push({ _id: stock.newId(), ...facts, time: stock.now() });
}
