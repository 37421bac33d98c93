import type { Call } from './call.ts';
import { allows, members } from './roles.ts';

/**
 * The `Cache-Control` of a call's answer. Lists of what is on the market may be kept, by everybody or by each member's own
 * browser, and are asked for anew with their ETag. All else is about people, and nobody keeps it.
 */
export function cacheControlOf({ access, answer }: Call): string {
  if (answer.type !== 'array') return 'no-store';
  if (allows(access, 'visitor')) return 'no-cache';
  return members.every((role) => allows(access, role)) ? 'private, no-cache' : 'no-store';
}
