import { vi } from 'vitest';
import { stateLimit } from '../../../scripts/time-limits.ts';

/** Waits until a check passes, and returns what it returns. On a slow machine as well: Vitest's own limit is a second. */
export const waitFor = <Found>(check: () => Found | Promise<Found>) => vi.waitFor(check, { timeout: stateLimit });
