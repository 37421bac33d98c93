import { pageLimits, type ValidatedRequest, type ProductSearch } from '@apple-only/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backends } from '../test-databases.ts';
import { openShop, type TestShop, type TestUser } from '../test-shop.ts';
import { products, users } from '../storage/schema.ts';
import { searchIndex } from '../storage/search-schema.ts';
import { productSetsOf } from './cells.ts';
import { searchHandlers } from './search.ts';

type Filters = ValidatedRequest<'searchProducts'>['query'];

describe.each(backends)('search on $name', ({ open }) => {
  let shop: TestShop;
  let seller: TestUser;
  beforeAll(async () => {
    shop = await openShop(open);
    seller = await shop.newUser('seller');
  });
  afterAll(() => shop.close());

  const search = async (query: string) => {
    const { status, body } = await shop.call('GET', `/products?${query}`);
    expect(status).toBe(200);
    return body as ProductSearch;
  };
  const namesOf = async (query: string) => (await search(query)).items.map(({ name }) => name);

  test('an edit is found by its new words, and no longer by its old ones', async () => {
    const { _id } = await shop.addProduct(seller, { name: 'iPhone 4 walnut' });
    await shop.database
      .update(products)
      .set({ name: 'iPhone 5 maple', selling_price: '17' })
      .where(eq(products._id, _id));
    expect(await namesOf('q=walnut')).toEqual([]);
    expect(await namesOf('q=maple&minPrice=17&maxPrice=17')).toEqual(['iPhone 5 maple']);
  });

  test('a product listed while its seller is being verified is found as one of a verified seller', async () => {
    const other = await shop.newUser('seller');
    await Promise.all([
      ...Array.from({ length: 5 }, (_, index) => shop.addProduct(other, { name: `iPod ${index} birch` })),
      shop.database.update(users).set({ verify: true }).where(eq(users._id, other._id)),
      ...Array.from({ length: 5 }, (_, index) => shop.addProduct(other, { name: `iPod ${index} birch` })),
    ]);
    expect(await namesOf('q=birch&verified=true')).toHaveLength(10);
    expect(await namesOf('q=birch&verified=false')).toEqual([]);
  });

  test('a product is indexed in the cell of its filter choices', async () => {
    for (const category of ['macBook', 'iphone', 'accessories'] as const)
      for (const condition of ['Fair', 'Good', 'Excellent'] as const)
        for (const location of ['Dhaka', 'Chittagong', 'Khulna', 'Rajshahi', 'Barisal'] as const) {
          const { _id } = await shop.addProduct(seller, { category, condition, location });
          const [row] = await shop.database
            .select({ cell: searchIndex.cell })
            .from(searchIndex)
            .where(eq(searchIndex.product, _id));
          const filters = {
            category: [category],
            condition: [condition],
            location: [location],
            verified: false,
            available: true,
          };
          expect(productSetsOf(filters, [0]).found.cells).toEqual([row?.cell]);
        }
  });

  test('counts are exact up to 1,000', async () => {
    const list = (count: number, condition: string) =>
      shop.database.execute(sql`
        insert into products (_id, seller, name, condition, location, category, purchase_year, use_year, img, original_price,
          selling_price, description, email, number, time, listed_by)
        select gen_random_uuid(), ${seller._id}, 'iPhone cedar', ${condition}, 'Dhaka', 'iphone', '', '', '', '', n::text, '', '', '', now(), now()
        from generate_series(1, ${sql.raw(String(count))}) n`);
    await list(600, 'Good');
    await list(400, 'Fair');
    const exact = await search('q=cedar&limit=1');
    expect(exact.total).toEqual({ count: 1000, more: false });
    await list(1, 'Fair');
    for (const query of ['q=cedar', 'q=cedar&minPrice=1', 'category=iphone', 'category=iphone&minPrice=1']) {
      const { total, facets } = await search(`${query}&limit=1`);
      expect(total).toEqual({ count: 1000, more: true });
      expect(facets.category.find(({ value }) => value === 'iphone')).toEqual({
        value: 'iphone',
        count: 1000,
        more: true,
      });
    }
    expect((await search('q=cedar&condition=Fair&limit=1')).total).toEqual({ count: 401, more: false });
    // Price limits of a shop with many products, in an order that is not by price.
    expect((await search('q=cedar&minPrice=599&maxPrice=600&sort=newest')).items).toHaveLength(2);
  });

  test('finds the same products in the same order with any search effort', async () => {
    const lists = {
      byIds: async (ids: readonly string[]) => new Map(ids.map((id) => [id, JSON.stringify(id)])),
      category: () => Promise.reject(new Error('Only searches are made.')),
    };
    const settings = { requireProvenEmail: false };
    const lowEffort = searchHandlers({
      database: shop.database,
      lists,
      settings,
      effort: { maxMatched: 0, walkSteps: [0, 400] },
    });
    const highEffort = searchHandlers({
      database: shop.database,
      lists,
      settings,
      effort: { maxMatched: 5000, walkSteps: [] },
    });
    const mediumEffort = searchHandlers({
      database: shop.database,
      lists,
      settings,
      effort: { maxMatched: 30, walkSteps: [400] },
    });
    type Read = (query: Filters, onNextCursor: (cursor: string) => void) => Promise<object>;
    const searched =
      ({ searchProducts }: typeof highEffort): Read =>
      (query, onNextCursor) =>
        searchProducts({ params: {}, body: undefined, query, onNextCursor });
    const [user] = await shop.database.select().from(users).where(eq(users._id, seller._id));
    if (!user) throw new Error('There is a seller.');
    const caller = { ...user, signedIn: new Date() };
    const ofCategory =
      ({ listCategory }: typeof highEffort): Read =>
      (query, onNextCursor) =>
        listCategory({ params: { category: 'iphone' }, body: undefined, caller, query, onNextCursor });
    const walk = async (read: Read, query: Filters) => {
      const found: string[] = [];
      for (let cursor: string | undefined, pages = 0; pages < 5; pages += 1) {
        let next: string | undefined;
        const answer = await read({ ...query, limit: 7, cursor }, (place) => void (next = place));
        found.push('json' in answer ? String(answer.json).replace(/,"facets".*/, '') : '');
        if (next === undefined) break;
        cursor = next;
      }
      return found;
    };
    for (const sort of ['newest', 'price', '-price', 'relevance'] as const)
      for (const filters of [
        {},
        { q: 'cedar' },
        { q: 'iphone', minPrice: 300 },
        { minPrice: 590, available: true },
        { q: 'macbook' },
      ])
        for (const read of [searched, ofCategory])
          for (const other of [lowEffort, mediumEffort])
            expect(await walk(read(other), { ...filters, sort }), `${sort} ${JSON.stringify(filters)}`).toEqual(
              await walk(read(highEffort), { ...filters, sort }),
            );
    // Within a category, the same in the same order.
    const iphones = (await walk(searched(highEffort), { q: 'cedar', category: ['iphone'] })).map(
      (page) => (JSON.parse(`${page}}`) as ProductSearch).items,
    );
    expect((await walk(ofCategory(lowEffort), { q: 'cedar' })).map((page) => JSON.parse(page) as unknown)).toEqual(
      iphones,
    );
    expect(iphones).toHaveLength(5);
  });

  test('the next link keeps all query parameters, including repeated ones', async () => {
    const { headers } = await shop.call(
      'GET',
      '/products?q=cedar&condition=Good&condition=Fair&available=true&limit=1',
    );
    const link = String(headers['link']);
    expect(link).toMatch(/^<https:\/\/shop\.test\/products\?.*>; rel="next"$/);
    const { searchParams } = new URL(link.slice(1, link.indexOf('>')));
    expect(searchParams.getAll('condition')).toEqual(['Good', 'Fair']);
    expect(searchParams.get('available')).toBe('true');
    expect(searchParams.get('limit')).toBe('1');
  });

  test('the default limit is the one of lists', async () => {
    expect((await search('q=cedar')).items).toHaveLength(pageLimits.products);
  });
});

describe.each(backends)('search on $name where e-mails must be proven', ({ openAnew }) => {
  test('only public products are found and counted', async () => {
    const shop = await openShop(openAnew, { requireProvenEmail: true });
    const seller = await shop.newUser('seller');
    const { _id } = await shop.addProduct(seller, { name: 'iPad hazel' });
    const found = async () => {
      const { body } = await shop.call('GET', '/products?q=hazel');
      const { items, total } = body as ProductSearch;
      expect(items).toHaveLength(total.count);
      return total.count;
    };
    expect(await found()).toBe(0);
    await shop.database.update(users).set({ proven_by: new Date() }).where(eq(users._id, seller._id));
    // Listed by an earlier sign-in: the seller must confirm it.
    expect(await found()).toBe(0);
    await shop.database
      .update(products)
      .set({ listed_by: new Date(Date.now() + 1000) })
      .where(eq(products._id, _id));
    expect(await found()).toBe(1);
    await shop.close();
  });
});
