import { bookingLimits, lifetimes, photoLimits } from '@apple-only/contract';
import {
  admin,
  booking,
  buyer,
  headphones,
  iPhone,
  macBook,
  newProduct,
  newSeller,
  seller,
} from '@apple-only/contract/fixtures';
import { setupServer } from 'msw/node';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createClient } from '../client.ts';
import { handlers } from './handlers.ts';
import { createShop, type ShopOptions } from './shop.ts';
import { clientOf, stocked } from './shop.suite.ts';

test('handlers work if Request does not copy from another Request, as under jsdom', async () => {
  const real = Request;
  vi.stubGlobal(
    'Request',
    class extends real {
      constructor(input: RequestInfo | URL, init: RequestInit = {}) {
        super(input, { ...init });
      }
    },
  );
  const shop = createShop(stocked);
  const server = setupServer(...handlers(shop, { baseUrl: 'https://shop.example' }));
  server.listen();
  onTestFinished(() => {
    server.close();
    vi.unstubAllGlobals();
  });
  const { accessToken: token } = shop.signIn(buyer.email);
  const client = createClient({ baseUrl: 'https://shop.example', token: () => token, retries: 0 });
  expect(await client.bookProduct({ productId: macBook._id, body: { phone: '1' } })).toEqual({ modifiedCount: 1 });
});

describe('with the globals of jsdom', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test('a photo is uploaded, and can be loaded', async () => {
    const shop = createShop(stocked);
    const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0])], 'a.jpg');
    // Classes that the photo is not an instance of.
    vi.stubGlobal('Blob', EventTarget);
    vi.stubGlobal('File', EventTarget);
    const { data } = await clientOf(shop, buyer.email).uploadPhoto({ file: photo });
    const loaded = await shop.fetch(data.url);
    expect(loaded.headers.get('content-type')).toBe('image/jpeg');
    expect(await loaded.arrayBuffer()).toHaveProperty('byteLength', photo.size);
  });

  test('a text in place of a photo is refused', async () => {
    const form = new FormData();
    form.set('image', 'a.png');
    const shop = createShop(stocked);
    const headers = { authorization: `Bearer ${shop.signIn(buyer.email).accessToken}` };
    const refusal = await shop.fetch('/upload', { method: 'POST', body: form, headers });
    expect(await refusal.json()).toMatchObject({ message: 'image: is required' });
  });

  test('createShop names the globals that are missing, as under Jest, and what provides them', () => {
    vi.stubGlobal('Request', undefined);
    expect(() => createShop()).toThrow('createShop needs Request, which');
    vi.stubGlobal('Response', undefined);
    expect(() => createShop()).toThrow(/^createShop needs Request and Response, which .* `jest-fixed-jsdom` provides/);
  });
});

