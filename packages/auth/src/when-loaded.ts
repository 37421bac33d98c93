import type { AuthAdapter } from './adapter.ts';

/** Resolves once the provider has looked for a remembered sign-in. */
export async function whenLoaded(adapter: Pick<AuthAdapter, 'getState' | 'subscribe'>): Promise<void> {
  if (adapter.getState().status !== 'loading') return;
  await new Promise<void>((resolve) => {
    const stop = adapter.subscribe(() => {
      if (adapter.getState().status === 'loading') return;
      stop();
      resolve();
    });
  });
}
