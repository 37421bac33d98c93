import { useEffect } from 'react';

declare global {
  /** The elements pressed before the script started, with their checked state. `index.html` records them until `over`. */
  // A global variable of a script.
  // oxlint-disable-next-line no-var
  var earlyPresses: (Map<HTMLElement & { checked?: boolean }, boolean | undefined> & { over?: boolean }) | undefined;
}

/** Ends the recording: from now on React handles each press, hydrating synchronously if necessary. */
export function endEarlyPresses() {
  if (globalThis.earlyPresses) globalThis.earlyPresses.over = true;
}

/** Replays the recorded presses in order, once the page is hydrated. */
export function useEarlyPresses() {
  useEffect(() => {
    const recorded = [...(globalThis.earlyPresses ?? [])];
    globalThis.earlyPresses?.clear();
    for (const [pressed, checked] of recorded) {
      // In separate tasks, like a user's presses: in an effect, `flushSync` would do nothing, and parts not hydrated yet would miss them.
      setTimeout(() => {
        if (checked === undefined || pressed.checked !== checked) pressed.click();
      });
    }
  }, []);
}