describe('the initial content of a shop', () => {
  test('is answered unchanged', async () => {
    const client = clientOf(createShop(stocked), buyer.email);
    expect(await client.listCategory({ category: 'macBook' })).toEqual([macBook]);
    expect(await client.listCategory({ category: 'iphone' })).toEqual([iPhone]);
    expect(await client.listCategory({ category: 'accessories' })).toEqual([headphones]);
    expect(await client.listAdvertised()).toMatchObject([{ _id: iPhone._id }]);
    expect(await client.getUser({ email: buyer.email })).toEqual(buyer);
  });

  test('can include products booked by a buyer of the shop, or by one outside it', async () => {
    const claimed = { user: buyer._id, product: headphones._id, phone: '017' };
    const own = clientOf(createShop({ ...stocked, bookings: [claimed] }), buyer.email);
    const { _id: _, ...facts } = booking;
    expect(await own.listBookings({ id: buyer._id })).toMatchObject([facts]);
    const other = createShop(stocked);
    expect(await clientOf(other, buyer.email).listBookings({ id: buyer._id })).toEqual([]);
    expect(await clientOf(other, buyer.email).bookProduct({ productId: headphones._id })).toEqual({ modifiedCount: 0 });
    const sold = await clientOf(other, seller.email).listOwnProducts({ id: seller._id });
    expect(sold.find(({ _id }) => _id === headphones._id)?.buyer).toEqual({
      name: 'Somebody',
      email: 'somebody@example.com',
    });
  });

  test('may have any ids: of a seller whose id has no time, a product does not say since when they are registered', async () => {
    const product = { ...macBook, id: 'seller-number-7' };
    const shop = createShop({ users: [{ ...seller, _id: product.id }], products: [product] });
    expect(await clientOf(shop).getProduct({ id: product._id })).not.toHaveProperty('seller_since');
  });

  test('is listed after products that are added later, even if the clock is behind', async () => {
    vi.useFakeTimers({ now: Date.parse(macBook.time) - 86_400_000, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const client = clientOf(createShop({ ...stocked, photos: [newProduct.img] }), seller.email);
    const added = await client.addProduct({ body: newProduct });
    expect((await client.listCategory({ category: 'macBook' })).map(({ _id }) => _id)).toEqual([
      added._id,
      macBook._id,
    ]);
  });

  test.each<[string, ShopOptions, string]>([
    ['a product without its seller', { products: [macBook] }, `Add ${seller.email}, with the id ${seller._id}`],
    ['a booking without its buyer', { ...stocked, bookings: [{ user: 'x', product: macBook._id }] }, 'the id x'],
    ['a booking without its product', { ...stocked, bookings: [{ user: buyer._id, product: 'x' }] }, 'the id x'],
    [
      'two users with the same e-mail',
      { users: [buyer, { ...seller, email: buyer.email.toUpperCase() }] },
      `Two users have the e-mail ${buyer.email}.`,
    ],
    [
      'two users with the same id',
      { users: [buyer, { ...seller, _id: buyer._id }] },
      `Two users have the id ${buyer._id}.`,
    ],
    [
      'two products with the same id',
      { ...stocked, products: [macBook, { ...iPhone, _id: macBook._id }] },
      `Two products have the id ${macBook._id}.`,
    ],
  ])('cannot be %s: the error says what is wrong', (_what, options, sentence) => {
    expect(() => createShop(options)).toThrow(sentence);
  });
});

test.each([
  ['of more than 10 MB', new Uint8Array(photoLimits.bytes + 1), 413, '10 MB'],
  [
    'in the HEIC format of iPhones',
    Uint8Array.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', (one) => one.charCodeAt(0)),
    415,
    'HEIC',
  ],
  ['of an unsupported type', new TextEncoder().encode('GIF89a'), 415, 'JPEG, PNG, WebP or AVIF'],
])('a photo %s is refused', async (_what, content, status, words) => {
  const upload = clientOf(createShop(stocked), buyer.email).uploadPhoto({ file: new Blob([content]) });
  await expect(upload).rejects.toMatchObject({ status, message: expect.stringContaining(words) });
});

describe('signing in', () => {
  test('a new user uploads a photo, registers and gets an access token', async () => {
    const shop = createShop();
    const { email, idToken } = shop.identity();
    let accessToken: string | null = null;
    const client = createClient({ fetch: shop.fetch, token: (kind) => (kind === 'access' ? accessToken : idToken) });
    const photo = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0])]);
    const { data } = await client.uploadPhoto({ file: photo });
    const user = await client.saveUser({ body: { name: 'New', email, role: 'seller', img: data.url } });
    ({ accessToken } = await client.getToken({ email }));
    expect(await client.getUser({ email })).toEqual(user);
    expect(await (await shop.fetch(data.url)).blob()).toMatchObject({ size: photo.size, type: 'image/jpeg' });
  });

  test("signIn accepts a provider's own token for a user of the shop", async () => {
    const shop = createShop(stocked);
    shop.signIn(buyer.email, 'token-of-my-provider');
    const client = createClient({ fetch: shop.fetch, token: () => 'token-of-my-provider' });
    expect(await client.getToken({ email: buyer.email })).toHaveProperty('accessToken');
  });

  test('throws for a user who is not in the shop, and says what to do', () => {
    expect(() => createShop().signIn(buyer.email)).toThrow('Add one to the `users`');
  });

  test('an access token is valid for 15 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const client = clientOf(createShop(stocked), buyer.email);
    vi.setSystemTime(Date.now() + 14 * 60_000 + 59_000);
    expect(await client.getUser({ email: buyer.email })).toEqual(buyer);
    vi.setSystemTime(Date.now() + 1000);
    await expect(client.getUser({ email: buyer.email })).rejects.toMatchObject({ status: 401 });
  });
});

