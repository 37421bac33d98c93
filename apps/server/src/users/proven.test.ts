import { randomUUID } from 'node:crypto';
import type { ListedProduct, OwnProduct } from '@apple-only/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../storage/schema.ts';
import { backends } from '../test-databases.ts';
import { idTokenFor, newProduct, openShop, secondsAgo, type TestUser, type TestShop } from '../test-shop.ts';

const lists = ['/iphone', '/categories/iphone', '/advertise'];

/** Makes sellers in a shop, and finds the lists that show a product. */
function createHelpers(shop: TestShop) {
  /** A seller who registers with an unproven e-mail, and lists a device. */
  async function seller({ signedIn = secondsAgo(60) } = {}) {
    const subject = randomUUID();
    const email = `${subject}@shop.test`;
    const idToken = ({ verified = false, auth_time = signedIn, as = email } = {}) =>
      idTokenFor(subject, as, { auth_time, email_verified: verified });
    const exchange = async (token: string, as = email) => {
      const { status, body } = await shop.call('GET', `/jwt?email=${as}`, { token });
      return { status, token: (body as { accessToken?: string }).accessToken ?? '' };
    };
    const body = { name: 'Rana Sarker', email, role: 'seller', img: shop.photo };
    const { body: me } = await shop.call('POST', '/users', { token: idToken(), body });
    const { token } = await exchange(idToken());
    const added = await shop.call('POST', '/addedproduct', { token, body: newProduct(shop.photo) });
    const { _id } = added.body as ListedProduct;
    return { _id: (me as TestUser)._id, email, token, idToken, exchange, product: _id };
  }

  /** The lists that show a product to a user who is neither its seller nor an admin. */
  async function seenIn(product: string, as: TestUser) {
    const answers = await Promise.all(lists.map((url) => shop.call('GET', url, { as })));
    return lists.filter((_url, index) => {
      const products = answers[index]?.body as ListedProduct[] | undefined;
      return products?.some(({ _id }) => _id === product);
    });
  }
  return { seller, seenIn };
}

/** The list of a seller's own products, by the token of any caller. */
const own = async (shop: TestShop, id: string, token: string) =>
  (await shop.call('GET', `/seller/products?id=${id}`, { token })).body as OwnProduct[];

