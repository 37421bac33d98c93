import { categories, type Condition } from '../products/choices.ts';
import { unknownId, times, type Shop } from './shop.ts';
import { uniqueWord } from './searching.ts';

/** The asking prices of similar products. */
export function describePriceGuide(shop: Shop) {
  const { describe, expect, test } = shop.runner;

  /** Lists a product for each price, with a word in their names that no other name has. Returns the word. */
  async function listAtPrices(
    prices: readonly string[],
    {
      after = '',
      condition = 'Good',
      word = uniqueWord(),
    }: { after?: string; condition?: Condition; word?: string } = {},
  ) {
    for (const selling_price of prices)
      await shop.product({ name: `Phone ${word} ${after}`, category: 'iphone', condition, selling_price });
    return word;
  }
  const guide = (name: string, more: { condition?: Condition; except?: string } = {}) =>
    shop.call('getPriceGuide', { name, category: 'iphone', ...more });

  describe('GET /price-guide', () => {
    test('answers the quartiles of the prices of products with the same first words', async () => {
      const word = await listAtPrices(['100', '$200', '300', '1,000', '500'], { after: '128 GB blue' });
      expect(await guide(`phone ${word}, 256 GB black, as good as new`)).toEqual({
        name: `phone ${word}`,
        count: { count: 5, more: false },
        quartiles: { lower: 200, middle: 300, upper: 500 },
      });
      expect(await guide(`Phone ${word} 128 GB black`)).toMatchObject({ name: `Phone ${word} 128 GB` });
    });

    test('compares products of the same condition if there are enough, or else of all conditions', async () => {
      const word = await listAtPrices(['100', '110', '120', '130', '140'], { condition: 'Fair' });
      await listAtPrices(['500'], { condition: 'Excellent', word });
      expect(await guide(`Phone ${word}`, { condition: 'Fair' })).toEqual({
        name: `Phone ${word}`,
        condition: 'Fair',
        count: { count: 5, more: false },
        quartiles: { lower: 110, middle: 120, upper: 130 },
      });
      const all = {
        name: `Phone ${word}`,
        count: { count: 6, more: false },
        quartiles: { lower: 112.5, middle: 125, upper: 137.5 },
      };
      expect(await guide(`Phone ${word}`, { condition: 'Excellent' })).toEqual(all);
      expect(await guide(`Phone ${word}`)).toEqual(all);
    });

    test('answers no quartiles for fewer than five prices, and ignores other categories and currencies', async () => {
      const word = await listAtPrices(['100', '110', '120', '130', 'on request', 'Tk 140/-', '৳ 85,000']);
      await shop.product({ name: `Phone ${word}`, category: 'accessories', selling_price: '140' });
      expect(await guide(`Phone ${word}`)).toEqual({ name: `Phone ${word}`, count: { count: 4, more: false } });
    });

    test('leaves out the product whose price is compared', async () => {
      const word = await listAtPrices(['100', '110', '120', '130', '140']);
      const own = await shop.product({ name: `Phone ${word}`, category: 'iphone', selling_price: '900' });
      expect((await guide(`Phone ${word}`, { except: own._id })).quartiles).toEqual({
        lower: 110,
        middle: 120,
        upper: 130,
      });
      expect((await guide(`Phone ${word}`, { except: unknownId() })).count.count).toBe(6);
    });

    test('a booked product counts, a withdrawn one does not', async () => {
      const word = await listAtPrices(['100', '110', '120', '130']);
      const last = await shop.product({ name: `Phone ${word}`, category: 'iphone', selling_price: '140' });
      await shop.call('bookProduct', { productId: last._id }, await shop.newUser('buyer'));
      expect((await guide(`Phone ${word}`)).quartiles).toEqual({ lower: 110, middle: 120, upper: 130 });
      await shop.call('deleteProduct', { id: last._id }, await shop.seller());
      expect((await guide(`Phone ${word}`)).quartiles).toBeUndefined();
    });

    test.for([
      ['quotes and operators', `' " & | ! ( ) :* <-> \\ --`],
      ['punctuation only', '!?'],
      ['an article', 'The'],
      ['many words', times(60, () => 'a').join(' ')],
    ] as const)('a name of %s is accepted: no product is like it', async ([, name]) => {
      await listAtPrices(['100']);
      expect(await guide(name)).toMatchObject({ count: { count: 0, more: false } });
    });

    test.for([
      ['name', { name: ' ' }],
      ['name', { name: 'x'.repeat(201) }],
      ['category', { category: 'android' }],
      ['condition', { condition: 'New' }],
    ] as const)('an invalid %s is refused by name: %j', async ([field, given]) => {
      const input = { name: 'Phone', category: categories[0], ...given };
      expect(await shop.expectRefused(400, 'getPriceGuide', input)).toContain(field);
    });
  });
}
