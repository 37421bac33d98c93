import { bookingLocations, type CallName } from '@apple-only/contract';
import { admin, buyer, iPhone, macBook, message, newProduct, newSeller, seller } from '@apple-only/contract/fixtures';
import { expect, test } from 'vitest';
import { affectedReads, type ReadName, type WriteName } from './affected-reads.ts';
import { createClient, type Client } from './client.ts';
import { createShop } from './testing.ts';

const [location] = bookingLocations;
const booked = { ...iPhone, _id: 'booked' };
const unconfirmed = { ...macBook, _id: 'unconfirmed', unconfirmed: true } as const;
const initialBooking = { user: buyer._id, product: booked._id };
const other = { ...buyer, _id: 'other', email: 'other@example.com' };
const buyers = [buyer.email, other.email];

/** A shop with some of everything, and a client for each user. Its sellers have proven their e-mails. */
async function createStockedShop() {
  const shop = createShop({
    users: [buyer, seller, newSeller, admin, other],
    products: [macBook, iPhone, booked, unconfirmed],
    bookings: [initialBooking],
    messages: [message],
    photos: [newProduct.img],
    requireProvenEmail: true,
  });
  const clientOf = (email: string) => {
    const { accessToken, idToken } = shop.signIn(email);
    return createClient({
      fetch: shop.fetch,
      retries: 0,
      token: (kind) => (kind === 'access' ? accessToken : idToken),
    });
  };
  for (const { email } of [seller, newSeller]) {
    shop.proveEmail(email);
    await clientOf(email).getToken({ email });
  }
  return {
    shop,
    buyer: clientOf(buyer.email),
    other: clientOf(other.email),
    seller: clientOf(seller.email),
    newSeller: clientOf(newSeller.email),
    admin: clientOf(admin.email),
  };
}
type Stocked = Awaited<ReturnType<typeof createStockedShop>>;

/** Every read, of everything that it can be asked about. */
const reads: { [Name in ReadName]: (client: Client) => Promise<unknown>[] } = {
  getUser: (client) => [...buyers, seller.email, newSeller.email].map((email) => client.getUser({ email })),
  isAdmin: (client) => buyers.map((email) => client.isAdmin({ email })),
  isBuyer: (client) => buyers.map((email) => client.isBuyer({ email })),
  isSeller: (client) => buyers.map((email) => client.isSeller({ email })),
  getOverview: (client) => [client.getOverview()],
  listBuyers: (client) => [client.listBuyers()],
  listSellers: (client) => [client.listSellers()],
  getProduct: (client) => [macBook, iPhone, booked, unconfirmed].map(({ _id: id }) => client.getProduct({ id })),
  listSimilar: (client) => [macBook, iPhone, booked, unconfirmed].map(({ _id: id }) => client.listSimilar({ id })),
  getContact: (client) => [macBook, iPhone, booked, unconfirmed].map(({ _id: id }) => client.getContact({ id })),
  listAdvertised: (client) => [client.listAdvertised()],
  listNewest: (client) => (['macBook', 'iphone'] as const).map((category) => client.listNewest({ category })),
  listCategory: (client) => (['macBook', 'iphone'] as const).map((category) => client.listCategory({ category })),
  listOwnProducts: (client) => [seller, newSeller].map(({ _id: id }) => client.listOwnProducts({ id })),
  searchProducts: (client) => [client.searchProducts()],
  getPriceGuide: (client) => [
    client.getPriceGuide({ name: macBook.name, category: 'macBook' }),
    client.getPriceGuide({ name: iPhone.name, category: 'iphone' }),
  ],
  listBookings: (client) => [client.listBookings({ id: buyer._id })],
  listMessages: (client) => [client.listMessages()],
  getHealth: (client) => [client.getHealth()],
};
const readNames = Object.keys(reads) as ReadName[];

/** The answers to the admin, who may read the most; undefined for a refused read. */
async function readEverything({ admin: client }: Stocked) {
  const answers = readNames.map(async (name) => {
    const settled = await Promise.allSettled(reads[name](client));
    return [name, settled.map((one) => (one.status === 'fulfilled' ? JSON.stringify(one.value) : undefined))] as const;
  });
  return new Map(await Promise.all(answers));
}

