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
    const misses: string[] = [];
    for (const [text, meant] of queries) {
      const { body } = await shop.call('GET', `/products?limit=5&q=${encodeURIComponent(text)}`);
      const names = (body as ProductSearch).items.map(({ name }) => name);
      if (!names.some((name) => meant.test(name)))
        expect.soft(names, `${text}: not among the first five`).toContain(meant.source);
      else if (!meant.test(names[0] ?? '')) misses.push(`${text}: ${names[0]}`);
    }
    expect(samples.length).toBeGreaterThan(290);
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual((1 - firstAtLeast) * queries.length);
  });
});
