import * as v from 'valibot';
import { expectedOf } from '../products/editing.ts';
import type { EnteredProduct } from '../products/fields.ts';
import type { Product } from '../products/product.ts';
import { NewProduct } from '../products/requests.ts';
import { photoLimits } from '../photos/photo.ts';
import { png } from './png.ts';
import { listedOf, times, type Shop, type TestUser } from './shop.ts';

/** Products with several photos. */
export function describeSeveralPhotos(shop: Shop) {
  const { describe, expect, test } = shop.runner;

  /** Addresses of different photos. */
  const uploadPhotos = (count: number, as: TestUser) =>
    Promise.all(
      times(count, async (index) => {
        const { data } = await shop.call('uploadPhoto', { file: png({ grey: 20 + index * 20 }) }, as);
        return data.url;
      }),
    );
  const withPhotos = (photos: string[]): Partial<EnteredProduct> => ({ img: photos[0] ?? '', photos });
  /** A seller's product, and its photos. */
  async function listWithPhotos(count: number) {
    const seller = await shop.newUser('seller');
    const photos = await uploadPhotos(count, seller);
    return { seller, photos, product: await shop.product(withPhotos(photos), seller) };
  }
  /** Sends the product's form with these changes, as a client that knows only `img` does. */
  const edit = (product: Product, changes: Partial<Record<keyof Product, unknown>>, as: TestUser) => {
    const { photos: _, ...form } = v.parse(NewProduct, product);
    return shop.send('editProduct', { id: product._id, body: { ...form, ...changes } }, as);
  };

  describe('the photos of a product', () => {
    test('are answered in their order, to everybody, and the first is `img`', async () => {
      const { product, photos, seller } = await listWithPhotos(photoLimits.perProduct);
      expect(product).toMatchObject(withPhotos(photos));
      expect(await shop.call('getProduct', { id: product._id })).toMatchObject(listedOf(product));
      expect(await shop.find(product)).toEqual(product);
      expect(await shop.call('listOwnProducts', { id: seller._id }, seller)).toEqual([product]);
    });

    test('are left out if the first photo is the only one', async () => {
      const seller = await shop.newUser('seller');
      const [photo = ''] = await uploadPhotos(1, seller);
      for (const photos of [undefined, null, [], [photo]]) {
        const body = { ...(await shop.form({ img: photo })), ...(photos !== undefined && { photos }) };
        expect(await shop.call('addProduct', { body }, seller)).not.toHaveProperty('photos');
      }
    });

    test.for([
      ['that do not begin with `img`', (photos: string[]) => ({ img: photos[1], photos })],
      ['of which one is repeated', ([img, other]: string[]) => ({ img, photos: [img, other, other] })],
      ['of which one was never uploaded', ([img]: string[]) => ({ img, photos: [img, `${img}x`] })],
      ['that are not a list', ([img]: string[]) => ({ img, photos: img })],
    ] as const)('%s are refused, and nothing changes', async ([, wrongOf]) => {
      const { product, photos, seller } = await listWithPhotos(2);
      const wrong = wrongOf(photos);
      const body = { ...(await shop.form()), ...wrong } as EnteredProduct;
      expect(await shop.expectRefused(400, 'addProduct', { body }, seller)).toMatch(/^photos: /);
      expect(await edit(product, wrong, seller)).toMatchObject({ status: 400, body: { field: 'photos' } });
      expect(await shop.find(product)).toEqual(product);
    });

    test(`more than ${photoLimits.perProduct} are refused`, async () => {
      const seller = await shop.newUser('seller');
      const body = await shop.form(withPhotos(await uploadPhotos(photoLimits.perProduct + 1, seller)));
      expect(await shop.expectRefused(400, 'addProduct', { body }, seller)).toMatch(
        new RegExp(`^photos: .*${photoLimits.perProduct}`),
      );
    });

    test('can be reordered, and all but one can be removed', async () => {
      const { product, photos, seller } = await listWithPhotos(3);
      const reversed = photos.toReversed();
      expect((await edit(product, withPhotos(reversed), seller)).body).toMatchObject(withPhotos(reversed));
      expect(await shop.find(product)).toMatchObject(withPhotos(reversed));
      const { body } = await edit(product, { img: photos[0], photos: null }, seller);
      expect(body).toMatchObject({ img: photos[0] });
      expect(body).not.toHaveProperty('photos');
    });

    test('are kept if a client sends only img, which replaces the first one', async () => {
      const { product, photos, seller } = await listWithPhotos(3);
      expect((await edit(product, { selling_price: '9' }, seller)).body).toMatchObject(withPhotos(photos));
      const [new_ = ''] = (await uploadPhotos(4, seller)).slice(3);
      const [, second = '', third = ''] = photos;
      expect((await edit(product, { img: new_ }, seller)).body).toMatchObject(withPhotos([new_, second, third]));
      // A further photo moves to the front, and is not duplicated.
      expect((await edit(product, { img: third }, seller)).body).toMatchObject(withPhotos([third, second]));
    });

    test('of a booked product can be neither changed nor reordered', async () => {
      const { product, photos, seller } = await listWithPhotos(3);
      const [first = '', second = '', third = ''] = photos;
      const buyer = await shop.newUser('buyer');
      await shop.call('bookProduct', { productId: product._id, body: { expected: expectedOf(product) } }, buyer);
      for (const changed of [
        [first, third, second],
        [first, second],
        [second, first, third],
      ]) {
        expect(await edit(product, withPhotos(changed), seller)).toMatchObject({
          status: 409,
          body: { code: 'booked' },
        });
      }
      const edited = await edit(product, { ...withPhotos(photos), description: 'With a box.' }, seller);
      expect(edited).toMatchObject({ status: 200, body: withPhotos(photos) });
    });

    test('a claim whose buyer saw other photos, or another order, is refused', async () => {
      const { product, photos, seller } = await listWithPhotos(3);
      const [first = '', second = '', third = ''] = photos;
      await edit(product, withPhotos([first, third, second]), seller);
      const buyer = await shop.newUser('buyer');
      const claim = (seen: string[] | null) => ({ productId: product._id, body: { expected: { photos: seen } } });
      for (const seen of [[first, second, third], [first, third], null]) {
        await shop.expectRefused('changed', 'bookProduct', claim(seen), buyer);
      }
      const booked = await shop.call('bookProduct', claim([first, third, second]), buyer);
      expect(booked).toEqual({ modifiedCount: 1 });
    });
  });
}
