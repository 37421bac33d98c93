import { conditions } from '../products/choices.ts';
import { uniqueWord, searchActions, type Filters } from './searching.ts';
import { answerOf, expectStatus, nextPage, show } from './reply.ts';
import { times, type Shop } from './shop.ts';

/** The words, orders and pages of a search. */
export function describeSearch(shop: Shop) {
  const { describe, expect, test } = shop.runner;
  const { listProducts, search } = searchActions(shop);
  const namesOf = async (filters: Filters) => (await search(filters)).items.map(({ name }) => name);

  /** All pages, one after the other. */
  async function walk(filters: Filters, between = async () => {}) {
    const names: string[] = [];
    for (let page: Record<string, unknown> | undefined = { ...filters, limit: 2 }; page;) {
      const reply = await shop.send('searchProducts', page);
      names.push(...answerOf('searchProducts', reply).items.map(({ name }) => name));
      const next = nextPage(reply);
      // `nextPage` returns an object, in which repeated parameters collapse into one.
      page = next && { ...filters, limit: 2, cursor: next['cursor'] };
      if (page) await between();
    }
    return names;
  }

  describe('search', () => {
    test.for([
      ['words in any order', '128gb 13 iphone'],
      ['the beginning of a word', 'ipho 13'],
      ['a word with a missing letter', 'iphne 13'],
      ['two swapped letters', 'ipohne 13'],
      ['words without a space', 'iphone13'],
      ['a unit with a space', 'iphone 13 128 GB'],
      ['capitals', 'IPHONE 13'],
      ['Bangla digits', 'iphone ১৩'],
      ['a Bangla name', 'আইফোন ১৩'],
      ['quotes and operators', `"iphone" & !13 | (' -- :* <-> \\`],
    ])('finds %s: %s', async ([, text]) => {
      const word = await listProducts([{ name: 'iPhone 13 128GB', category: 'iphone' }]);
      expect(await namesOf({ q: `${word} ${text}` })).toEqual([`iPhone 13 128GB ${word}`]);
      // Another number is another device.
      expect(await namesOf({ q: `${word} ${text}`.replace(/13|১৩/, '14') })).toEqual([]);
    });

    test('finds nothing by symbols alone', async () => {
      await listProducts([{ name: 'iPhone 13, 100 % as new' }]);
      for (const q of ['%', '_', '“?”', '\\', '🍎']) expect(await namesOf({ q }), `a search for ${q}`).toEqual([]);
    });

    test('shows a device before its accessories, and the plain model before its variants', async () => {
      const word = await listProducts([
        { name: 'iPhone 13', category: 'iphone' },
        { name: 'iPhone 13 Pro Max', category: 'iphone' },
        { name: 'Case for iPhone 13', category: 'accessories' },
      ]);
      const found = ['iPhone 13', 'iPhone 13 Pro Max', 'Case for iPhone 13'].map((name) => `${name} ${word}`);
      expect(await namesOf({ q: `iphone 13 ${word}` })).toEqual(found);
      expect(await namesOf({ q: `iphone 13 ${word}`, sort: 'newest' })).toEqual(found.toReversed());
      expect(await namesOf({ q: `iphone 13 case ${word}` })).toEqual(found.slice(2));
    });

    test('finds a device by its facts', async () => {
      const word = await listProducts([
        { name: 'Phone', model: 'iPhone 13', storage: '256 GB', colour: 'Midnight', memory: '4 GB' },
        { name: 'iPhone 13' },
      ]);
      for (const text of ['iphone 13 256', '256gb', '256 GB midnight', 'iphone 4gb'])
        expect(await namesOf({ q: `${word} ${text}` }), `a search for ${text}`).toEqual([`Phone ${word}`]);
      // Matches in the name come first.
      expect(await namesOf({ q: `${word} iphone 13` })).toEqual([`iPhone 13 ${word}`, `Phone ${word}`]);
    });

    test.for(['newest', 'price', '-price', 'relevance'] as const)(
      'sorted by %s, pages show every earlier product once while products are added',
      async (sort) => {
        const word = await listProducts(
          times(5, (index) => ({ name: `iPhone ${index}`, selling_price: index < 3 ? '500' : 'ask' })),
        );
        const existing = times(5, (index) => `iPhone ${index} ${word}`);
        const seen = await walk({ q: word, sort, condition: [...conditions] }, async () => {
          await shop.product({ name: `iPhone 99 ${word}`, selling_price: '500' });
        });
        expect(seen).toEqual(expect.arrayContaining(existing));
        expect(seen.filter((name) => existing.includes(name))).toHaveLength(5);
      },
    );

    test('the last page has no link, and a cursor of another sort order is refused', async () => {
      const word = await listProducts(times(3, () => ({})));
      const reply = await shop.send('searchProducts', { q: word, sort: 'price', limit: 2 });
      const next = nextPage(reply);
      expect(next).toMatchObject({ q: word, sort: 'price', limit: '2' });
      const last = await shop.send('searchProducts', { ...next });
      expect(answerOf('searchProducts', last)).toMatchObject({ items: [{}], total: { count: 3, more: false } });
      expect(nextPage(last)).toBeUndefined();
      expect(await shop.expectRefused(400, 'searchProducts', { ...next, sort: 'newest' })).toContain('cursor');
    });

    test('listing, editing, verifying, booking, cancelling and withdrawing show at once', async () => {
      const seller = await shop.newUser('seller');
      const buyer = await shop.buyer();
      const word = uniqueWord();
      const found = async (filters: Filters = {}) => (await search({ q: word, ...filters })).items.length;
      expect(await found()).toBe(0);
      const { _id } = await shop.product({ name: `iPad ${word}` }, seller);
      expect([await found(), await found({ available: true }), await found({ verified: true })]).toEqual([1, 1, 0]);
      const rename = async (name: string) =>
        shop.call('editProduct', { id: _id, body: await shop.form({ name }) }, seller);
      await rename('iPad');
      expect(await found()).toBe(0);
      await rename(`iPad mini ${word}`);
      expect(await found()).toBe(1);
      await shop.call('verifySeller', { id: seller._id }, 'admin');
      expect([await found({ verified: true }), await found({ verified: false })]).toEqual([1, 0]);
      await shop.call('bookProduct', { productId: _id }, buyer);
      expect([await found(), await found({ available: true }), await found({ available: false })]).toEqual([1, 0, 1]);
      await shop.call('cancelBooking', { userId: buyer._id }, buyer);
      expect(await found({ available: true })).toBe(1);
      await shop.call('deleteProduct', { id: _id }, seller);
      expect(await found()).toBe(0);
    });

    test('without words finds products by the filters alone, the newest first', async () => {
      const fields = { category: 'accessories', location: 'Rajshahi', selling_price: '777123' } as const;
      const [older, newer] = [await shop.product(fields), await shop.product(fields)];
      const filters = { category: 'accessories', location: 'Rajshahi', minPrice: 777_123, maxPrice: 777_123 } as const;
      for (const q of [undefined, '', '  ', 'the', 'A, of']) {
        const ids = (await search({ ...filters, q })).items.map(({ _id }) => _id);
        expect(ids.slice(0, 2), `a search for ${show(q)}`).toEqual([newer._id, older._id]);
      }
      expect((await search({ limit: 1 })).items).toHaveLength(1);
    });

    test('never contains the contact data of a seller', async () => {
      const word = await listProducts([{ number: '01999 888 777', email: 'hidden@example.com' }]);
      for (const as of [undefined, 'admin'] as const) {
        const reply = await shop.send('searchProducts', { q: word }, as);
        expectStatus(reply, [200], 'searchProducts');
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
    ] as const)('an invalid %s is refused by name: %s', async ([field, value]) => {
      expect(await shop.expectRefused(400, 'searchProducts', { [field]: value })).toContain(field);
    });
  });
}
