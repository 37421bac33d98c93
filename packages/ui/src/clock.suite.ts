import { type Clock, install } from '@sinonjs/fake-timers';
import { stateTimeout } from '../../../scripts/time-limits.ts';

/**
 * Runs a story's play with the clock stopped: `clock.tick(2000)` lets two seconds pass. Durations are then exact,
 * take no time, and do not depend on the machine.
 *
 * Timers without a delay keep running, as do intervals and the timeout for a state: Testing Library waits by them.
 */
export async function withClockStopped(play: (clock: Clock) => Promise<void>): Promise<void> {
  const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis;
  const clock = install({ now: Date.now(), toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  const { setTimeout: fakeSetTimeout, clearTimeout: fakeClearTimeout } = globalThis;
  const real = new Set<unknown>();
  const patched = {
    setTimeout: (handler: () => void, delay = 0) => {
      if (delay > 0 && delay !== stateTimeout) return fakeSetTimeout(handler, delay);
      const id = realSetTimeout(handler, delay);
      real.add(id);
      return id;
    },
    clearTimeout: (id?: number) => (real.has(id) ? realClearTimeout(id) : fakeClearTimeout(id)),
  };
  Object.assign(globalThis, patched);
  try {
    await play(clock);
  } finally {
    // A pending timer would never fire.
    clock.runToLast();
    clock.uninstall();
  }
}
