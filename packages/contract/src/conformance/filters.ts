import { searchLimits } from '../fields/limits.ts';
import { storageSizes } from '../products/choices.ts';
import { uniqueWord, searchActions, type Filters } from './searching.ts';
import { answerOf, nextPage } from './reply.ts';
import { times, type Shop } from './shop.ts';

/** The filters of a search, their counts, and the same within a category. */
export function describeFilters(shop: Shop) {
  const { describe, expect, test } = shop.runner;
  const { listProducts, search } = searchActions(shop);

  describe('filters of a search', () => {
    test('filters, and counts each choice as if only the other filters were set', async () => {
      const word = await listProducts([
        { category: 'iphone', condition: 'Good', location: 'Dhaka' },
        { category: 'iphone', condition: 'Fair', location: 'Dhaka' },
        { category: 'macBook', condition: 'Good', location: 'Khulna' },
      ]);
      const { items, total, facets } = await search({ q: word, category: 'iphone', condition: ['Good'] });
      expect(items).toHaveLength(1);
      expect(total).toEqual({ count: 1, more: false });
      const counts = (facet: readonly { value: unknown; count: number }[]) =>
        Object.fromEntries(facet.map(({ value, count }) => [String(value), count]));
      expect(counts(facets.category)).toEqual({ macBook: 1, iphone: 1, accessories: 0 });
      expect(counts(facets.condition)).toEqual({ Fair: 1, Good: 1, Excellent: 0 });
      expect(counts(facets.location)).toMatchObject({ Dhaka: 1, Khulna: 0 });
      expect(counts(facets.available)).toEqual({ true: 1, false: 0 });
      expect(
        (await search({ q: word, condition: ['Good', 'Fair'], location: ['Dhaka', 'Khulna'] })).items,
      ).toHaveLength(3);
    });

    test('filters by stated facts, and counts them', async () => {
      const word = await listProducts([
        { model: 'iPhone 13', storage: '128 GB', battery_health: 91 },
        { model: 'IPHONE 13', storage: '256 GB', battery_health: 80 },
        { model: 'iPhone 12', storage: '128 GB' },
        {},
      ]);
      const countFor = async (filters: Filters) => (await search({ q: word, ...filters })).total.count;
      expect(await countFor({ storage: '128 GB' })).toBe(2);
      expect(await countFor({ storage: ['128 GB', '256 GB'] })).toBe(3);
      expect(await countFor({ model: 'iphone 13' })).toBe(2);
      expect(await countFor({ model: ['iPhone 13', 'iPhone 12', 'Nokia 3310'] })).toBe(3);
      expect(await countFor({ minBattery: 80 })).toBe(2);
      expect(await countFor({ minBattery: 81 })).toBe(1);
      expect(await countFor({ minBattery: 81, model: 'iPhone 12' })).toBe(0);

      const { facets } = await search({ q: word, storage: '128 GB', model: ['iphone 13', 'Nokia 3310'] });
      const positiveCounts = (facet: readonly { value: string; count: number }[]) =>
        facet
          .filter(({ count }) => count > 0)
          .map(({ value, count }): [string, number] => [value.toLowerCase(), count]);
      expect(facets.storage.map(({ value }) => value)).toEqual(storageSizes);
      expect(positiveCounts(facets.storage)).toEqual([
        ['128 gb', 1],
        ['256 gb', 1],
      ]);
      // Equally frequent ones may be in any order.
      expect(new Map(positiveCounts(facets.model))).toEqual(
        new Map([
          ['iphone 12', 1],
          ['iphone 13', 1],
        ]),
      );
      expect(facets.model.at(-1)).toEqual({ value: 'Nokia 3310', count: 0, more: false });
    });

    test('counts the most frequent models, and those that are filtered by', async () => {
      const models = times(searchLimits.models + 2, (index) => `Model ${String.fromCodePoint(97 + index)}`);
      const word = await listProducts([...models, ...models.slice(1)].map((model) => ({ model })));
      const [rare = '', ...frequent] = models;
      const modelsOf = async (filters: Filters) => (await search({ q: word, ...filters })).facets.model;
      const first = frequent.slice(0, searchLimits.models).map((value) => ({ value, count: 2, more: false }));
      expect(await modelsOf({})).toEqual(first);
      expect(await modelsOf({ model: rare })).toEqual([...first, { value: rare, count: 1, more: false }]);
    });

    test('counts a model once whatever its case, even in Turkish and Greek', async () => {
      for (const model of ['İPod 99', 'ΚΟΣΜΟΣ']) {
        const word = await listProducts([{ model }]);
        const { facets } = await search({ q: word, model: [model, 'Nokia 3310', 'NOKIA 3310'] });
        const counted = facets.model.map(({ value, count }) => `${value}: ${count}`);
        expect(counted).toEqual([`${model}: 1`, 'Nokia 3310: 0']);
      }
    });

    test('sorts and filters by numeric prices; other prices come last, and are within no limits', async () => {
      const prices = ['1,299', 'ask me', '$620', 'Tk 700/-', '620'];
      const word = await listProducts(prices.map((selling_price) => ({ selling_price })));
      const pricesOf = async (filters: Filters) =>
        (await search({ q: word, ...filters })).items.map((one) => one.selling_price);
      expect(await pricesOf({ sort: 'price' })).toEqual(['$620', '620', 'Tk 700/-', '1,299', 'ask me']);
      expect(await pricesOf({ sort: '-price' })).toEqual(['1,299', 'Tk 700/-', '620', '$620', 'ask me']);
      expect(await pricesOf({ sort: 'price', minPrice: 700 })).toEqual(['Tk 700/-', '1,299']);
      expect(await pricesOf({ sort: '-price', maxPrice: 700 })).toEqual(['Tk 700/-', '620', '$620']);
      expect(await pricesOf({ minPrice: 621, maxPrice: 1000 })).toEqual(['Tk 700/-']);
    });

    test('finds the same within a category, for users only, with the contact data of the seller', async () => {
      const word = await listProducts([
        { category: 'iphone', condition: 'Good', selling_price: '620', number: '01999 888 777' },
        { category: 'iphone', condition: 'Fair', selling_price: '300' },
        { category: 'iphone', condition: 'Good', selling_price: '100' },
        { category: 'macBook', condition: 'Good', selling_price: '500' },
      ]);
      const filters = { q: word, condition: ['Good'], sort: 'price' } satisfies Filters;
      const inCategory = { ...filters, category: 'iphone' } as const;
      const found = await shop.call('listCategory', inCategory, 'admin');
      expect(found.map((one) => one.selling_price)).toEqual(['100', '620']);
      expect(found.map(({ _id }) => _id)).toEqual((await search(inCategory)).items.map(({ _id }) => _id));
      expect(found[1]).toMatchObject({ number: '01999 888 777', seller_email: expect.stringContaining('@') });

      const first = await shop.send('listCategory', { ...inCategory, limit: 1 }, 'admin');
      const next = nextPage(first);
      expect(next).toMatchObject({ q: word, condition: 'Good', sort: 'price', limit: '1' });
      const last = await shop.send('listCategory', { category: 'iphone', ...next }, 'admin');
      expect([...answerOf('listCategory', first), ...answerOf('listCategory', last)]).toEqual(found);
      expect(nextPage(last)).toBeUndefined();
      expect(first.headers.get('cache-control')?.split(', ').toSorted()).toEqual(['no-cache', 'private']);

      await shop.expectRefused(401, 'listCategory', inCategory);
      expect(
        await shop.expectRefused(400, 'listCategory', { category: 'iphone', minPrice: 'much' }, 'admin'),
      ).toContain('minPrice');
    });

    test('within a category, a booking and its cancellation show at once', async () => {
      const buyer = await shop.buyer();
      const { _id } = await shop.product({ category: 'macBook', name: `MacBook ${uniqueWord()}` });
      const isFound = async (filters: Omit<Filters, 'category'>) =>
        (await shop.call('listCategory', { category: 'macBook', ...filters }, buyer)).some((one) => one._id === _id);
      expect([await isFound({ available: true }), await isFound({ available: false })]).toEqual([true, false]);
      await shop.call('bookProduct', { productId: _id }, buyer);
      expect([await isFound({ available: true }), await isFound({ available: false })]).toEqual([false, true]);
      await shop.call('cancelBooking', { userId: buyer._id }, buyer);
      expect([await isFound({ available: true }), await isFound({ available: false })]).toEqual([true, false]);
    });
  });
}
