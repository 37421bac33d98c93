import { createShop } from '@apple-only/api-client/testing';
import { memoryAdapter } from '@apple-only/auth';
import { buyer, macBook, seller } from '@apple-only/contract/fixtures';
import { expect, test } from 'vitest';
import { openShop } from './shop.ts';

const password = 'a password of 16';

test('the data read for a user has another key than that of the next user, and public data has the same for all', async () => {
  const inMemory = createShop({ users: [buyer, seller], products: [macBook] });
  const adapter = memoryAdapter({
    accounts: [buyer, seller].map(({ email, name }) => ({ email, name, password })),
  });
  for (const [index, { email }] of [buyer, seller].entries())
    inMemory.signIn(email, `memory-token-of-memory-${index + 1}`);
  const stored = new Map<string, string>();
  const shop = openShop({
    adapter,
    origin: 'https://shop.test',
    sampleAccounts: [],
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
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
