import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductSearch } from '@apple-only/contract';
import { backends } from '../test-databases.ts';
import { openShop, type TestShop } from '../test-shop.ts';
import { queries } from './relevance.suite.ts';
import { samples } from './samples.suite.ts';

/** How many of the queries must have the right product first. Every one has it among the first five. */
const firstAtLeast = 0.95;

describe.each(backends)('relevance on $name', ({ open }) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(open);
    const seller = await shop.newUser('seller');
    for (const sample of samples) await shop.product(seller, sample);
  });
  afterAll(() => shop.close());

  test('what is meant comes first', async () => {
    const missing: string[] = [];
    const late: string[] = [];
    for (const [text, meant] of queries) {
      const { body } = await shop.call('GET', `/products?limit=5&q=${encodeURIComponent(text)}`);
      const place = (body as ProductSearch).items.findIndex(({ name }) => meant.test(name));
      if (place < 0) missing.push(text);
      if (place > 0) late.push(text);
    }
    expect(missing).toEqual([]);
    expect(late.slice(Math.floor((1 - firstAtLeast) * queries.length))).toEqual([]);
    expect(samples.length).toBeGreaterThan(290);
  });
});
