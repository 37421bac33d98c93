// The actions of a customer. Each makes its calls, and records what the shop acknowledges.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Account, Acknowledged } from './acknowledged.ts';
import type { Address, Answer, Call } from './client.ts';
import type { Target } from './outcome.ts';
import { password, read, signInPath, signUpPath, type Identity, type RegisteredUser } from './test-users.ts';

/** The shop, and the state that its customers share. */
export interface SharedShop extends Target {
  call: (path: string, options: Call) => Promise<Answer>;
  acknowledged: Acknowledged;
  /** The ids of the products that customers have listed, the newest last. */
  onOffer: string[];
  /** Aborted when the shop closes: no further device is listed or booked. */
  closing: AbortSignal;
}

/** A random one; undefined if there is none. */
export const pickRandom = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

export async function browse({ origin, call }: SharedShop, from: Address) {
  await call('/', { from, headers: { accept: 'text/html' } });
  await call('/advertise', { from });
  const list = (await read<{ img: string }[]>(call('/macBook?limit=24', { from }))) ?? [];
  const path = pickRandom(list)?.img.replace(origin, '');
  if (path) await call(`${path}?w=480`, { from });
}

/** Creates an account, and signs in with it. */
export async function signUp(shop: SharedShop, from: Address) {
  const account = { email: `${randomUUID()}@example.com`, password };
  const answer = await shop.call(signUpPath, { method: 'POST', from, body: account });
  if (answer.status !== 200) return;
  shop.acknowledged.accounts.push(account);
  await signIn(shop, account, from);
}

export const signIn = ({ call }: SharedShop, account: Account, from: Address) =>
  call(signInPath, { method: 'POST', from, body: { ...account, returnSecureToken: true } });

/** Registers as a seller, and lists four devices, two of them advertised. */
export async function sell(shop: SharedShop) {
  const { call, testUsers, acknowledged, onOffer, closing } = shop;
  const seller = await register(shop, 'seller');
  if (!seller) return;
  const { from, headers, _id } = seller;
  const products = new Set<string>();
  acknowledged.sellers.set(seller, products);
  for (let device = 0; device < 4 && !closing.aborted; device += 1) {
    const img = await upload(shop, seller);
    if (!img) continue;
    const body = { ...(await testUsers.device(`Device ${randomUUID()}`)), img };
    const keyed = { ...headers, 'idempotency-key': randomUUID() };
    const product = await read<{ _id: string }>(call('/addedproduct', { method: 'POST', from, headers: keyed, body }));
    if (!product) continue;
    products.add(product._id);
    onOffer.push(product._id);
    if (device % 2) await call('/advertisedproduct', { method: 'POST', from, headers, body: product });
  }
  await call(`/seller/products?id=${_id}`, { from, headers });
}

/** Registers as a buyer, books up to four devices, and cancels one of the bookings. */
export async function buy(shop: SharedShop) {
  const { call, acknowledged, onOffer, closing } = shop;
  const buyer = await register(shop, 'buyer');
  if (!buyer) return;
  const { from, headers, _id } = buyer;
  const booked = new Set<string>();
  acknowledged.buyers.set(buyer, booked);
  await call('/categories/macBook?limit=24', { from, headers });
  for (let wish = 0; wish < 4 && !closing.aborted; wish += 1) {
    // Mostly new products, which other customers want, too.
    const product = pickRandom(onOffer.slice(-8));
    if (!product) return;
    const body = { phone: '01711', location: 'Dhaka' };
    const answer = await call(`/product/booking/${product}`, { method: 'PUT', from, headers, body });
    if ((await read<{ modifiedCount: number }>(answer))?.modifiedCount) booked.add(product);
  }
  const bookingsPath = `/buyer/bookingByUser?id=${_id}`;
  const bookings = (await read<{ _id: string; productId?: string }[]>(call(bookingsPath, { from, headers }))) ?? [];
  const unwanted = pickRandom(bookings);
  if (!unwanted?.productId || closing.aborted) return;
  // From here on, the booking is uncertain, even without a response.
  booked.delete(unwanted.productId);
  await call(`/buyer/products/${_id}?booking=${unwanted._id}`, { method: 'DELETE', from, headers });
}

/** Writes a message to the shop. */
export async function sendMessage({ call, acknowledged }: SharedShop, from: Address) {
  const message = { name: 'Somebody', email: 'somebody@example.com', message: randomUUID() };
  const sent = await read<{ _id: string }>(call('/contact', { method: 'POST', from, body: message }));
  if (sent) acknowledged.messages.push(sent._id);
}

async function register(shop: SharedShop, role: 'buyer' | 'seller'): Promise<RegisteredUser | undefined> {
  const { call, testUsers } = shop;
  const identity = await testUsers.account();
  const { email, from, headers } = identity;
  const img = await upload(shop, identity);
  if (!img) return undefined;
  const body = { name: `A ${role}`, email, role, img };
  const user = await read<{ _id: string }>(call('/users', { method: 'POST', from, headers, body }));
  if (!user) return undefined;
  const token = await read<{ accessToken: string }>(call(`/jwt?email=${email}`, { from, headers }));
  return token && { email, from, _id: user._id, headers: { authorization: `Bearer ${token.accessToken}` } };
}

/** Uploads a photo. Returns its address. */
async function upload({ call, acknowledged }: SharedShop, { from, headers }: Identity): Promise<string | undefined> {
  const body = await formOfPhoto();
  const boundary = /--(.+)\r\n/.exec(body.toString('latin1'))?.[1] ?? '';
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const answer = await call('/upload', { method: 'POST', from, headers: { ...headers, ...type }, body });
  const url = (await read<{ data: { url: string } }>(answer))?.data.url;
  if (url) acknowledged.photos.push(url);
  return url;
}

/** The body of an upload: a photo that no other upload has. */
async function formOfPhoto(): Promise<Buffer> {
  const background = { r: Math.random() * 255, g: Math.random() * 255, b: Math.random() * 255 };
  const picture = { width: 800, height: 600, channels: 3 as const, background };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
  const jpeg = sharp({ create: { ...picture, noise } }).jpeg();
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await jpeg.toBuffer())], { type: 'image/jpeg' }), 'photo.jpg');
  return Buffer.from(await new Response(form).arrayBuffer());
}
