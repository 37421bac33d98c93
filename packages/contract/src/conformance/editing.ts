import * as v from 'valibot';
import { editedClaimRefusal, expectedOf, fixedWhileBooked } from '../products/editing.ts';
import { facts } from '../fixtures.ts';
import { factNames, fieldOf, type FactName, type ProductFieldName } from '../products/fields.ts';
import type { Product } from '../products/product.ts';
import { NewProduct } from '../products/requests.ts';
import { png } from './png.ts';
import { listedOf, uniqueName, unknownId, type Shop, type TestUser } from './shop.ts';

/** Changing a product that is listed. */
export function describeEditing(shop: Shop) {
  const { describe, expect, test } = shop.runner;
  /** The fields of the form that lists a product. */
  const formOf = (product: Product) => v.parse(NewProduct, product);
  const edit = (product: Product, changes: Partial<Product>, as: TestUser) =>
    shop.call('editProduct', { id: product._id, body: { ...formOf(product), ...changes } }, as);
  const anotherPhoto = async (as: TestUser) =>
    (await shop.call('uploadPhoto', { file: png({ grey: 40 }) }, as)).data.url;
  const bookingOf = async (product: Product, buyer: TestUser) =>
    (await shop.call('listBookings', { id: buyer._id }, buyer)).find(({ productId }) => productId === product._id);

  describe('PUT /seller/product/{id}', () => {
    test('changes the fields that the seller entered, in every list at once', async () => {
      const seller = await shop.newUser('seller');
      const older = await shop.product({}, seller);
      const newer = await shop.product({}, seller);
      await shop.call('advertiseProduct', { body: { _id: older._id } }, seller);
      const body = await shop.form({
        name: uniqueName('iPhone 15'),
        selling_price: '540',
        original_price: '799',
        purchase_year: '2023',
        use_year: '2 years',
        description: 'Light wear.',
        number: '01819 553 020',
        email: 'another@example.com',
        condition: 'Fair',
        category: 'iphone',
        location: 'Khulna',
        img: await anotherPhoto(seller),
        ...facts,
      });
      const expected = { ...older, ...body, advertised: true };
      expect(await shop.call('editProduct', { id: older._id, body }, seller)).toEqual(expected);
      expect(await shop.find(older)).toBeUndefined();
      expect(await shop.find(expected)).toEqual(expected);
      const listed = listedOf(expected);
      expect(await shop.call('listNewest', { category: 'iphone' })).toContainEqual(listed);
      expect(await shop.call('listAdvertised', {})).toContainEqual(listed);
      expect(await shop.call('listOwnProducts', { id: seller._id }, seller)).toEqual([newer, expected]);
    });

    test('accepts JSON numbers as text, and ignores fields that only the server sets', async () => {
      const seller = await shop.newUser('seller');
      const product = await shop.product({}, seller);
      const serverFields = {
        _id: unknownId(),
        id: unknownId(),
        verify: true,
        booking: true,
        advertised: true,
        seller_email: 'a@b',
      };
      const body = { ...formOf(product), ...serverFields, time: '2001-01-01T00:00:00.000Z', selling_price: 500 };
      const edited = await shop.call('editProduct', { id: product._id, body }, seller);
      expect(edited).toEqual({ ...product, selling_price: '500' });
    });

    test('keeps facts that the body leaves out, and removes those that are null, false or blank', async () => {
      const seller = await shop.newUser('seller');
      const product = await shop.product({ ...facts }, seller);
      const form = await shop.form({ name: product.name, img: product.img });
      expect(await shop.call('editProduct', { id: product._id, body: form }, seller)).toMatchObject(facts);
      const body = {
        ...form,
        storage: null,
        battery_health: null,
        icloud_off: false,
        marks: ' ',
        warranty_until: '2028-02-29',
      };
      const edited = await shop.call('editProduct', { id: product._id, body }, seller);
      for (const gone of ['storage', 'battery_health', 'icloud_off', 'marks']) expect(edited).not.toHaveProperty(gone);
      expect(edited).toMatchObject({
        model: facts.model,
        battery_cycles: facts.battery_cycles,
        warranty_until: '2028-02-29',
      });
      expect(await shop.find(product)).toEqual(edited);
    });

    test('keeps the facts of a booked product, even if the client sends none', async () => {
      const [seller, buyer] = [await shop.newUser('seller'), await shop.newUser('buyer')];
      const product = await shop.product({ ...facts }, seller);
      await shop.call('bookProduct', { productId: product._id, body: { expected: expectedOf(product) } }, buyer);
      const form = v.parse(NewProduct, product);
      await shop.expectRefused(
        'booked',
        'editProduct',
        { id: product._id, body: { ...form, battery_health: null } },
        seller,
      );
      const withoutFacts = Object.fromEntries(
        Object.entries(form).filter(([name]) => !factNames.some((fact) => fact === name)),
      );
      const body = { ...withoutFacts, description: 'With a box.' };
      const edited = await shop.send('editProduct', { id: product._id, body }, seller);
      expect(edited).toMatchObject({ status: 200, body: { ...facts, description: 'With a box.' } });
    });

    test('answers 403 for a product of another seller, and 404 for one that is unknown or withdrawn', async () => {
      const seller = await shop.newUser('seller');
      const product = await shop.product();
      const withdrawn = await shop.product({}, seller);
      await shop.call('deleteProduct', { id: withdrawn._id }, seller);
      const body = await shop.form();
      await shop.expectRefused(403, 'editProduct', { id: product._id, body }, seller);
      for (const id of [withdrawn._id, unknownId(), 'nothing']) {
        await shop.expectRefused(404, 'editProduct', { id, body }, seller);
      }
      expect(await shop.find(product)).toEqual(product);
    });

    test('refuses a photo that was not uploaded', async () => {
      const seller = await shop.newUser('seller');
      const product = await shop.product({}, seller);
      const body = { ...formOf(product), img: 'https://elsewhere.example/a.png' };
      await shop.expectRefused(400, 'editProduct', { id: product._id, body }, seller);
      expect(await shop.find(product)).toEqual(product);
    });

    /** Another value of a field. */
    const another = async (name: ProductFieldName, product: Product, seller: TestUser) =>
      name === 'img'
        ? anotherPhoto(seller)
        : name === 'photos'
          ? [product.img, await anotherPhoto(seller)]
          : isFact(name)
            ? facts[name]
            : (fieldOf(name).choices?.find((choice) => choice !== product[name]) ?? '9');
    const isFact = (name: ProductFieldName): name is FactName => factNames.some((fact) => fact === name);
    test.for(fixedWhileBooked)(
      'refuses another %s for a booked product until the booking is cancelled',
      async (fact) => {
        const [seller, buyer] = [await shop.newUser('seller'), await shop.newUser('buyer')];
        const product = await shop.product({}, seller);
        await shop.call('bookProduct', { productId: product._id }, buyer);
        const changed = await another(fact, product, seller);
        const body = { ...formOf(product), description: 'Changed, too.', [fact]: changed };
        await shop.expectRefused('booked', 'editProduct', { id: product._id, body }, seller);
        expect(await shop.find(product)).toEqual({ ...product, booking: true });
        await shop.call('cancelBooking', { userId: buyer._id }, buyer);
        expect(await shop.call('editProduct', { id: product._id, body }, seller)).toMatchObject({ [fact]: changed });
      },
    );

    test.for(fixedWhileBooked)('a claim whose buyer saw another %s is refused', async (fact) => {
      const [seller, buyer] = [await shop.newUser('seller'), await shop.newUser('buyer')];
      const product = await shop.product({}, seller);
      const changed = await another(fact, product, seller);
      const edited = await edit(product, { [fact]: changed }, seller);
      const claim = (expected: object) => ({ productId: product._id, body: { phone: '0171', expected } });
      for (const expected of [expectedOf(product), { [fact]: product[fact] ?? null }]) {
        expect(await shop.expectRefused('changed', 'bookProduct', claim(expected), buyer)).toBe(editedClaimRefusal);
      }
      expect(await shop.find(edited)).toMatchObject({ booking: false });
      expect(await shop.call('bookProduct', claim(expectedOf(edited)), buyer)).toEqual({ modifiedCount: 1 });
      expect(await bookingOf(product, buyer)).toMatchObject({ product: edited.name, img: edited.img });
    });

    test('other changes do not stop a claim, nor does any change if the claim has no expected values', async () => {
      const [seller, buyer] = [await shop.newUser('seller'), await shop.newUser('buyer')];
      const [one, other] = [await shop.product({}, seller), await shop.product({}, seller)];
      await edit(one, { description: 'With a box.', location: 'Khulna', number: '1' }, seller);
      await edit(other, { selling_price: '9' }, seller);
      const bodies = { [one._id]: { expected: expectedOf(one) }, [other._id]: {} };
      for (const [productId, body] of Object.entries(bodies)) {
        expect(await shop.call('bookProduct', { productId, body }, buyer)).toEqual({ modifiedCount: 1 });
      }
      for (const expected of [{}, { price: '9' }, { name: 1 }, { name: 'a\0' }, { img: null }, 'all']) {
        await shop.expectRefused(400, 'bookProduct', { productId: one._id, body: { expected } }, buyer);
      }
    });

    test('changes the other fields of a booked product, and its buyer sees when', async () => {
      const [seller, buyer] = [await shop.newUser('seller'), await shop.newUser('buyer')];
      const product = await shop.product({}, seller);
      await edit(product, { number: '01700 000 000' }, seller);
      const before = { ...product, number: '01700 000 000' };
      await shop.call('bookProduct', { productId: product._id }, buyer);
      await edit(before, {}, seller);
      // Neither an edit before the booking counts, nor a form that was saved unchanged.
      expect(await bookingOf(product, buyer)).not.toHaveProperty('edited');
      const changes = { description: 'With a box.', location: 'Khulna', number: '1', email: 'b@example.com' } as const;
      const startedAt = Date.now();
      expect(await edit(before, changes, seller)).toMatchObject({ ...changes, buyer: { name: buyer.name } });
      const booking = await bookingOf(product, buyer);
      expect(booking).toMatchObject({ number: '1', location: 'Khulna', product: product.name });
      expect(Date.parse(booking?.edited ?? '')).toBeGreaterThan(startedAt - 60_000);
      expect(Date.parse(booking?.edited ?? '')).toBeLessThan(Date.now() + 60_000);
    });
  });
}
