import { randomUUID } from 'node:crypto';
import { describeServer, type Setup } from '@apple-only/contract/conformance';
import * as vitest from 'vitest';
import { type Backend, backends } from './test-databases.ts';
import { idTokenFor, newAddress, openShop, publicUrl, type TestShop } from './test-shop.ts';

/** The contract's tests, for the server on this database. One test file calls it for each database, so that they run in parallel. */
export function describeServerOn(database: Backend['name']) {
  describeServer(vitest, `the server on ${database}`, async (): Promise<Setup> => {
    const backend = backends.find(({ name }) => name === database);
    if (!backend) throw new Error(`There is no ${database} to test on.`);
    // Lists are cached for a while, as in production. All callers of the tests share one address.
    const shop = await openShop(backend.open, { maxAge: 10, rateFactor: 1000 });
    const baseUrl = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    return {
      baseUrl,
      admin: (await shop.newUser('admin')).accessToken,
      async identity(email = `${randomUUID()}@shop.test`, { proven = false } = {}) {
        // `auth_time` counts whole seconds, and tests are faster.
        const later = proven ? { email_verified: true, auth_time: Math.floor(Date.now() / 1000) + 1 } : {};
        return { email, idToken: idTokenFor(randomUUID(), email, later) };
      },
      // Responses contain the public address of photos.
      fetch: (input, init) => fetch(typeof input === 'string' ? input.replace(publicUrl, baseUrl) : input, init),
      fetchFromNewAddress: () => fetchFrom(shop, newAddress()),
      close: shop.close,
    };
  });
}

/** A fetch that the server sees coming from this address. */
function fetchFrom({ app }: TestShop, remoteAddress: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const reply = await app.inject({
      method: 'POST',
      url: request.url,
      headers: Object.fromEntries(request.headers),
      payload: Buffer.from(await request.arrayBuffer()),
      remoteAddress,
    });
    const headers = Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(reply.payload, { status: reply.statusCode, headers });
  };
}
