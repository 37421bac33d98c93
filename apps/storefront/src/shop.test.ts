import { createShop } from '@apple-only/api-client/testing';
import { memoryAdapter } from '@apple-only/auth';
import { buyer, macBook, seller } from '@apple-only/contract/fixtures';
import { expect, test } from 'vitest';
import { openShop } from './shop.ts';

const password = 'a password of 16';

/** A storage that lasts as long as the test. */
function someStorage(stored = new Map<string, string>()) {
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

test('a page that was rendered for a user who has signed out meanwhile keeps none of their data', () => {
  const key = ['bookings'];
  const pageOf = (storage: ReturnType<typeof someStorage>) => {
    const { queryClient, hydrated } = openShop({
      adapter: memoryAdapter({ accounts: [{ email: buyer.email, password }], signedIn: buyer.email }),
      origin: 'https://shop.test',
      sampleAccounts: [],
      storage,
      served: { user: buyer, queries: [[key, ['a booking']]] },
    });
    hydrated();
    return queryClient.getQueryData(key);
  };
  expect(pageOf(someStorage())).toEqual(['a booking']);
  expect(pageOf(someStorage(new Map([['auth.signed-out', 'provider']])))).toBeUndefined();
});

test('the data read for a user has another key than that of the next user, and public data has the same for all', async () => {
  const inMemory = createShop({ users: [buyer, seller], products: [macBook] });
  const adapter = memoryAdapter({
    accounts: [buyer, seller].map(({ email, name }) => ({ email, name, password })),
  });
  for (const [index, { email }] of [buyer, seller].entries())
    inMemory.signIn(email, `memory-token-of-memory-${index + 1}`);
  const shop = openShop({
    adapter,
    origin: 'https://shop.test',
    sampleAccounts: [],
    storage: someStorage(),
    fetch: inMemory.fetch,
  });
  const keys = () => {
    const { queries } = shop;
    return [
      queries.category({ category: 'macBook' }).queryKey.at(-1),
      queries.newest({ category: 'macBook' }).queryKey.at(-1),
    ];
  };
  const forAll = { baseUrl: '' };
  expect(keys()).toEqual([forAll, forAll]);
  for (const { email, _id } of [buyer, seller]) {
    await shop.session.signIn({ email, password });
    expect(keys()).toEqual([{ ...forAll, user: _id }, forAll]);
  }
});
