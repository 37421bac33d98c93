import { createShop } from '@apple-only/api-client/testing';
import { memoryAdapter } from '@apple-only/auth';
import { aProduct, macBook, seller } from '@apple-only/contract/fixtures';
import { describe, expect, test } from 'vitest';
import { productQueries } from './product.ts';
import { openShop } from './shop.ts';

const others = ['400', '500', '600', '700', '800'].map((selling_price, index) =>
  aProduct({
    _id: `other-${index}`,
    selling_price,
  }),
);

/** An in-memory shop with enough products to compare, the price guide of one of them, and the requested calls. */
function openTestShop() {
  const inMemory = createShop({ users: [seller], products: [macBook, ...others] });
  const requests: string[] = [];
  const { queries, queryClient } = openShop({
    adapter: memoryAdapter(),
    origin: 'https://shop.test',
    sampleAccounts: [],
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    fetch: async (input, init) => {
      requests.push(new URL(input instanceof Request ? input.url : input, 'https://shop.test').pathname);
      return inMemory.fetch(input, init);
    },
  });
  return { inMemory, requests, queryClient, queries, ...productQueries({ queries }, macBook._id) };
}

const expectedGuide = {
  count: { count: others.length, more: false },
  quartiles: { lower: 500, middle: 600, upper: 700 },
};

describe('the price guide of a product', () => {
  test('is requested at once if a list has the product cached, otherwise after the product', async () => {
    const { requests, queries, queryClient, guide } = openTestShop();
    expect(await queryClient.fetchQuery(guide)).toMatchObject(expectedGuide);
    expect(requests.splice(0)).toEqual([`/products/${macBook._id}`, '/price-guide']);
    queryClient.clear();
    await queryClient.fetchQuery(queries.newest({ category: 'macBook' }));
    expect(await queryClient.fetchQuery(guide)).toMatchObject(expectedGuide);
    expect(requests).toEqual(['/macBook', '/price-guide']);
  });

  test('is null on an error or a timeout, but a cached one is kept', async () => {
    const { inMemory, queryClient, guide } = openTestShop();
    inMemory.fail('getPriceGuide', { status: 404, times: 1 });
    expect(await queryClient.fetchQuery({ ...guide, staleTime: 0 })).toBeNull();
    expect(await queryClient.fetchQuery({ ...guide, staleTime: 0 })).toMatchObject(expectedGuide);
    inMemory.delay(Infinity, 'getPriceGuide');
    expect(await queryClient.fetchQuery({ ...guide, staleTime: 0 })).toMatchObject(expectedGuide);
    queryClient.removeQueries({ queryKey: guide.queryKey });
    expect(await queryClient.fetchQuery(guide)).toBeNull();
  });
});
