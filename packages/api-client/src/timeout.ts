/**
 * Waits for work until the signal is aborted or `ms` have passed. The work gets a signal of its own, and is abandoned if it
 * ignores that signal.
 *
 * @throws what the work throws, the signal's reason, or a `TimeoutError`
 */
export async function withTimeout<T>(
  work: (signal: AbortSignal) => T | Promise<T>,
  signal?: AbortSignal,
  ms?: number,
): Promise<T> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const forwardAbort = () => controller.abort(signal?.reason);
  // Not AbortSignal.timeout: its timer cannot be cleared, and retains its listeners until it fires.
  const onTimeout = () => controller.abort(new DOMException(`Waited for ${ms} ms.`, 'TimeoutError'));
  // A timer longer than 25 days would fire at once.
  const timer = ms && setTimeout(onTimeout, Math.min(ms, 2 ** 31 - 1));
  signal?.addEventListener('abort', forwardAbort);
  try {
    return await Promise.race([
      new Promise<never>((_, reject) =>
        controller.signal.addEventListener('abort', () => reject(controller.signal.reason)),
      ),
      work(controller.signal),
    ]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', forwardAbort);
  }
}

/** Resolves after `ms`. @throws the signal's reason, as soon as it is aborted */
export const delay = (ms: number, signal?: AbortSignal) =>
  withTimeout(() => new Promise<void>(() => undefined), signal, Math.max(ms, 1)).catch(() => signal?.throwIfAborted());
