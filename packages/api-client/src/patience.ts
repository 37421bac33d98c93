/**
 * Waits for work until the signal is aborted or `ms` have passed. The work is handed a signal of its own, and is left
 * behind where it does not heed it.
 *
 * @throws what the work throws, the signal's reason, or a `TimeoutError`
 */
export async function patiently<T>(
  work: (signal: AbortSignal) => T | Promise<T>,
  signal?: AbortSignal,
  ms?: number,
): Promise<T> {
  signal?.throwIfAborted();
  const own = new AbortController();
  const leave = () => own.abort(signal?.reason);
  // Not AbortSignal.timeout: that one is never cleared, and keeps what it holds until it fires.
  const late = () => own.abort(new DOMException(`Waited for ${ms} ms.`, 'TimeoutError'));
  // No timer can be set for longer than 25 days: one that is runs out at once.
  const timer = ms && setTimeout(late, Math.min(ms, 2 ** 31 - 1));
  signal?.addEventListener('abort', leave);
  try {
    return await Promise.race([
      new Promise<never>((_, reject) => own.signal.addEventListener('abort', () => reject(own.signal.reason))),
      work(own.signal),
    ]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
}

/** Resolves after `ms`. @throws the signal's reason, as soon as it is aborted */
export const pause = (ms: number, signal?: AbortSignal) =>
  patiently(() => new Promise<void>(() => undefined), signal, Math.max(ms, 1)).catch(() => signal?.throwIfAborted());
