import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** A port that no server uses. Not from the range that the system assigns: an outgoing connection could take it. */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_000);
  const probe = createServer();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  // On all addresses: another server may use the port on any of them.
  probe.once('error', () => resolve(false)).listen(port, () => resolve(true));
  const isFree = await promise;
  await new Promise((closed) => probe.close(closed));
  return isFree ? port : freePort();
}
