import { textLimits } from '@apple-only/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backends } from '../test-databases.ts';
import { openShop, type TestShop } from '../test-shop.ts';
import { samples } from './samples.suite.ts';

const pieces = [
  'iphone',
  '13',
  'pro',
  'macbok',
  '256',
  'gb',
  'আইফোন',
  '১৩',
  'case',
  'i',
  'a',
  '9.7',
  '...',
  'zzzzzzzzzzzzzzzzzzzz',
  "'",
  '"',
  '\\',
  '`',
  '&',
  '|',
  '!',
  '(',
  ')',
  ':*',
  '<->',
  '<2>',
  '%',
  '_',
  '*',
  '?',
  '$1',
  '${1}',
  '--',
  ';',
  '/*',
  ':A',
  "' or 1=1 --",
  "'); drop table products; --",
  '\\x27',
  '\\u0000',
  '\u200D',
  '\u0301',
  '𝟙𝟛',
  '😀',
  '\uFFFD',
  'ﬁ',
  'İ',
  'ß',
  'ﷺ',
  '​',
  '\t',
  '\n',
  '￿',
];

/** Numbers that are random, and the same in each run. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe.each(backends)('hostile searches on $name', ({ open }) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(open, { rateFactor: 1000 });
    const seller = await shop.newUser('seller');
    for (const sample of samples) await shop.product(seller, sample);
  });
  afterAll(() => shop.close());

  test('1,000 of them are answered', async () => {
    const random = randomNumbers(13);
    const piece = () => pieces[random(pieces.length)] ?? '';
    const sorts = ['newest', 'price', '-price', 'relevance'];
    const failed: string[] = [];
    for (let asked = 0; asked < 1000; asked += 1) {
      const text = Array.from({ length: 1 + random(12) }, piece).join(random(2) ? ' ' : '');
      const q = text.slice(0, textLimits.search);
      // Half of a surrogate pair is no text.
      if (!q.isWellFormed()) continue;
      const query = new URLSearchParams({ q, limit: '5', sort: sorts[random(4)] ?? 'newest' });
      if (random(3) === 0) query.append('maxPrice', String(random(1e6)));
      if (random(3) === 0) query.append('condition', 'Good');
      const { status } = await shop.call('GET', `/products?${query}`);
      if (status !== 200) failed.push(`${status}: ${JSON.stringify(q)}`);
    }
    expect(failed).toEqual([]);
  });

  test('nothing of them is left but words', async () => {
    const [row] = await shop.database
      .select({ words: sql<string>`search_terms(${pieces.join(' ')})` })
      .from(sql`(select) nothing`);
    expect(row?.words).not.toMatch(/['"\\&|!()*:<>;]/);
  });
});
