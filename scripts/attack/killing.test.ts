import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { kill } from './killing.ts';

test('the attack fails if the shop acknowledged nothing before it was killed', async () => {
  // Lets the admin read an empty shop, and refuses every call of a customer.
  const server = createServer((request, response) => {
    const isForAdmin = /signInWithPassword|jwt|messages/.test(request.url ?? '');
    response.writeHead(isForAdmin ? 200 : 404).end('[]');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const stop = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const start = () =>
    Promise.resolve({
      origin: `http://127.0.0.1:${port}`,
      pid: undefined,
      memory: () => 0,
      totalMemory: () => 0,
      stop,
      kill: () => Promise.resolve(),
    });
  await expect(kill(start, { rounds: 1, seconds: 0.1, address: () => undefined })).rejects.toThrow('acknowledged');
  expect(stop).toHaveBeenCalledOnce();
});
