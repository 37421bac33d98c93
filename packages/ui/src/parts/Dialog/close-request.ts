/** Not in TypeScript's types yet. Where supported, the system's back action, such as Android's gesture, closes the topmost element. */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/** Calls `close`, instead of leaving the page, when the user goes back by a system gesture or key. Returns a function that stops it. */
export function onCloseRequest(close: () => void): (() => void) | undefined {
  const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
  if (!CloseWatcher) return undefined;
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', close);
  return () => watcher.destroy();
}
