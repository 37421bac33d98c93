import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  bookingLimits,
  type Call,
  callNames,
  calls,
  enteredOf,
  literalPaths,
  type Product,
  type Role,
  type User,
} from '@apple-only/contract';
import { aNewProduct, aProduct } from '@apple-only/contract/fixtures';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { UnsecuredJWT } from 'jose';
import sharp from 'sharp';
import type { Database, OpenDatabase } from './storage/database.ts';
import type { LookUpAccount } from './users/account-lookup.ts';
import { createPhotoEncoder } from './photos/photo-encoder.ts';
import { diskStore } from './storage/photo-store.ts';
import { createPhotos, type Photos, type PhotosOptions } from './photos/photos.ts';
import { products, users } from './storage/schema.ts';
import { createSecurityLog } from './http/security-log.ts';
import { buildApp, type AppOptions } from './http/app.ts';
import { createTokens, emulatorVerifier, type Tokens, type VerifyIdToken } from './users/tokens.ts';

export const publicUrl = 'https://shop.test';
export const projectId = 'demo-test';
/** Signs the test shop's access tokens. */
export const secret = 'the secret of the test shop, long enough';

/** All paths of the contract's calls. */
export const callPaths = callNames.flatMap((name) => {
  const row: Call = calls[name];
  return literalPaths(row).map(({ path }) => ({ name, row, path }));
});

/** A time as tokens state it, in seconds. */
export const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

/** An ID token as the sign-in emulator would issue it. */
export function idTokenFor(subject: string, email: string, claims: Record<string, unknown> = {}): string {
  return new UnsecuredJWT({ email, auth_time: secondsAgo(0), ...claims })
    .setSubject(subject)
    .setIssuer(`https://securetoken.google.com/${projectId}`)
    .setAudience(projectId)
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode();
}

let addresses = 0;
/** An address that no call has come from. */
export const newAddress = () => {
  addresses += 1;
  return `2001:db8:${(addresses >> 16).toString(16)}:${(addresses & 0xffff).toString(16)}::1`;
};

/** The fields of the product form. */
export const newProduct = (img: string, facts: Record<string, unknown> = {}) => ({
  ...aNewProduct({ name: 'iPhone 12', category: 'iphone', selling_price: '$1,299.00', email: 'Shop@Mail.test', img }),
  original_price: 1500,
  purchase_year: 2021,
  ...facts,
});

/** A registered user of the test shop, with both of their tokens. */
export interface TestUser extends Pick<User, '_id' | 'email' | 'role'> {
  subject: string;
  idToken: string;
  accessToken: string;
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface TestShop {
  app: FastifyInstance;
  database: Database;
  photos: Photos;
  /** The folder of its photos. */
  photoFolder: string;
  /** The address of a photo that the shop has stored. */
  photo: string;
  newUser: (role: Role) => Promise<TestUser>;
  addProduct: (seller: TestUser, facts?: Partial<Product>) => Promise<typeof products.$inferSelect>;
  /** Makes a call, as a visitor unless a token is given, from a new address unless one is given. */
  call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    options?: { as?: TestUser; token?: string; body?: unknown; headers?: Record<string, string>; from?: string },
  ) => Promise<{ status: number; body: unknown; headers: Record<string, unknown> }>;
  /** Makes a call during a transaction, which ends after the call has begun. */
  during: <Answer>(
    write: (transaction: Transaction) => Promise<unknown>,
    call: () => Promise<Answer>,
  ) => Promise<Answer>;
  /** Makes a call while this user is being deleted. */
  whileDeleting: <Answer>(newUser: TestUser, call: () => Promise<Answer>) => Promise<Answer>;
  close: () => Promise<void>;
}

export interface ShopOptions extends Partial<Pick<PhotosOptions, 'store' | 'host'>> {
  write?: (line: string) => void;
  writeSecurity?: (line: string) => void;
  shortAddresses?: boolean;
  maxAge?: number;
  rateFactor?: number;
  lookUpAccount?: LookUpAccount;
  verifyIdToken?: VerifyIdToken;
  emulator?: AppOptions['emulator'];
  /** Needs a database of its own: other statements are prepared for such a shop. */
  requireProvenEmail?: boolean;
  /** The files of its built storefront, by their paths. @default none */
  storefront?: Record<string, string>;
}

/** One for all shops of this process. It ends with the process. */
const encoder = createPhotoEncoder();