describe.each(backends)('where e-mails must be proven, on $name', ({ openAnew }) => {
  let shop: TestShop;
  let helpers: ReturnType<typeof createHelpers>;
  let buyer: TestUser;
  beforeAll(async () => {
    // Only the server's own writes make its list cache check again.
    shop = await openShop(openAnew, { requireProvenEmail: true, maxAge: 1_000_000_000 });
    helpers = createHelpers(shop);
    buyer = await shop.newUser('buyer');
  });
  afterAll(() => shop.close());

  test('products of a seller with an unproven e-mail are hidden from all but the seller and admins, and public once it is proven', async () => {
    const seller = await helpers.seller();
    const admin = await shop.newUser('admin');
    const advert = { token: seller.token, body: { _id: seller.product } };
    expect(await shop.call('POST', '/advertisedproduct', advert)).toMatchObject({
      status: 200,
      body: { _id: seller.product, advertised: true },
    });
    expect(await helpers.seenIn(seller.product, buyer)).toEqual([]);
    for (const token of [seller.token, admin.accessToken]) {
      expect(await own(shop, seller._id, token)).toMatchObject([{ _id: seller.product, hidden: true }]);
    }

    const { token } = await seller.exchange(seller.idToken({ verified: true }));
    expect(await helpers.seenIn(seller.product, buyer)).toEqual(lists);
    expect((await own(shop, seller._id, token))[0]).not.toHaveProperty('hidden');
  });

  test('a hidden product cannot be booked, and gets the same refusal as one that does not exist', async () => {
    const seller = await helpers.seller();
    const book = (id: string) => shop.call('PUT', `/product/booking/${id}`, { as: buyer });
    const hidden = await book(seller.product);
    expect(hidden).toMatchObject({ status: 404 });
    /** The answer for a product that does not exist, with any request id. */
    const unknown = async (answer: Promise<{ body: unknown }>) => ({
      ...((await answer).body as object),
      requestId: expect.any(String),
    });
    expect(hidden.body).toEqual(await unknown(book(randomUUID())));
    const record = (productId: string) => {
      const body = { user: buyer._id, product: 'iPhone 12', img: shop.photo, productId };
      return shop.call('POST', '/bookingByUser', { as: buyer, body });
    };
    expect(await record(seller.product)).toMatchObject({
      status: 404,
      body: await unknown(record(randomUUID())),
    });
    await seller.exchange(seller.idToken({ verified: true }));
    expect(await book(seller.product)).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
    // The buyer keeps the booking when the product is hidden again.
    const as = `new-${seller.email}`;
    await seller.exchange(seller.idToken({ as }), as);
    expect(await book(seller.product)).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
  });

  test('pages have the requested length, even with hidden products in between', async () => {
    const proven = await helpers.seller();
    await proven.exchange(proven.idToken({ verified: true }));
    const { token } = await proven.exchange(proven.idToken({ verified: true }));
    await helpers.seller();
    await shop.call('POST', '/addedproduct', { token, body: newProduct(shop.photo, { name: 'The newest' }) });
    await helpers.seller();
    const first = await shop.call('GET', '/iphone?limit=1');
    expect(first.body).toMatchObject([{ name: 'The newest' }]);
    const next = new URL(/<(.*)>/.exec(String(first.headers['link']))?.[1] ?? '');
    expect((await shop.call('GET', next.pathname + next.search)).body).toMatchObject([{ _id: proven.product }]);
  });

  test('products of a seller who registers with a proven e-mail are public immediately', async () => {
    const subject = randomUUID();
    const email = `${subject}@shop.test`;
    const token = idTokenFor(subject, email, { email_verified: true });
    const body = { name: 'Rana Sarker', email, role: 'seller', img: shop.photo };
    await shop.call('POST', '/users', { token, body });
    const { body: answer } = await shop.call('GET', `/jwt?email=${email}`, { token });
    const { accessToken } = answer as { accessToken: string };
    const added = await shop.call('POST', '/addedproduct', { token: accessToken, body: newProduct(shop.photo) });
    expect(await helpers.seenIn((added.body as ListedProduct)._id, buyer)).toEqual(lists.slice(0, 2));
  });

  test('a changed e-mail must be proven again', async () => {
    const seller = await helpers.seller();
    await seller.exchange(seller.idToken({ verified: true }));
    const as = `new-${seller.email}`;
    expect(await seller.exchange(seller.idToken({ as }), as)).toMatchObject({ status: 200 });
    expect(await helpers.seenIn(seller.product, buyer)).toEqual([]);
    await seller.exchange(seller.idToken({ as, verified: true }), as);
    expect(await helpers.seenIn(seller.product, buyer)).toEqual(lists.slice(0, 2));
  });

  test('a seller who proves the e-mail keeps the sign-in and the access token', async () => {
    const seller = await helpers.seller();
    const proof = await seller.exchange(seller.idToken({ verified: true }));
    for (const token of [seller.token, proof.token]) {
      expect(await own(shop, seller._id, token)).toMatchObject([{ _id: seller.product }]);
    }
    // Another tab may still have the earlier ID token.
    expect(await seller.exchange(seller.idToken())).toMatchObject({ status: 200 });
    expect(await helpers.seenIn(seller.product, buyer)).toEqual(lists.slice(0, 2));
  });

  test("a user who registered with another person's e-mail is signed out once its owner signs in, and cannot list more", async () => {
    const stranger = await helpers.seller({ signedIn: secondsAgo(300) });
    expect(await helpers.seenIn(stranger.product, buyer)).toEqual([]);
    const owner = await stranger.exchange(stranger.idToken({ verified: true, auth_time: secondsAgo(30) }));
    expect(owner.status).toBe(200);
    expect(await stranger.exchange(stranger.idToken())).toMatchObject({ status: 401 });
    expect(await stranger.exchange(stranger.idToken({ verified: true }))).toMatchObject({ status: 401 });
    const listing = { token: stranger.token, body: newProduct(shop.photo) };
    expect(await shop.call('POST', '/addedproduct', listing)).toMatchObject({ status: 401 });
    expect(await shop.call('GET', `/users/${stranger.email}`, { token: owner.token })).toMatchObject({ status: 200 });
  });

  test('products listed by an earlier sign-in stay hidden until the seller confirms them', async () => {
    const stranger = await helpers.seller({ signedIn: secondsAgo(300) });
    const owner = await stranger.exchange(stranger.idToken({ verified: true, auth_time: secondsAgo(30) }));
    const added = await shop.call('POST', '/addedproduct', { token: owner.token, body: newProduct(shop.photo) });
    const { _id: later } = added.body as ListedProduct;
    expect(await helpers.seenIn(later, buyer)).toEqual(lists.slice(0, 2));
    expect(await helpers.seenIn(stranger.product, buyer)).toEqual([]);
    const book = () => shop.call('PUT', `/product/booking/${stranger.product}`, { as: buyer });
    expect(await book()).toMatchObject({ status: 404 });
    const [new_, old] = await own(shop, stranger._id, owner.token);
    expect(new_).not.toHaveProperty('unconfirmed');
    expect(old).toMatchObject({ _id: stranger.product, hidden: true, unconfirmed: true });

    const confirm = (token: string) => shop.call('PUT', `/seller/product/confirm/${stranger.product}`, { token });
    expect(await confirm(stranger.token)).toMatchObject({ status: 401 });
    expect(await confirm(owner.token)).toMatchObject({ body: { modifiedCount: 1 } });
    expect(await confirm(owner.token)).toMatchObject({ body: { modifiedCount: 0 } });
    expect(await helpers.seenIn(stranger.product, buyer)).toEqual(lists.slice(0, 2));
    expect((await own(shop, stranger._id, owner.token))[1]).not.toHaveProperty('hidden');
    expect(await book()).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
  });

  test('an edit by the owner confirms a product that an earlier sign-in listed', async () => {
    const stranger = await helpers.seller({ signedIn: secondsAgo(300) });
    const owner = await stranger.exchange(stranger.idToken({ verified: true, auth_time: secondsAgo(30) }));
    const edit = (token: string) => {
      const body = newProduct(shop.photo, { description: 'Mine, and as it is.' });
      return shop.call('PUT', `/seller/product/${stranger.product}`, { token, body });
    };
    expect(await edit(stranger.token)).toMatchObject({ status: 401 });
    expect(await helpers.seenIn(stranger.product, buyer)).toEqual([]);
    const { body } = await edit(owner.token);
    expect(body).toMatchObject({ _id: stranger.product, description: 'Mine, and as it is.' });
    expect(body).not.toHaveProperty('hidden');
    expect(await helpers.seenIn(stranger.product, buyer)).toEqual(lists.slice(0, 2));
  });

  test('an edit by a seller with an unproven e-mail stays hidden from others', async () => {
    const seller = await helpers.seller();
    const body = newProduct(shop.photo, { name: 'Another' });
    const edited = await shop.call('PUT', `/seller/product/${seller.product}`, { token: seller.token, body });
    expect(edited.body).toMatchObject({ name: 'Another', hidden: true });
    expect(await helpers.seenIn(seller.product, buyer)).toEqual([]);
  });

  test('products listed under an earlier e-mail need confirmation, but only once the new one is proven', async () => {
    const seller = await helpers.seller({ signedIn: secondsAgo(300) });
    await seller.exchange(seller.idToken({ verified: true }));
    const as = `new-${seller.email}`;
    const { token } = await seller.exchange(seller.idToken({ as, auth_time: secondsAgo(200) }), as);
    const [product] = await own(shop, seller._id, token);
    expect(product).toMatchObject({ hidden: true });
    expect(product).not.toHaveProperty('unconfirmed');
    expect(await shop.call('PUT', `/seller/product/confirm/${seller.product}`, { token })).toMatchObject({
      body: { modifiedCount: 0 },
    });
    const proof = await seller.exchange(seller.idToken({ as, verified: true, auth_time: secondsAgo(100) }), as);
    expect(await own(shop, seller._id, proof.token)).toMatchObject([{ hidden: true, unconfirmed: true }]);
  });

  test('changing to a proven e-mail ends earlier sign-ins', async () => {
    const seller = await helpers.seller({ signedIn: secondsAgo(300) });
    await seller.exchange(seller.idToken({ verified: true }));
    const as = `new-${seller.email}`;
    const proof = await seller.exchange(seller.idToken({ as, verified: true, auth_time: secondsAgo(30) }), as);
    expect(await shop.call('GET', `/users/${as}`, { token: seller.token })).toMatchObject({ status: 401 });
    expect(await own(shop, seller._id, proof.token)).toMatchObject([{ hidden: true, unconfirmed: true }]);
  });
});

describe.each(backends)('where e-mails need not be proven, on $name', ({ open }) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(open);
  });
  afterAll(() => shop.close());

  test('a listed product is public and can be booked immediately', async () => {
    const { seller: newSeller, seenIn } = createHelpers(shop);
    const seller = await newSeller();
    const buyer = await shop.newUser('buyer');
    const [row] = await shop.database.select().from(users).where(eq(users._id, seller._id));
    expect(row).toMatchObject({ proven_by: null });
    expect(await seenIn(seller.product, buyer)).toEqual(lists.slice(0, 2));
    expect((await own(shop, seller._id, seller.token))[0]).not.toHaveProperty('hidden');
    expect(await shop.call('PUT', `/product/booking/${seller.product}`, { as: buyer })).toMatchObject({
      status: 200,
      body: { modifiedCount: 1 },
    });
  });
});
