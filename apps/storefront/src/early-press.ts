import { useEffect } from 'react';

declare global {
  /** The last button that was pressed before the script started, recorded by `index.html` until `over`. */
  // A global variable of a script.
  // oxlint-disable-next-line no-var
  var earlyPress: { button?: HTMLElement | undefined; over?: boolean } | undefined;
}

/** Ends the recording: from now on React handles each press, if it must by hydrating at once. */
export function endEarlyPresses() {
  if (globalThis.earlyPress) globalThis.earlyPress.over = true;
}

/** Presses the recorded button again, once the page is hydrated. */
export function useEarlyPress() {
  useEffect(() => {
    const button = globalThis.earlyPress?.button;
    if (!button) return;
    globalThis.earlyPress = { over: true };
    button.click();
  }, []);
}
