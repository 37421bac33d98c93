/// <reference lib="dom" />
import * as v from 'valibot';
import type * as vitest from 'vitest';
import type { Call } from '../calls/call.ts';
import type { Answer, CallName, Input } from '../calls/calls.ts';
import type { ProblemCode } from '../calls/problem-codes.ts';
import type { Category } from '../products/choices.ts';
import { aNewProduct } from '../fixtures.ts';
import { ListedProduct, type Product } from '../products/product.ts';
import type { EnteredProduct } from '../products/fields.ts';
import type { RegistrableRole } from '../users/roles.ts';
import type { User } from '../users/user.ts';
import { png } from './png.ts';
import { answerOf, expectStatus, messageOf, type Reply, rowOf } from './reply.ts';

/**
 * The parts that a server may leave out: storing photos itself, rate limits, concurrent calls, pages about itself (`/openapi.json`,
 * `/docs`), users whose e-mail the suite chooses, checks that need HTTP itself (raw bodies and paths).
 */
export type OptionalPart = 'photos' | 'limits' | 'concurrency' | 'documents' | 'emails' | 'wire';

/** The parts of Vitest that the tests use: `import * as vitest from 'vitest'`. */
export type Runner = Pick<typeof vitest, 'afterAll' | 'beforeAll' | 'beforeEach' | 'describe' | 'expect' | 'test'>;

/** The server under test, and what the tests need besides its calls. */
export interface Setup {
  /** The API's base URL, without a trailing slash. */
  baseUrl: string;
  /** Access token of an admin. */
  admin: string;
  /**
   * A new user of the sign-in provider, with `email` if it is given, even if another user has it. A `proven` one
   * has proven that e-mail to the provider, and has signed in later than every user requested before.
   */
  identity: (email?: string, options?: IdentityOptions) => Promise<{ idToken: string; email: string }>;
  /** @default globalThis.fetch */
  fetch?: typeof fetch;
  /** A `fetch` from a new address, which has made no call yet. Needed if visitors' calls are limited by address. */
  fetchFromNewAddress?: () => typeof fetch;
  /** The parts that do not apply, such as to an in-memory shop. */
  skip?: readonly OptionalPart[];
  close?: () => Promise<void>;
}

/** The sign-in provider's claims about a user. */
export interface IdentityOptions {
  /** Whether the user has proven that the e-mail is theirs. @default false */
  proven?: boolean | undefined;
}

/** A caller with a token. */
interface Bearer {
  token: string;
}

/** The caller of a call: a visitor if undefined. */
export type TestCaller = Bearer | 'admin' | undefined;

/** A user of the sign-in provider. The token is the ID token. */
export interface Identity extends Bearer {
  email: string;
}

/** A registered user. The token is the access token. */
export interface TestUser extends User, Bearer {
  identity: Identity;
}

export interface SendOptions {
  headers?: Record<string, string>;
  /** Sent unchanged, in place of `body`. */
  raw?: BodyInit;
  /** Replaces the table's path. */
  path?: string;
  /** @default the setup's */
  fetch?: typeof fetch;
}

type AnyInput = Readonly<Record<string, unknown>>;

/** A lazy value: made on first use, then reused. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** An array of `count` made items. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A unique name. */
export const uniqueName = (what: string) => `${what} ${crypto.randomUUID()}`;

/** An id that does not exist. */
export const unknownId = () => crypto.randomUUID();

/** Whether the call may be limited by address, because it needs no known caller. */
const isLimitedByAddress = (name: CallName) => rowOf(name).method === 'POST' && rowOf(name).access.includes('visitor');

/** The path and query of a call. Input goes into the path if the row names it there, or else into the query. */
function addressOf(row: Call, input: AnyInput) {
  let path: string = row.path;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    if (row.params && key in row.params) path = path.replace(`{${key}}`, encodeURIComponent(String(value)));
    else for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) query.append(key, `${one}`);
  }
  return { path, search: query.toString() && `?${query.toString()}` };
}

/** The body of a call, and its type if `fetch` does not set it. */
function payloadOf(row: Call, { body, file, raw }: { body: unknown; file: unknown; raw: BodyInit | undefined }) {
  if (file instanceof Blob) {
    const form = new FormData();
    form.set(row.file ?? 'file', file, 'photo');
    return { content: form };
  }
  if (body === undefined || raw !== undefined) return { content: raw };
  return { content: JSON.stringify(body), type: 'application/json' };
}

const newProduct = (fields: Partial<EnteredProduct>) => aNewProduct({ name: uniqueName('MacBook Air 13'), ...fields });

/** A product as visitors see it. */
export const listedOf = (product: Product) => v.parse(ListedProduct, product);

