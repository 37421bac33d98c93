import type { Input } from '../calls/calls.ts';
import { searchLimits } from '../fields/limits.ts';
import { conditions, storages } from '../products/choices.ts';
import type { EnteredProduct } from '../products/fields.ts';
import { answerOf, expectStatus, nextPage, times, type Shop, type TestUser } from './shop.ts';

type Filters = Input<'searchProducts'>;

/** A word that no other name has. Of letters, as numbers are read in a way of their own. */
export const mark = () =>
  crypto
    .randomUUID()
    .replaceAll('-', '')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** The words, filters, orders, counts and pages of a search. */
export function describeSearch(shop: Shop) {
  const { describe, expect, test } = shop.runner;
  const search = (filters: Filters) => shop.call('searchProducts', filters);
  const namesOf = async (filters: Filters) => (await search(filters)).items.map(({ name }) => name);

  /** Lists products whose names have a word in common, the first one first. Returns the word. */
  async function listed(facts: readonly Partial<EnteredProduct>[], by?: TestUser): Promise<string> {
    const word = mark();
    for (const one of facts) await shop.product({ ...one, name: `${one.name ?? 'iPhone 13'} ${word}` }, by);
    return word;
  }

  /** All pages, one after the other. */
  async function walk(filters: Filters, between = async () => {}) {
    const names: string[] = [];
    for (let page: Record<string, unknown> | undefined = { ...filters, limit: 2 }; page;) {
      const reply = await shop.send('searchProducts', page);
      names.push(...answerOf('searchProducts', reply).items.map(({ name }) => name));
      const next = nextPage(reply);
      // Repeated parameters are one in an object.
      page = next && { ...filters, limit: 2, cursor: next['cursor'] };
      if (page) await between();
    }
    return names;
  }

  describe('search', () => {
    test.for([
      ['words in any order', '128gb 13 iphone'],
      ['the beginning of a word', 'ipho 13'],
      ['a letter too few', 'iphne 13'],
      ['two letters that have changed places', 'ipohne 13'],
      ['words without a space', 'iphone13'],
      ['a unit with a space', 'iphone 13 128 GB'],
      ['capitals', 'IPHONE 13'],
      ['Bangla digits', 'iphone ১৩'],
      ['a Bangla name', 'আইফোন ১৩'],
      ['quotes and operators', `"iphone" & !13 | (' -- :* <-> \\`],
    ])('finds %s: %s', async ([, text]) => {
      const word = await listed([{ name: 'iPhone 13 128GB', category: 'iphone' }]);
      expect(await namesOf({ q: `${word} ${text}` })).toEqual([`iPhone 13 128GB ${word}`]);
      // Another number is another device.
      expect(await namesOf({ q: `${word} ${text}`.replace(/13|১৩/, '14') })).toEqual([]);
    });

    test('finds nothing by signs alone, which are in no name', async () => {
      await listed([{ name: 'iPhone 13, 100 % as new' }]);
      for (const q of ['%', '_', '“?”', '\\', '🍎']) expect(await namesOf({ q }), q).toEqual([]);
    });

    test('shows a device before its accessories, and the plain model before its variants', async () => {
      const word = await listed([
        { name: 'iPhone 13', category: 'iphone' },
        { name: 'iPhone 13 Pro Max', category: 'iphone' },
        { name: 'Case for iPhone 13', category: 'accessories' },
      ]);
      const found = ['iPhone 13', 'iPhone 13 Pro Max', 'Case for iPhone 13'].map((name) => `${name} ${word}`);
      expect(await namesOf({ q: `iphone 13 ${word}` })).toEqual(found);
      expect(await namesOf({ q: `iphone 13 ${word}`, sort: 'newest' })).toEqual(found.toReversed());
      expect(await namesOf({ q: `iphone 13 case ${word}` })).toEqual(found.slice(2));
    });

    test('filters, and counts each choice with the other filters', async () => {
      const word = await listed([
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
      const word = await listed([
        { model: 'iPhone 13', storage: '128 GB', battery_health: 91 },
        { model: 'IPHONE 13', storage: '256 GB', battery_health: 80 },
        { model: 'iPhone 12', storage: '128 GB' },
        {},
      ]);
      const number = async (filters: Filters) => (await search({ q: word, ...filters })).total.count;
      expect(await number({ storage: '128 GB' })).toBe(2);
      expect(await number({ storage: ['128 GB', '256 GB'] })).toBe(3);
      expect(await number({ model: 'iphone 13' })).toBe(2);
      expect(await number({ model: ['iPhone 13', 'iPhone 12', 'Nokia 3310'] })).toBe(3);
      expect(await number({ minBattery: 80 })).toBe(2);
      expect(await number({ minBattery: 81 })).toBe(1);
      expect(await number({ minBattery: 81, model: 'iPhone 12' })).toBe(0);

      const { facets } = await search({ q: word, storage: '128 GB', model: ['iphone 13', 'Nokia 3310'] });
      const told = (facet: readonly { value: string; count: number }[]) =>
        facet
          .filter(({ count }) => count > 0)
          .map(({ value, count }): [string, number] => [value.toLowerCase(), count]);
      expect(facets.storage.map(({ value }) => value)).toEqual(storages);
      expect(told(facets.storage)).toEqual([
        ['128 gb', 1],
        ['256 gb', 1],
      ]);
      // Those that are equally frequent may be in any order.
      expect(new Map(told(facets.model))).toEqual(
        new Map([
          ['iphone 12', 1],
          ['iphone 13', 1],
        ]),
      );
      expect(facets.model.at(-1)).toEqual({ value: 'Nokia 3310', count: 0, more: false });
    });

    test('counts the most frequent models, and those that are searched for', async () => {
      const models = times(searchLimits.models + 2, (index) => `Model ${String.fromCodePoint(97 + index)}`);
      const word = await listed([...models, ...models.slice(1)].map((model) => ({ model })));
      const [rare = '', ...frequent] = models;
      const modelsOf = async (filters: Filters) => (await search({ q: word, ...filters })).facets.model;
      const first = frequent.slice(0, searchLimits.models).map((value) => ({ value, count: 2, more: false }));
      expect(await modelsOf({})).toEqual(first);
      expect(await modelsOf({ model: rare })).toEqual([...first, { value: rare, count: 1, more: false }]);
    });

    test('counts a model once, also where small letters are no simple matter', async () => {
      for (const model of ['İPod 99', 'ΚΟΣΜΟΣ']) {
        const word = await listed([{ model }]);
        const { facets } = await search({ q: word, model: [model, 'Nokia 3310', 'NOKIA 3310'] });
        const counted = facets.model.map(({ value, count }) => `${value}: ${count}`);
        expect(counted).toEqual([`${model}: 1`, 'Nokia 3310: 0']);
      }
    });

    test('finds a device by its facts', async () => {
      const word = await listed([
        { name: 'Phone', model: 'iPhone 13', storage: '256 GB', colour: 'Midnight', memory: '4 GB' },
        { name: 'iPhone 13' },
      ]);
      for (const text of ['iphone 13 256', '256gb', '256 GB midnight', 'iphone 4gb'])
        expect(await namesOf({ q: `${word} ${text}` }), text).toEqual([`Phone ${word}`]);
      // What the name says comes first.
      expect(await namesOf({ q: `${word} iphone 13` })).toEqual([`iPhone 13 ${word}`, `Phone ${word}`]);
    });

    test('reads prices where they are numbers; others are last, and within no limits', async () => {
      const prices = ['1,299', 'ask me', '$620', 'Tk 700/-', '620'];
      const word = await listed(prices.map((selling_price) => ({ selling_price })));
      const pricesOf = async (filters: Filters) =>
        (await search({ q: word, ...filters })).items.map((one) => one.selling_price);
      expect(await pricesOf({ sort: 'price' })).toEqual(['$620', '620', 'Tk 700/-', '1,299', 'ask me']);
      expect(await pricesOf({ sort: '-price' })).toEqual(['1,299', 'Tk 700/-', '620', '$620', 'ask me']);
      expect(await pricesOf({ sort: 'price', minPrice: 700 })).toEqual(['Tk 700/-', '1,299']);
      expect(await pricesOf({ sort: '-price', maxPrice: 700 })).toEqual(['Tk 700/-', '620', '$620']);
      expect(await pricesOf({ minPrice: 621, maxPrice: 1000 })).toEqual(['Tk 700/-']);
    });

    test.for(['newest', 'price', '-price', 'relevance'] as const)(
      'by %s: pages show nothing twice and leave nothing out while products are added',
      async (sort) => {
        const word = await listed(
          times(5, (index) => ({ name: `iPhone ${index}`, selling_price: index < 3 ? '500' : 'ask' })),
        );
        const there = times(5, (index) => `iPhone ${index} ${word}`);
        const seen = await walk({ q: word, sort, condition: [...conditions] }, async () => {
          await shop.product({ name: `iPhone 99 ${word}`, selling_price: '500' });
        });
        expect(seen).toEqual(expect.arrayContaining(there));
        expect(seen.filter((name) => there.includes(name))).toHaveLength(5);
      },
    );

    test('the last page has no next one, and a cursor is none of another order', async () => {
      const word = await listed(times(3, () => ({})));
      const reply = await shop.send('searchProducts', { q: word, sort: 'price', limit: 2 });
      const next = nextPage(reply);
      expect(next).toMatchObject({ q: word, sort: 'price', limit: '2' });
      const last = await shop.send('searchProducts', { ...next });
      expect(answerOf('searchProducts', last)).toMatchObject({ items: [{}], total: { count: 3, more: false } });
      expect(nextPage(last)).toBeUndefined();
      expect(await shop.refused(400, 'searchProducts', { ...next, sort: 'newest' })).toContain('cursor');
    });

    test('every change of a product shows at once', async () => {
      const seller = await shop.newUser('seller');
      const buyer = await shop.buyer();
      const word = mark();
      const found = async (filters: Filters = {}) => (await search({ q: word, ...filters })).items.length;
      expect(await found()).toBe(0);
      const { _id } = await shop.product({ name: `iPad ${word}` }, seller);
      expect([await found(), await found({ available: true }), await found({ verified: true })]).toEqual([1, 1, 0]);
      await shop.call('verifySeller', { id: seller._id }, 'admin');
      expect([await found({ verified: true }), await found({ verified: false })]).toEqual([1, 0]);
      await shop.call('bookProduct', { productId: _id }, buyer);
      expect([await found(), await found({ available: true }), await found({ available: false })]).toEqual([1, 0, 1]);
      await shop.call('cancelBooking', { userId: buyer._id }, buyer);
      expect(await found({ available: true })).toBe(1);
      await shop.call('deleteProduct', { id: _id }, seller);
      expect(await found()).toBe(0);
    });

    test('without words finds all products, the newest first', async () => {
      const { _id } = await shop.product({ category: 'accessories', location: 'Rajshahi', selling_price: '777123' });
      const filters = { category: 'accessories', location: 'Rajshahi', minPrice: 777_123, maxPrice: 777_123 } as const;
      for (const q of [undefined, '', '  ']) {
        expect((await search({ ...filters, q })).items.map((one) => one._id)).toContain(_id);
      }
      expect((await search({ limit: 1 })).items).toHaveLength(1);
    });

    test('finds the same within a category, for users, with the contact of the seller', async () => {
      const word = await listed([
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

      await shop.refused(401, 'listCategory', inCategory);
      expect(await shop.refused(400, 'listCategory', { category: 'iphone', minPrice: 'much' }, 'admin')).toContain(
        'minPrice',
      );
    });

    test('within a category, every change of a product shows at once', async () => {
      const buyer = await shop.buyer();
      const { _id } = await shop.product({ category: 'macBook', name: `MacBook ${mark()}` });
      const isFound = async (filters: Omit<Filters, 'category'>) =>
        (await shop.call('listCategory', { category: 'macBook', ...filters }, buyer)).some((one) => one._id === _id);
      expect([await isFound({ available: true }), await isFound({ available: false })]).toEqual([true, false]);
      await shop.call('bookProduct', { productId: _id }, buyer);
      expect([await isFound({ available: true }), await isFound({ available: false })]).toEqual([false, true]);
    });

    test('tells no caller the contact of a seller', async () => {
      const word = await listed([{ number: '01999 888 777', email: 'hidden@example.com' }]);
      for (const as of [undefined, 'admin'] as const) {
        const reply = await shop.send('searchProducts', { q: word }, as);
        expectStatus(reply, [200], 'a search');
        expect(JSON.stringify(reply.body)).not.toMatch(/01999|hidden@|"number"|"email"|"seller_email"/);
        expect(reply.headers.get('cache-control')).toBe('no-cache');
        expect(reply.headers.get('etag')).toBeTruthy();
      }
    });

    test.for([
      ['sort', 'cheapest'],
      ['q', 'x'.repeat(101)],
      ['minPrice', '-1'],
      ['maxPrice', 'much'],
      ['category', 'android'],
      ['category', ['iphone', 'android']],
      ['storage', '100 GB'],
      ['model', 'x'.repeat(101)],
      ['model', times(13, (index) => `Model ${index}`)],
      ['minBattery', '0'],
      ['minBattery', '101'],
      ['minBattery', '80.5'],
      ['available', 'maybe'],
      ['cursor', 'nonsense'],
      ['limit', '101'],
    ] as const)('a wrong %s is named: %s', async ([field, value]) => {
      expect(await shop.refused(400, 'searchProducts', { [field]: value })).toContain(field);
    });
  });
}
