import { createClient } from '@apple-only/api-client';
import { createShop } from '@apple-only/api-client/testing';
import { createSession, memoryAdapter } from '@apple-only/auth';
import { macBook, seller } from '@apple-only/contract/fixtures';

/* The in-memory shop, as unit tests have it: some globals are those of jsdom or happy-dom, the others those of Node. */

/** A shop, its client, and the session that signs in at it. */
export function open() {
  const adapter = memoryAdapter();
  const shop = createShop({ users: [seller], products: [macBook], identityOf: adapter.identityOf });
  const client = createClient({
    fetch: shop.fetch,
    retries: 0,
    token: (kind) => (kind === 'access' ? session.accessToken() : session.idToken()),
  });
  const session = createSession({ adapter, api: client });
  return { shop, client, session };
}

test('the client reads a product', async () => {
  expect((await open().client.getProduct({ id: macBook._id })).name).toBe(macBook.name);
});

test('a slow call rejects with a timeout', async () => {
  const { shop, client } = open();
  shop.delay(Infinity, 'getProduct');
  await expect(client.getProduct({ id: macBook._id }, { timeout: 50 })).rejects.toMatchObject({ code: 'timeout' });
});

test('an aborted call rejects with the reason', async () => {
  const { shop, client } = open();
  shop.delay(Infinity, 'getProduct');
  const controller = new AbortController();
  const call = client.getProduct({ id: macBook._id }, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toBe(controller.signal.reason);
});
