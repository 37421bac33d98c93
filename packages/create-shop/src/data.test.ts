// In Node, as on a server that renders pages. All templates have the same src/data.ts.
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient, session } from '../templates/vite/src/data.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('signing in fails with a network error if the request for the settings times out', async () => {
  const timeoutController = new AbortController();
  const timeoutSpy = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeoutController.signal);
  const silent = (_address: string, { signal }: RequestInit = {}) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  vi.stubGlobal('fetch', silent);
  const signIn = session.signIn({ email: 'ada@shop.example', password: 'Secret-123' });
  await vi.waitFor(() => expect(timeoutSpy).toHaveBeenCalledOnce());
  timeoutController.abort();
  await expect(signIn).rejects.toMatchObject({ code: 'network' });
});

test('on a server that renders pages, unused queries are removed from the cache', async () => {
  vi.useFakeTimers();
  const cache = queryClient.getQueryCache();
  cache.build(queryClient, queryClient.defaultQueryOptions({ queryKey: ['getContact', 'of a product'] }));
  expect(cache.getAll()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(cache.getAll()).toHaveLength(0);
});