test('an Idempotency-Key is valid for a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const shop = createShop({ ...stocked, photos: [newProduct.img] });
  const add = async () => {
    const options = { idempotencyKey: 'once' };
    return (await clientOf(shop, seller.email).addProduct({ body: newProduct }, options))._id;
  };
  const first = await add();
  vi.setSystemTime(Date.now() + lifetimes.idempotencyKey - 1);
  expect(await add()).toBe(first);
  vi.setSystemTime(Date.now() + 1);
  expect(await add()).not.toBe(first);
});

describe('booking', () => {
  test('is limited to a number of open bookings, and of claims a day', async () => {
    const products = Array.from({ length: bookingLimits.open + 1 }, (_, index) => ({ ...macBook, _id: `${index}` }));
    const shop = createShop({ users: [buyer, seller], products });
    const client = clientOf(shop, buyer.email);
    const book = (index: number) => client.bookProduct({ productId: `${index}` });
    for (let count = 0; count < bookingLimits.open; count++) await book(count);
    const refusal = (words: string) => expect.objectContaining({ status: 409, message: words });
    await expect(book(bookingLimits.open)).rejects.toEqual(
      refusal('You have 10 open bookings. Cancel one before you book another.'),
    );
    // A buyer may book again what they have booked already.
    expect(await book(0)).toEqual({ modifiedCount: 1 });

    const cancel = async () => {
      const [newest] = await client.listBookings({ id: buyer._id });
      await client.cancelBooking({ userId: buyer._id, booking: newest?._id });
    };
    for (let count = bookingLimits.open; count < bookingLimits.daily; count++) {
      await cancel();
      const free = (await client.listNewest({ category: 'macBook' })).find((product) => !product.booking);
      await client.bookProduct({ productId: free?._id ?? '' });
    }
    await cancel();
    await expect(book(bookingLimits.open)).rejects.toEqual(
      refusal('You have booked 20 products in a day. Try again tomorrow.'),
    );
    // The access token does not last that long.
    vi.useFakeTimers({ now: Date.now() + lifetimes.dailyLimit, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const tomorrow = clientOf(shop, buyer.email);
    expect(await tomorrow.bookProduct({ productId: `${bookingLimits.open}` })).toEqual({ modifiedCount: 1 });
  });

  test('adopts a pending booking of the hour before the claim, and no older one', async () => {
    const shop = createShop({ ...stocked, products: [macBook, { ...macBook, _id: 'other' }] });
    const phoneAt = async (productId: string, wait: number) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const body = { user: buyer._id, product: macBook.name, img: macBook.img, productId, phone: '017' };
      await clientOf(shop, buyer.email).recordBooking({ body });
      vi.setSystemTime(Date.now() + wait);
      await clientOf(shop, buyer.email).bookProduct({ productId });
      const own = await clientOf(shop, seller.email).listOwnProducts({ id: seller._id });
      return own.find(({ _id }) => _id === productId)?.buyer?.phone;
    };
    onTestFinished(() => void vi.useRealTimers());
    expect(await phoneAt(macBook._id, lifetimes.pendingBooking - 1)).toBe('017');
    expect(await phoneAt('other', lifetimes.pendingBooking)).toBeUndefined();
  });
});

describe('simulated failures', () => {
  test('a call fails as many times as set, with the status or code that was set', async () => {
    const shop = createShop(stocked);
    shop.fail('listAdvertised', { status: 503, times: 2 });
    const client = clientOf(shop);
    await expect(client.listAdvertised()).rejects.toMatchObject({ status: 503, message: 'This call fails with 503.' });
    await expect(client.listAdvertised()).rejects.toMatchObject({ status: 503 });
    expect(await client.listAdvertised()).toHaveLength(1);
    shop.fail('listAdvertised', { code: 'booked' });
    await expect(client.listAdvertised()).rejects.toMatchObject({ status: 409, message: 'This call fails with 409.' });
  });

  test('a call fails until the failure is removed, and other calls do not fail', async () => {
    const shop = createShop(stocked);
    const mend = shop.fail('listAdvertised', { message: 'The lamp is out.' });
    const client = clientOf(shop);
    for (const _ of [1, 2, 3]) {
      await expect(client.listAdvertised()).rejects.toMatchObject({ status: 500, message: 'The lamp is out.' });
    }
    expect(await client.listNewest({ category: 'macBook' })).toHaveLength(1);
    mend();
    expect(await client.listAdvertised()).toHaveLength(1);
  });

  test('a call can fail without a response, or with a Retry-After', async () => {
    const shop = createShop(stocked);
    shop.fail('listAdvertised', { status: 0, times: 1 });
    shop.fail('listAdvertised', { status: 429, retryAfter: 0, times: 1 });
    const client = clientOf(shop);
    await expect(client.listAdvertised()).rejects.toMatchObject({ status: undefined });
    expect(await clientOf(shop, undefined, { retries: 1 }).listAdvertised()).toHaveLength(1);
  });

  test('every call fails while the shop is offline', async () => {
    const shop = createShop(stocked);
    shop.offline(true);
    await expect(clientOf(shop).getHealth()).rejects.toMatchObject({
      message: 'Couldn’t reach the server. Check your connection.',
    });
    shop.offline(false);
    expect(await clientOf(shop).getHealth()).toEqual({ status: 'ok' });
  });

  test.each([NaN, -1])('a delay of %d throws', (ms) => {
    expect(() => createShop().delay(ms)).toThrow(`A delay of ${ms} is not possible.`);
  });

  test('answers can be delayed for a time, or forever', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const shop = createShop(stocked);
    const answered = vi.fn<() => void>();
    shop.delay(300);
    void clientOf(shop).getHealth().then(answered);
    await vi.advanceTimersByTimeAsync(299);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalled();
    shop.delay(0);
    shop.delay(Infinity, 'listAdvertised');
    const unanswered = vi.fn<() => void>();
    void clientOf(shop)
      .listAdvertised()
      .then(unanswered, () => undefined);
    await expect(clientOf(shop).getHealth()).resolves.toEqual({ status: 'ok' });
    expect(unanswered).not.toHaveBeenCalled();
    shop.delay(Infinity);
    const failed = vi.fn<(error: unknown) => void>();
    void clientOf(shop).getHealth().catch(failed);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ message: 'The server took too long. Try again.' });
  });
});

