import { ListedProduct } from '@apple-only/contract';
import { booking, buyer, macBook, newProduct, seller } from '@apple-only/contract/fixtures';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createClient, type Client } from './client.ts';

// The calls of the specification as the client sends them: address, bearer, body, and the parsed answer.

interface Row {
  call: (client: Client) => Promise<unknown>;
  bearer: 'access' | 'identity' | undefined;
  body?: object;
  answer: unknown;
}

const { email, role, img, name } = seller;
const listed = v.parse(ListedProduct, macBook);
const counts = { sellers: 2, notVerified: 1, buyers: 1, openMessages: 0 };
const deletedCount = { deletedCount: 1 };
const modifiedCount = { modifiedCount: 1 };
const recorded = { user: 'u1', product: macBook.name, img: macBook.img };

// Every call that is not public carries a bearer. The specification names fewer.
const rows: Record<string, Row> = {
  'GET /jwt?email=nadia%40appleonly.example': {
    call: (client) => client.getToken({ email }),
    bearer: 'identity',
    answer: { accessToken: 't' },
  },
  'GET /users/nadia%40appleonly.example': {
    call: (client) => client.getUser({ email }),
    bearer: 'access',
    answer: seller,
  },
  'GET /users/admin/nadia%40appleonly.example': {
    call: (client) => client.isAdmin({ email }),
    bearer: 'access',
    answer: { isAdmin: false },
  },
  'GET /users/buyer/nadia%40appleonly.example': {
    call: (client) => client.isBuyer({ email }),
    bearer: 'access',
    answer: { isBuyer: false },
  },
  'GET /users/seller/nadia%40appleonly.example': {
    call: (client) => client.isSeller({ email }),
    bearer: 'access',
    answer: { isSeller: true },
  },
  'POST /users': {
    call: (client) => client.saveUser({ body: { name, email, role, img } }),
    bearer: 'identity',
    body: { name, email, role, img },
    answer: seller,
  },
  'GET /overview': { call: (client) => client.getOverview(), bearer: 'access', answer: counts },
  'GET /users/allbuyer': { call: (client) => client.listBuyers(), bearer: 'access', answer: [buyer] },
  'GET /users/allseller': { call: (client) => client.listSellers(), bearer: 'access', answer: [seller] },
  'DELETE /buyer/u1': { call: (client) => client.deleteBuyer({ id: 'u1' }), bearer: 'access', answer: deletedCount },
  'DELETE /seller/u1': { call: (client) => client.deleteSeller({ id: 'u1' }), bearer: 'access', answer: deletedCount },
  'PUT /seller/verify/u1': {
    call: (client) => client.verifySeller({ id: 'u1' }),
    bearer: 'access',
    answer: modifiedCount,
  },
  'POST /addedproduct': {
    call: (client) => client.addProduct({ body: newProduct }),
    bearer: 'access',
    body: newProduct,
    answer: macBook,
  },
  'GET /seller/products?id=u1': {
    call: (client) => client.listOwnProducts({ id: 'u1' }),
    bearer: 'access',
    answer: [macBook],
  },
  'DELETE /seller/product/p1': {
    call: (client) => client.deleteProduct({ id: 'p1' }),
    bearer: 'access',
    answer: deletedCount,
  },
  'POST /advertisedproduct': {
    call: (client) => client.advertiseProduct({ body: macBook }),
    bearer: 'access',
    body: macBook,
    answer: listed,
  },
  'DELETE /advertisedproduct/p1': {
    call: (client) => client.stopAdvertising({ id: 'p1' }),
    bearer: 'access',
    answer: deletedCount,
  },
  'GET /advertise': { call: (client) => client.listAdvertised(), bearer: undefined, answer: [listed] },
  'GET /macBook': { call: (client) => client.listNewest({ category: 'macBook' }), bearer: undefined, answer: [listed] },
  'GET /iphone': { call: (client) => client.listNewest({ category: 'iphone' }), bearer: undefined, answer: [listed] },
  'GET /accessories': {
    call: (client) => client.listNewest({ category: 'accessories' }),
    bearer: undefined,
    answer: [listed],
  },
  'GET /categories/macBook': {
    call: (client) => client.listCategory({ category: 'macBook' }),
    bearer: 'access',
    answer: [macBook],
  },
  'GET /categories/iphone': {
    call: (client) => client.listCategory({ category: 'iphone' }),
    bearer: 'access',
    answer: [macBook],
  },
  'GET /categories/accessories': {
    call: (client) => client.listCategory({ category: 'accessories' }),
    bearer: 'access',
    answer: [macBook],
  },
  'GET /buyer/bookingByUser?id=u1': {
    call: (client) => client.listBookings({ id: 'u1' }),
    bearer: 'access',
    answer: [booking],
  },
  'DELETE /buyer/products/u1': {
    call: (client) => client.cancelBooking({ userId: 'u1' }),
    bearer: 'access',
    answer: deletedCount,
  },
  'POST /bookingByUser': {
    call: (client) => client.recordBooking({ body: recorded }),
    bearer: 'access',
    body: recorded,
    answer: booking,
  },
  'PUT /product/booking/p1': {
    call: (client) => client.bookProduct({ productId: 'p1' }),
    bearer: 'access',
    answer: modifiedCount,
  },
};

test.each(Object.entries(rows))('%s', async (address, { call, bearer, body, answer }) => {
  const sent: Request[] = [];
  const client = createClient({
    baseUrl: 'https://shop.example',
    token: (kind) => kind,
    fetch: async (input, init) => {
      sent.push(new Request(input, init));
      return Response.json(answer);
    },
  });
  expect(await call(client)).toEqual(answer);
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([address.replace(' ', ' https://shop.example')]);
  expect(sent[0]?.headers.get('authorization')).toBe(bearer ? `Bearer ${bearer}` : null);
  const text = (await sent[0]?.text()) ?? '';
  expect(text === '' ? undefined : JSON.parse(text)).toEqual(body);
});