/** The whole application over a real database, without a port and without the emulator. */
export async function openShop(
  open: () => Promise<OpenDatabase>,
  {
    write = () => {},
    writeSecurity = () => {},
    shortAddresses = false,
    maxAge = 0,
    rateFactor = 1,
    verifyIdToken = emulatorVerifier(projectId, false),
    lookUpAccount = async () => ({ status: 'active', validSince: new Date(0) }),
    emulator,
    requireProvenEmail = false,
    storefront = {},
    ...given
  }: ShopOptions = {},
): Promise<TestShop> {
  const { database, listDatabase, searchDatabase, close } = await open();
  const folder = await mkdtemp(join(tmpdir(), 'apple-only-'));
  const storefrontDir = join(folder, 'storefront');
  await writeFiles(storefrontDir, storefront);
  const store = await diskStore(join(folder, 'photos'));
  const photos = createPhotos({ database, store, encoder, publicUrl, ...given });
  const tokens = createTokens({ secret, verifyIdToken });
  const app = await buildApp({
    database,
    listDatabase,
    searchDatabase,
    photos,
    tokens,
    lookUpAccount,
    emulator,
    settings: {
      publicUrl,
      trustProxy: 1,
      corsOrigins: ['https://elsewhere.test'],
      storefrontDir,
      imageHost: given.host,
      bookingLimits,
      requireProvenEmail,
      rateFactor,
      shortAddresses,
    },
    // Tests write directly to the database, and read at once.
    listCache: { maxAge },
    sitemap: { maxAge, maxAddressesPerFile: 3 },
    publicSettings: {
      auth: { kind: 'firebase', apiKey: 'key', authDomain: 'shop.test', projectId, emulator: true },
      sampleAccounts: [],
    },
    securityLog: createSecurityLog(writeSecurity),
    log: { level: 'info', stream: { write } },
  });
  const img = await photos.save(await picture(40, 30, 'webp'));

  return {
    app,
    database,
    photos,
    photoFolder: join(folder, 'photos'),
    photo: publicUrl + img,
    newUser: (role) => insertUser(database, tokens, { role, img }),
    addProduct: (seller, facts) => insertProduct(database, seller, { img, ...facts }),
    call: callTo(app),
    during: (act, call) => during(database, act, call),
    whileDeleting: ({ _id }, call) =>
      during(database, (transaction) => transaction.delete(users).where(eq(users._id, _id)), call),
    async close() {
      await app.close();
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

async function writeFiles(folder: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Inserts a user, who is signed in. */
async function insertUser(
  database: Database,
  tokens: Tokens,
  { role, img }: Pick<User, 'role' | 'img'>,
): Promise<TestUser> {
  const subject = randomUUID();
  const email = `${subject}@shop.test`;
  const [user] = await database
    .insert(users)
    .values({ subject, email, name: `A ${role}`, role, img })
    .returning();
  if (!user) throw new Error('No user was inserted.');
  return { ...user, idToken: idTokenFor(subject, email), accessToken: await tokens.issue(user._id) };
}

async function insertProduct(database: Database, seller: TestUser, facts: Partial<Product> & Pick<Product, 'img'>) {
  const [product] = await database
    .insert(products)
    .values({
      ...enteredOf(aProduct({ condition: 'Good', description: 'Lived on a desk.', email: seller.email, ...facts })),
      seller: seller._id,
      time: facts.time === undefined ? new Date() : new Date(facts.time),
      listed_by: new Date(),
    })
    .returning();
  if (!product) throw new Error('No product was inserted.');
  return product;
}

const callTo =
  (app: FastifyInstance): TestShop['call'] =>
  async (method, url, { as, token = as?.accessToken, body, headers = {}, from = newAddress() } = {}) => {
    const request: InjectOptions = {
      method,
      url,
      remoteAddress: from,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as Exclude<InjectOptions['payload'], undefined> }),
    };
    const response = await app.inject(request);
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: isJson && response.body ? response.json<unknown>() : response.body,
      headers: response.headers,
    };
  };

async function during<Answer>(
  database: Database,
  act: (transaction: Transaction) => Promise<unknown>,
  call: () => Promise<Answer>,
) {
  const answer = await database.transaction(async (transaction) => {
    await act(transaction);
    const begun = call();
    await new Promise((resolve) => setTimeout(resolve, 100));
    // Not awaited here: the call waits for this transaction.
    return () => begun;
  });
  return answer();
}

/** A small picture, encoded. */
export const picture = (width = 40, height = 30, format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#7a8' } })
    .toFormat(format)
    .toBuffer();

/** The body and headers of an upload of this photo, in a field of a form. The file's type and name are untrue: they do not count. */
export async function uploadOf(photo: Buffer, field = 'image') {
  const form = new FormData();
  form.append('note', 'a field that was not asked for');
  form.append(field, new Blob([new Uint8Array(photo)], { type: 'image/png' }), '../../evil.png');
  const request = new Response(form);
  return {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}