describe('with Mock Service Worker', () => {
  const server = setupServer();
  beforeEach(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    server.close();
  });

  test.each([
    ['at any origin', 'https://any.example', undefined],
    ['below a path of any origin', 'https://any.example/api/v1', undefined],
    ['at its own base URL', 'https://shop.example/api', 'https://shop.example/api'],
  ])('a shop %s answers every kind of call', async (_where, baseUrl, handlersBaseUrl) => {
    const shop = createShop(stocked);
    server.use(...handlers(shop, { baseUrl: handlersBaseUrl }));
    const options = { baseUrl, fetch: undefined };
    const client = clientOf(shop, buyer.email, options);
    expect(await client.listCategory({ category: 'macBook' })).toEqual([macBook]);
    expect(await client.getUser({ email: buyer.email })).toEqual(buyer);
    expect(await client.isBuyer({ email: buyer.email })).toEqual({ isBuyer: true });
    expect(await client.bookProduct({ productId: macBook._id, body: { phone: '017' } })).toEqual({ modifiedCount: 1 });
    expect(await client.listBookings({ id: buyer._id })).toMatchObject([{ productId: macBook._id }]);
    expect(await client.cancelBooking({ userId: buyer._id })).toEqual({ deletedCount: 1 });
    const admins = clientOf(shop, admin.email, options);
    expect(await admins.listBuyers()).toEqual([buyer]);
    const first = await admins.listSellers.page({ limit: 1 });
    expect(first.items).toEqual([newSeller]);
    expect(first.next && (await admins.listSellers(first.next))).toEqual([seller]);
    const { data } = await client.uploadPhoto({ file: new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0])]) });
    expect((await fetch(`${baseUrl}${data.url}?w=480`)).headers.get('content-type')).toBe('image/jpeg');
  });

  test('a shop that is offline fails with a network error', async () => {
    const shop = createShop(stocked);
    server.use(...handlers(shop));
    shop.offline(true);
    const client = clientOf(shop, undefined, { baseUrl: 'https://any.example', fetch: undefined });
    await expect(client.getHealth()).rejects.toMatchObject({ status: undefined });
  });
});
