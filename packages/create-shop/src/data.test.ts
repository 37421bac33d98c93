// All templates have the same src/data.ts.
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../templates/vite/src/data.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('signing in fails where the API does not answer for its settings', async () => {
  const late = new AbortController();
  const begin = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const silent = (_address: string, { signal }: RequestInit = {}) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  vi.stubGlobal('fetch', silent);
  const signIn = session.signIn({ email: 'ada@shop.example', password: 'Secret-123' });
  await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce());
  late.abort();
  await expect(signIn).rejects.toMatchObject({ code: 'network' });
});