/** The setup's server, with the helpers that tests use. */
export type Shop = ReturnType<typeof createShop>;

export function createShop(runner: Runner, open: () => Promise<Setup>) {
  const setup = once(open);

  /** Makes a call and returns any response. */
  async function send(name: CallName, input: AnyInput = {}, as?: TestCaller, extra: SendOptions = {}): Promise<Reply> {
    const { baseUrl, admin, fetch = globalThis.fetch, fetchFromNewAddress } = await setup();
    const row = rowOf(name);
    const { body, file, ...rest } = input;
    const headers = new Headers(extra.headers);
    if (as) headers.set('authorization', `Bearer ${as === 'admin' ? admin : as.token}`);
    const payload = payloadOf(row, { body, file, raw: extra.raw });
    if (payload.type) headers.set('content-type', payload.type);
    const { path, search } = addressOf(row, rest);
    const sendRequest = extra.fetch ?? (isLimitedByAddress(name) ? fetchFromNewAddress?.() : undefined) ?? fetch;
    const response = await sendRequest(`${baseUrl}${extra.path ?? path}${search}`, {
      method: row.method,
      headers,
      ...(payload.content === undefined ? {} : { body: payload.content }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, body: isJson && text ? JSON.parse(text) : text, headers: response.headers };
  }

  /** Makes a call and returns its answer, which must match its row. */
  async function call<Name extends CallName>(
    name: Name,
    input: Input<Name> & { file?: Blob },
    as?: TestCaller,
    options?: SendOptions,
  ): Promise<Answer<Name>> {
    const reply = await send(name, input, as, options);
    expectStatus(reply, [200], name);
    return answerOf(name, reply);
  }

  /** Makes a call that must be refused with this code, or with this status and its general code. Returns the message. */
  const expectRefused = async (
    reason: number | ProblemCode,
    ...[name, ...rest]: Parameters<typeof send>
  ): Promise<string> => messageOf(await send(name, ...rest), { name, reason });

  const identity = async (email?: string, options?: IdentityOptions): Promise<Identity> => {
    const fresh = await (await setup()).identity(email, options);
    return { token: fresh.idToken, email: fresh.email };
  };

  /** A newly registered user. */
  async function newUser(role: RegistrableRole, email?: string): Promise<TestUser> {
    const me = await identity(email);
    const img = await photo();
    const user = await call('saveUser', { body: { name: uniqueName(role), email: me.email, role, img } }, me);
    const { accessToken } = await call('getToken', { email: me.email }, me);
    return { ...user, token: accessToken, identity: me };
  }

  /** The address of an uploaded photo. */
  const photo = once(async () => (await call('uploadPhoto', { file: png() }, await identity())).data.url);
  const buyer = once(() => newUser('buyer'));
  const seller = once(() => newUser('seller'));

  /** A seller's input for a product with a unique name. */
  const form = async (fields?: Partial<EnteredProduct>) => newProduct({ img: await photo(), ...fields });

  /** A product on the market, of the shared seller unless another is given. */
  const product = async (fields?: Partial<EnteredProduct>, by?: TestUser): Promise<Product> =>
    call('addProduct', { body: await form(fields) }, by ?? (await seller()));

  /** The product as members see it in its category, if it is listed. */
  const find = async ({ _id, category }: { _id: string; category: Category }) =>
    (await call('listCategory', { category }, 'admin')).find((one) => one._id === _id);

  return {
    runner,
    setup,
    close: async () => (await setup()).close?.(),
    send,
    call,
    expectRefused,
    identity,
    newUser,
    photo,
    form,
    product,
    find,
    /** A buyer whom tests share: they cancel every booking they make. */
    buyer,
    /** A seller whom tests share. Not verified. */
    seller,
  };
}

/** Skips the tests of a `describe` that do not apply: for `beforeEach`. */
export const skipWithout =
  (shop: Shop, ...needed: OptionalPart[]) =>
  async ({ skip }: { skip: (condition: boolean, note?: string) => void }) => {
    const missing = (await shop.setup()).skip ?? [];
    for (const one of needed) skip(missing.includes(one), `the setup skips ${one}`);
  };

/** The same for tests that make a call more often than one address may, if there is only one address. */
export const skipIfAddressLimited =
  (shop: Shop, name: CallName) =>
  async ({ skip }: { skip: (condition: boolean, note?: string) => void }) => {
    const { fetchFromNewAddress, skip: missing = [] } = await shop.setup();
    skip(
      isLimitedByAddress(name) && !fetchFromNewAddress && !missing.includes('limits'),
      'the setup has no fetchFromNewAddress, and one address may not make this call often enough',
    );
  };
