import { vi } from 'vitest';
import { stateTimeout } from '../../../scripts/time-limits.ts';

/** Waits until a check passes, and returns its result. Allows for slow machines: Vitest's own timeout is a second. */
export const waitFor = <Found>(check: () => Found | Promise<Found>) => vi.waitFor(check, { timeout: stateTimeout });
