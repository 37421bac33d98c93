import { createShop } from '@apple-only/api-client/testing';
import { memoryAdapter } from '@apple-only/auth';
import { buyer, macBook, seller } from '@apple-only/contract/fixtures';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openShop } from './shop.ts';

const password = 'a password of 16';

/** A storage that lasts as long as the test. */
function testStorage(stored = new Map<string, string>()) {
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

test('a page that was rendered for a user who has since signed out drops their data', () => {
  const key = ['bookings'];
  const dataAfterHydration = (storage: ReturnType<typeof testStorage>) => {
    const { queryClient, onHydrated } = openShop({
      adapter: memoryAdapter({ accounts: [{ email: buyer.email, password }], signedInEmail: buyer.email }),
      origin: 'https://shop.test',
      sampleAccounts: [],
      storage,
      served: { user: buyer, queries: [[key, ['a booking']]] },
    });
    onHydrated();
    return queryClient.getQueryData(key);
  };
  expect(dataAfterHydration(testStorage())).toEqual(['a booking']);
  expect(dataAfterHydration(testStorage(new Map([['auth.signed-out', 'provider']])))).toBeUndefined();
});

test('a page served as missing no longer counts as missing after hydration', () => {
  vi.stubGlobal('location', { pathname: '/product/a' });
  onTestFinished(() => void vi.unstubAllGlobals());
  const shop = openShop({
    adapter: memoryAdapter({ accounts: [] }),
    origin: 'https://shop.test',
    sampleAccounts: [],
    storage: testStorage(),
    served: { missing: true },
  });
  expect(shop.missingPath).toBe('/product/a');
  shop.onHydrated();
  expect(shop.missingPath).toBeUndefined();
});

test('the query keys of user data differ per user, and those of public data do not', async () => {
  const adapter = memoryAdapter({
    accounts: [buyer, seller].map(({ email, name }) => ({ email, name, password })),
  });
  const inMemory = createShop({
    users: [buyer, seller],
    products: [macBook],
    identityOf: adapter.identityOf,
  });
  const shop = openShop({
    adapter,
    origin: 'https://shop.test',
    sampleAccounts: [],
    storage: testStorage(),
    fetch: inMemory.fetch,
  });
  const keys = () => {
    const { queries } = shop;
    return [
      queries.category({ category: 'macBook' }).queryKey.at(-1),
      queries.newest({ category: 'macBook' }).queryKey.at(-1),
    ];
  };
  const publicSource = { baseUrl: '' };
  expect(keys()).toEqual([publicSource, publicSource]);
  for (const { email, _id } of [buyer, seller]) {
    await shop.session.signIn({ email, password });
    expect(keys()).toEqual([{ ...publicSource, user: _id }, publicSource]);
  }
});

test('the in-memory shop shares the accounts of the in-memory provider: its users sign in, and others register', async () => {
  const google = async () => ({ email: buyer.email });
  const adapter = memoryAdapter({ accounts: [{ email: buyer.email, password }], google });
  const inMemory = createShop({ users: [buyer], identityOf: adapter.identityOf });
  const { session } = openShop({
    adapter,
    origin: 'https://shop.test',
    sampleAccounts: [],
    storage: testStorage(),
    fetch: inMemory.fetch,
  });
  const expectBuyer = () =>
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', user: { _id: buyer._id } });
  for (let time = 0; time < 2; time++) {
    await session.signIn({ email: buyer.email, password });
    expectBuyer();
    await session.signOut();
  }
  await session.signInWith('google');
  expectBuyer();
  await session.signOut();
  const email = 'farhana@example.com';
  const image = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'me.png', {
    type: 'image/png',
  });
  await session.register({ name: 'Farhana Yasmin', email, password, role: 'seller', image });
  expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', user: { email, role: 'seller' } });
});
