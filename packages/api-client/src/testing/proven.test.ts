import { NewProduct, type User } from '@apple-only/contract';
import { admin, buyer, headphones, macBook, newProduct, seller } from '@apple-only/contract/fixtures';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { createClient } from '../client.ts';
import { createShop } from './shop.ts';
import { clientOf, stocked } from './shop.suite.ts';

const otherBuyer: User = { ...buyer, _id: 'other', email: 'other@example.com' };

describe('with requireProvenEmail', () => {
  const createShopRequiringProof = () => createShop({ ...stocked, requireProvenEmail: true });

  test('the products of an unproven seller are hidden from all but the seller and admins, and cannot be booked', async () => {
    const shop = createShopRequiringProof();
    const buyerClient = clientOf(shop, buyer.email);
    await clientOf(shop, seller.email).advertiseProduct({ body: { _id: macBook._id } });
    expect(await buyerClient.listNewest({ category: 'macBook' })).toEqual([]);
    expect(await buyerClient.listCategory({ category: 'macBook' })).toEqual([]);
    expect(await buyerClient.listAdvertised()).toEqual([]);
    await expect(buyerClient.bookProduct({ productId: macBook._id })).rejects.toMatchObject({ status: 404 });
    for (const who of [seller, admin]) {
      const own = await clientOf(shop, who.email).listOwnProducts({ id: seller._id });
      expect(own.map(({ hidden }) => hidden)).toEqual(own.map(() => true));
      expect(own).not.toEqual([]);
    }
  });

  test('a hidden product is not found by a buyer who records a booking, and one who has booked it keeps it', async () => {
    const { _id: product } = macBook;
    const shop = createShop({
      users: [seller, buyer, otherBuyer],
      products: [macBook],
      bookings: [{ user: buyer._id, product }],
      requireProvenEmail: true,
    });
    const record = ({ _id: user, email }: User) =>
      clientOf(shop, email).recordBooking({
        body: { user, product: macBook.name, img: macBook.img, productId: product },
      });
    expect(await record(buyer)).toMatchObject({ productId: product });
    expect(await clientOf(shop, buyer.email).bookProduct({ productId: product })).toEqual({ modifiedCount: 1 });
    await expect(record(otherBuyer)).rejects.toMatchObject({ status: 404 });
  });

  test('a deleted product is answered as withdrawn if it was public, and as not found if it was hidden', async () => {
    const shop = createShopRequiringProof();
    const own = clientOf(shop, seller.email);
    const reading = () => clientOf(shop).getProduct({ id: macBook._id });
    await own.deleteProduct({ id: macBook._id });
    await expect(reading()).rejects.toMatchObject({ code: 'not-found' });
    const open = createShop(stocked);
    await clientOf(open, seller.email).deleteProduct({ id: macBook._id });
    await expect(clientOf(open).getProduct({ id: macBook._id })).rejects.toMatchObject({ code: 'withdrawn' });
  });

  test('products become public with the first access token after the e-mail is proven', async () => {
    const shop = createShopRequiringProof();
    const own = clientOf(shop, seller.email);
    const buyerClient = clientOf(shop, buyer.email);
    shop.proveEmail(seller.email.toUpperCase());
    expect(await buyerClient.listCategory({ category: 'macBook' })).toEqual([]);
    await own.getToken({ email: seller.email });
    expect(await buyerClient.listCategory({ category: 'macBook' })).toEqual([macBook]);
    expect((await own.listOwnProducts({ id: seller._id }))[0]).not.toHaveProperty('hidden');
    expect(await buyerClient.bookProduct({ productId: macBook._id })).toEqual({ modifiedCount: 1 });
  });

  test('an e-mail that is proven before the user signs in counts, but not for another account with the same e-mail', async () => {
    const shop = createShopRequiringProof();
    shop.proveEmail(seller.email);
    const { idToken } = shop.signIn(seller.email);
    await createClient({ fetch: shop.fetch, token: () => idToken }).getToken({ email: seller.email });
    expect(await clientOf(shop, buyer.email).listCategory({ category: 'macBook' })).toEqual([macBook]);
    const another = shop.identity(seller.email);
    const { email } = seller;
    const refused = createClient({ fetch: shop.fetch, token: () => another.idToken, retries: 0 }).getToken({ email });
    await expect(refused).rejects.toMatchObject({ code: 'not-registered' });
  });

  test('after a proven owner of the e-mail takes over the user, each product is hidden until it is confirmed or edited', async () => {
    const shop = createShopRequiringProof();
    const { idToken } = shop.identity(seller.email, undefined, { proven: true });
    const { accessToken } = await createClient({ fetch: shop.fetch, token: () => idToken }).getToken({
      email: seller.email,
    });
    const owner = createClient({ fetch: shop.fetch, token: () => accessToken, retries: 0 });
    const buyerClient = clientOf(shop, buyer.email);
    const own = await owner.listOwnProducts({ id: seller._id });
    expect(own.map(({ hidden, unconfirmed }) => [hidden, unconfirmed])).toEqual(own.map(() => [true, true]));
    expect(await buyerClient.listCategory({ category: 'macBook' })).toEqual([]);
    expect(await owner.confirmProduct({ id: macBook._id })).toEqual({ modifiedCount: 1 });
    expect(await owner.confirmProduct({ id: macBook._id })).toEqual({ modifiedCount: 0 });
    expect(await buyerClient.listCategory({ category: 'macBook' })).toEqual([macBook]);
    const body = { ...parse(NewProduct, headphones), description: 'Mine, and as it is.' };
    const edited = await owner.editProduct({ id: headphones._id, body });
    expect(edited).toMatchObject({ description: body.description, booking: true });
    expect(edited).not.toHaveProperty('hidden');
  });

  test('the products of a seller who registers with a proven e-mail are public at once', async () => {
    const shop = createShopRequiringProof();
    const { email, idToken } = shop.identity(undefined, undefined, { proven: true });
    const client = createClient({ fetch: shop.fetch, token: () => idToken, retries: 0 });
    await client.saveUser({ body: { name: 'Rana', email, role: 'seller', img: seller.img } });
    const { _id } = await clientOf(shop, email).addProduct({ body: { ...newProduct, img: macBook.img } });
    const listed = await clientOf(shop).listNewest({ category: newProduct.category });
    expect(listed.map((product) => product._id)).toContain(_id);
  });
});
