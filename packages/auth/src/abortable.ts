import { AuthError } from './adapter.ts';

/**
 * What `work` answers, unless the signal comes first: then it rejects at once (`cancelled`), whatever becomes of the work.
 * A signal that has come already lets nothing begin.
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
