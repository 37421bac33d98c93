import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListedProduct, ProductSearch } from '@apple-only/contract';
import { appleModels } from '@apple-only/contract/models';
import { backends } from '../test-databases.ts';
import { openShop, type TestShop } from '../test-shop.ts';
import { queries, queriesOfFacts } from './relevance.suite.ts';
import { sampleProducts, sampleProductsWithFacts } from './samples.suite.ts';

type Queries = readonly (readonly [text: string, first: RegExp])[];

/** The queries whose intended product comes late, or not among the first five. */
async function search(shop: TestShop, cases: Queries, textOf: (product: ListedProduct) => string) {
  const missing: string[] = [];
  const late: string[] = [];
  for (const [text, meant] of cases) {
    const { body } = await shop.call('GET', `/products?limit=5&q=${encodeURIComponent(text)}`);
    const { items } = body as ProductSearch;
    const place = items.findIndex((product) => meant.test(textOf(product)));
    if (place < 0) missing.push(text);
    if (place > 0) late.push(text);
  }
  return { missing, late };
}

/** How many of the queries must have the right product first. Every one has it among the first five. */
const minShareFirst = 0.95;

describe.each(backends)('relevance on $name', ({ open }) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(open);
    const seller = await shop.newUser('seller');
    for (const sample of sampleProducts) await shop.addProduct(seller, sample);
  });
  afterAll(() => shop.close());

  test('the intended product is among the first five, and nearly always first', async () => {
    const { missing, late } = await search(shop, queries, ({ name }) => name);
    expect(missing).toEqual([]);
    expect(late.slice(Math.floor((1 - minShareFirst) * queries.length))).toEqual([]);
    expect(sampleProducts.length).toBeGreaterThan(290);
  });
});

/** Devices with stated facts: half of them have neither model nor storage in their name. */
const stated = sampleProductsWithFacts
  .filter(({ model }) => model !== undefined)
  .map(({ model, storage, ...sample }, place) =>
    Object.assign({ ...sample, model, storage }, place % 2 === 0 ? {} : { name: `Used device ${place}` }),
  );

describe.each(backends)('relevance of stated facts on $name', ({ open }) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(open);
    const seller = await shop.newUser('seller');
    for (const sample of [...stated, ...sampleProductsWithFacts.filter(({ model }) => model === undefined)]) {
      await shop.addProduct(seller, sample);
    }
    // The suggested models: each as a product's name, and as another's stated model.
    for (const { name, category } of appleModels.toReversed()) {
      await shop.addProduct(seller, { name, category });
      await shop.addProduct(seller, { name: 'Used device', category, model: name });
    }
  });
  afterAll(() => shop.close());

  test('the intended product is among the first five, and nearly always first', async () => {
    const { missing, late } = await search(
      shop,
      queriesOfFacts,
      ({ name, model = '', storage = '' }) => `${name} | ${model} | ${storage}`,
    );
    expect(missing).toEqual([]);
    expect(late.slice(Math.floor((1 - minShareFirst) * queriesOfFacts.length))).toEqual([]);
  });

  test('the name of an Apple model finds that model first, by product name and by stated model', async () => {
    const variants = new Set(['air', 'max', 'mini', 'plus', 'pro', 'se', 'ultra']);
    const wordsOf = (name: string): readonly string[] => [...new Set(name.toLowerCase().match(/\w+/g))];
    const variantsIn = (name: string) => wordsOf(name).filter((word) => variants.has(word)).length;
    const wrong: string[] = [];
    for (const { name } of appleModels) {
      // 'AirPods Pro' are words of 'AirPods Pro 2', too: the newest come first.
      const isOfSeveral = appleModels.some(
        (other) =>
          other.name !== name &&
          wordsOf(name).every((word) => wordsOf(other.name).includes(word)) &&
          variantsIn(name) === variantsIn(other.name),
      );
      const { body } = await shop.call('GET', `/products?limit=24&q=${encodeURIComponent(name)}`);
      const { items } = body as ProductSearch;
      const places = [
        items.findIndex((item) => item.name === name),
        items.findIndex((item) => item.model === name && item.name === 'Used device'),
      ];
      const isRight = isOfSeveral ? !places.includes(-1) : Math.min(...places) === 0 && Math.max(...places) < 5;
      if (!isRight) wrong.push(`${name}: ${places.join()}`);
    }
    expect(wrong).toEqual([]);
  });
});
