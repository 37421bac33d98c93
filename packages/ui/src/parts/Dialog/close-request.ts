/** What TypeScript does not know yet: where it exists, the system's way back, such as Android's gesture, closes what is on top. */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/** Calls `close` in place of leaving the page, if the user goes back by a gesture or a key of the system. Returns how to stop. */
export function onCloseRequest(close: () => void): (() => void) | undefined {
  const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
  if (!CloseWatcher) return undefined;
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', close);
  return () => watcher.destroy();
}