const body = { ...newProduct, img: macBook.img };
const messageBody = { name: 'Imran', email: 'imran@example.com', message: 'Hello' };
const register = async ({ shop }: Stocked) => {
  const { email, idToken } = shop.identity();
  const client = createClient({ fetch: shop.fetch, token: () => idToken });
  await client.saveUser({ body: { name: 'New', email, role: 'buyer', img: buyer.img } });
};

/** Each change, made by a user who may. */
const changes: { [Name in WriteName]: (users: Stocked) => Promise<unknown> } = {
  saveUser: register,
  deleteBuyer: (users) => users.admin.deleteBuyer({ id: buyer._id }),
  deleteSeller: (users) => users.admin.deleteSeller({ id: newSeller._id }),
  verifySeller: (users) => users.admin.verifySeller({ id: newSeller._id }),
  allowReturn: (users) => users.admin.allowReturn({ email: 'gone@example.com' }),
  changeRole: (users) => users.other.changeRole({ id: other._id, body: { role: 'seller' } }),
  addProduct: (users) => users.seller.addProduct({ body }),
  confirmProduct: (users) => users.seller.confirmProduct({ id: unconfirmed._id }),
  editProduct: (users) =>
    users.seller.editProduct({ id: macBook._id, body: { ...body, number: '1', category: 'iphone' } }),
  deleteProduct: (users) => users.newSeller.deleteProduct({ id: booked._id }),
  advertiseProduct: (users) => users.seller.advertiseProduct({ body: { _id: macBook._id } }),
  stopAdvertising: (users) => users.newSeller.stopAdvertising({ id: iPhone._id }),
  bookProduct: (users) => users.buyer.bookProduct({ productId: iPhone._id }),
  recordBooking: (users) => {
    const { _id: productId, name: product, img } = booked;
    return users.buyer.recordBooking({ body: { user: buyer._id, product, img, productId, phone: '017', location } });
  },
  cancelBooking: (users) => users.buyer.cancelBooking({ userId: buyer._id }),
  seeBookings: async (users) => {
    const own = await users.newSeller.listOwnProducts({ id: newSeller._id });
    await users.newSeller.seeBookings({ body: { bookings: own.flatMap(({ bookingId }) => bookingId ?? []) } });
  },
  releaseBooking: async (users) => {
    const [{ _id: id } = { _id: '' }] = await users.buyer.listBookings({ id: buyer._id });
    await users.newSeller.releaseBooking({ id, body: { reason: 'It fell.' } });
  },
  uploadPhoto: (users) => users.seller.uploadPhoto({ file: new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0])]) }),
  sendMessage: (users) => users.buyer.sendMessage({ body: messageBody }),
  markMessage: (users) => users.admin.markMessage({ id: message._id }),
  deleteMessage: (users) => users.admin.deleteMessage({ id: message._id }),
};

/** Reads that a change leaves as they are: the page that marks bookings as seen still shows them as new. */
const ignoredReads: Partial<Record<CallName, ReadName[]>> = { seeBookings: ['listOwnProducts'] };

test.each(Object.entries(changes) as [WriteName, (users: Stocked) => Promise<unknown>][])(
  'affectedReads of %s include every read whose answer it changes',
  async (name, change) => {
    const users = await createStockedShop();
    const before = await readEverything(users);
    await change(users);
    const after = await readEverything(users);
    const changed = readNames.filter((read) =>
      before.get(read)?.some((answer, index) => {
        const now = after.get(read)?.[index];
        return answer !== undefined && now !== undefined && answer !== now;
      }),
    );
    // A change that changes no answer would prove nothing.
    expect(changed.length > 0 || affectedReads(name).length === 0).toBe(true);
    expect(affectedReads(name)).toEqual(
      expect.arrayContaining(changed.filter((read) => !ignoredReads[name]?.includes(read))),
    );
  },
);
