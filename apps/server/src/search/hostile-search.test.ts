import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backends } from '../test-databases.ts';
import { openShop, type TestShop } from '../test-shop.ts';
import { hostileSearches, pieces } from './hostile.suite.ts';
import { sampleProducts } from './samples.suite.ts';

describe.each(backends)('hostile searches on $name', ({ open }) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(open, { rateFactor: 1000 });
    const seller = await shop.newUser('seller');
    for (const sample of sampleProducts) await shop.addProduct(seller, sample);
  });
  afterAll(() => shop.close());

  test('1,000 queries all succeed', async () => {
    const failed: string[] = [];
    for (const { q = '', ...filters } of hostileSearches(1000)) {
      const query = new URLSearchParams({ q, limit: '5' });
      for (const [name, value] of Object.entries(filters))
        for (const one of [value].flat()) query.append(name, String(one));
      const { status } = await shop.call('GET', `/products?${query}`);
      if (status !== 200) failed.push(`${status}: ${JSON.stringify(q)}`);
    }
    expect(failed).toEqual([]);
  });

  test('search terms contain no query syntax', async () => {
    const [row] = await shop.database
      .select({ words: sql<string>`search_terms(${pieces.join(' ')})` })
      .from(sql`(select) nothing`);
    expect(row?.words).not.toMatch(/['"\\&|!()*:<>;]/);
  });
});
