import { AuthError } from './adapter.ts';

/**
 * The result of `work`, unless the signal aborts first: then it rejects at once (`cancelled`) and ignores the result.
 * If the signal is already aborted, `work` is not started.
 */
export function abortable<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work();
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(new AuthError('cancelled'));
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', stop));
  });
}
