import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { compareBookings } from './compare-bookings.ts';
import { isBroken, nothing, type Outcome } from './outcome.ts';
import { send, sleep, type Address, type Answer, type Call } from './client.ts';
import { password, read, signInPath, signUpPath, type RegisteredUser, type TestUsers } from './test-users.ts';

/** The data that the shop has acknowledged. */
interface Acknowledged {
  accounts: { email: string; password: string }[];
  sellers: Map<RegisteredUser, Set<string>>;
  buyers: Map<RegisteredUser, Set<string>>;
  photos: string[];
  messages: string[];
}

export interface CustomersOptions {
  origin: string;
  address: () => Address;
  testUsers: TestUsers;
  /** How long each customer waits between two calls, in milliseconds. */
  pause: number;
}

const some = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)];

/**
 * The customers of a shop: they look around, register, list devices with photos, book, cancel and write. The acknowledged
 * data is recorded, so that it can be compared with the data in the shop.
 */
export function createCustomers({ origin, address, testUsers, pause }: CustomersOptions) {
  const closing = new AbortController();
  const counts = { requests: 0, refused: 0, unanswered: 0, broken: 0 };
  const refusals = new Map<string, number>();
  const told: Acknowledged = { accounts: [], sellers: new Map(), buyers: new Map(), photos: [], messages: [] };
  const onOffer: string[] = [];

  async function call(path: string, options: Call): Promise<Answer> {
    const answer = await send(origin + path, options);
    counts.requests += 1;
    if (isBroken(answer)) counts.broken += 1;
    else if (answer.status === 0) counts.unanswered += 1;
    else if (answer.status >= 400) {
      counts.refused += 1;
      const what = `${answer.status} ${options.method ?? 'GET'} ${path.split(/[?]|[0-9a-f]{8}-/)[0]}`;
      refusals.set(what, (refusals.get(what) ?? 0) + 1);
    }
    await sleep(pause * 2 * Math.random());
    return answer;
  }

  async function looksAround(from: Address) {
    await call('/', { from, headers: { accept: 'text/html' } });
    await call('/advertise', { from });
    const list = (await read<{ img: string }[]>(call('/macBook?limit=24', { from }))) ?? [];
    const path = some(list)?.img.replace(origin, '');
    if (path) await call(`${path}?w=480`, { from });
  }

  async function photo(): Promise<Buffer> {
    const background = { r: Math.random() * 255, g: Math.random() * 255, b: Math.random() * 255 };
    const picture = { width: 800, height: 600, channels: 3 as const, background };
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
    const jpeg = sharp({ create: { ...picture, noise } }).jpeg();
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(await jpeg.toBuffer())], { type: 'image/jpeg' }), 'photo.jpg');
    return Buffer.from(await new Response(form).arrayBuffer());
  }

  async function uploads({ from, headers }: Pick<RegisteredUser, 'from' | 'headers'>): Promise<string | undefined> {
    const body = await photo();
    const boundary = /--(.+)\r\n/.exec(body.toString('latin1'))?.[1] ?? '';
    const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const answer = await call('/upload', { method: 'POST', from, headers: { ...headers, ...type }, body });
    const url = (await read<{ data: { url: string } }>(answer))?.data.url;
    if (url) told.photos.push(url);
    return url;
  }

  /** A customer creates an account, and signs in with it. */
  async function signsUp(from: Address) {
    const account = { email: `${randomUUID()}@example.com`, password };
    const answer = await call(signUpPath, { method: 'POST', from, body: account });
    if (answer.status !== 200) return;
    told.accounts.push(account);
    await signsIn(account, from);
  }

  const signsIn = (account: Acknowledged['accounts'][number], from: Address) =>
    call(signInPath, { method: 'POST', from, body: { ...account, returnSecureToken: true } });

  async function registers(role: 'buyer' | 'seller'): Promise<RegisteredUser | undefined> {
    const { email, from, headers } = await testUsers.account();
    const img = await uploads({ from, headers });
    if (!img) return undefined;
    const body = { name: `A ${role}`, email, role, img };
    const user = await read<{ _id: string }>(call('/users', { method: 'POST', from, headers, body }));
    if (!user) return undefined;
    const token = await read<{ accessToken: string }>(call(`/jwt?email=${email}`, { from, headers }));
    return token && { email, from, _id: user._id, headers: { authorization: `Bearer ${token.accessToken}` } };
  }

  async function sells() {
    const seller = await registers('seller');
    if (!seller) return;
    const { from, headers, _id } = seller;
    const products = new Set<string>();
    told.sellers.set(seller, products);
    for (let device = 0; device < 4 && !closing.signal.aborted; device += 1) {
      const img = await uploads(seller);
      if (!img) continue;
      const body = { ...(await testUsers.device(`Device ${randomUUID()}`)), img };
      const keyed = { ...headers, 'idempotency-key': randomUUID() };
      const product = await read<{ _id: string }>(
        call('/addedproduct', { method: 'POST', from, headers: keyed, body }),
      );
      if (!product) continue;
      products.add(product._id);
      onOffer.push(product._id);
      if (device % 2) await call('/advertisedproduct', { method: 'POST', from, headers, body: product });
    }
    await call(`/seller/products?id=${_id}`, { from, headers });
  }

  async function buys() {
    const buyer = await registers('buyer');
    if (!buyer) return;
    const { from, headers, _id } = buyer;
    const held = new Set<string>();
    told.buyers.set(buyer, held);
    await call('/categories/macBook?limit=24', { from, headers });
    for (let wish = 0; wish < 4 && !closing.signal.aborted; wish += 1) {
      // Mostly new products, which other customers want, too.
      const product = some(onOffer.slice(-8));
      if (!product) return;
      const body = { phone: '01711', location: 'Dhaka' };
      const answer = await call(`/product/booking/${product}`, { method: 'PUT', from, headers, body });
      if ((await read<{ modifiedCount: number }>(answer))?.modifiedCount) held.add(product);
    }
    const mine = `/buyer/bookingByUser?id=${_id}`;
    const bookings = (await read<{ _id: string; productId?: string }[]>(call(mine, { from, headers }))) ?? [];
    const unwanted = some(bookings);
    if (!unwanted?.productId || closing.signal.aborted) return;
    // With or without a response: from now on the booking is not certain.
    held.delete(unwanted.productId);
    await call(`/buyer/products/${_id}?booking=${unwanted._id}`, { method: 'DELETE', from, headers });
  }

  async function writes(from: Address) {
    const message = { name: 'Somebody', email: 'somebody@example.com', message: randomUUID() };
    const sent = await read<{ _id: string }>(call('/contact', { method: 'POST', from, body: message }));
    if (sent) told.messages.push(sent._id);
  }

  /** One customer after the other. */
  async function come() {
    for (let turn = Math.floor(Math.random() * 8); !closing.signal.aborted; turn += 1) {
      const from = address();
      await looksAround(from);
      if (turn % 4 === 0) await sells();
      else await buys();
      if (turn % 8 === 1) await writes(from);
      const account = some(told.accounts);
      if (turn % 16 === 2 || !account) await signsUp(from);
      else if (turn % 4 === 2) await signsIn(account, from);
    }
  }

  /** The acknowledged items that are missing, each with its kind. */
  async function missing(): Promise<string[]> {
    const gone: string[] = [];
    const check = (kind: string, wanted: Iterable<string>, there: Iterable<string>) => {
      const found = new Set(there);
      for (const one of wanted) if (!found.has(one)) gone.push(`${kind} ${one}`);
    };
    for (const [seller, products] of told.sellers) {
      const { from, headers, _id, email } = await testUsers.signedIn(seller);
      const path = `/seller/products?id=${_id}`;
      const listed = await testUsers.expectOk<{ _id: string }[]>(path, { from, headers });
      check(
        'product',
        products,
        listed.map((product) => product._id),
      );
      const user = await testUsers.expectOk<{ _id: string }>(`/users/${email}`, { from, headers });
      check('user', [_id], [user._id]);
    }
    for (const url of told.photos) {
      const { status } = await send(url, { from: address() });
      if (status !== 200) gone.push(`photo ${url}`);
    }
    for (const account of told.accounts) {
      const body = { ...account, returnSecureToken: true };
      const { status } = await send(origin + signInPath, { method: 'POST', from: address(), body });
      if (status !== 200) gone.push(`account ${account.email} (${status})`);
    }
    const admin = await testUsers.admin();
    const messages = new Set<string>();
    for (let path: string | undefined = '/messages?limit=1000'; path;) {
      const answer = await send(origin + path, admin);
      for (const { _id } of (await read<{ _id: string }[]>(answer)) ?? []) messages.add(_id);
      path = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link']))?.[1]?.replace(origin, '');
    }
    check('message', told.messages, messages);
    return gone;
  }

  return {
    counts,
    refusals,
    /** Runs this many customers at once, until `close`. */
    open: (atOnce: number) => Promise.all(Array.from({ length: atOnce }, come)),
    close: () => closing.abort(),
    /** The number of acknowledged items that can be read back. */
    noted: () =>
      [...told.sellers.values(), ...told.buyers.values()].reduce((all, one) => all + one.size, 0) +
      told.sellers.size +
      told.photos.length +
      told.accounts.length +
      told.messages.length,
    /** Reads all acknowledged data back. */
    async compare(): Promise<Partial<Outcome> & { gone: string[] }> {
      const claims = [...told.buyers].flatMap(([{ _id }, held]) =>
        [...held].map((product) => ({ product, buyer: _id })),
      );
      const { lost, double } = await compareBookings(testUsers, [...told.buyers.keys()], claims);
      const gone = await missing();
      return { ...nothing, tried: counts.requests, broken: counts.broken, lost: lost + gone.length, double, gone };
    },
  };
}
