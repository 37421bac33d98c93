import { useEffect } from 'react';

declare global {
  /** What was pressed before the script started, and whether it was ticked then, recorded by `index.html` until `over`. */
  // A global variable of a script.
  // oxlint-disable-next-line no-var
  var earlyPresses: (Map<HTMLElement & { checked?: boolean }, boolean | undefined> & { over?: boolean }) | undefined;
}

/** Ends the recording: from now on React handles each press, if it must by hydrating at once. */
export function endEarlyPresses() {
  if (globalThis.earlyPresses) globalThis.earlyPresses.over = true;
}

/** Presses again what was recorded, in its order, once the page is hydrated. */
export function useEarlyPresses() {
  useEffect(() => {
    const recorded = [...(globalThis.earlyPresses ?? [])];
    globalThis.earlyPresses?.clear();
    for (const [pressed, checked] of recorded) {
      // As presses of a person: in an effect, `flushSync` would do nothing, and what is not hydrated yet would miss them.
      setTimeout(() => {
        if (checked === undefined || pressed.checked !== checked) pressed.click();
      });
    }
  }, []);
}
