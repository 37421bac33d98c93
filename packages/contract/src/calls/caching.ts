import { isRevalidated, type Call } from './call.ts';
import { allows, anyUser } from '../users/roles.ts';

/**
 * The `Cache-Control` of a call's response. Public lists of products, and a public product, may be cached by all caches, users' lists by the user's own
 * browser; both are revalidated with their ETag. All other responses are about users, and are not cached.
 */
export function cacheControlOf(row: Call): string {
  const { access } = row;
  if (!isRevalidated(row)) return 'no-store';
  if (allows(access, 'visitor')) return 'no-cache';
  return anyUser.every((role) => allows(access, role)) ? 'private, no-cache' : 'no-store';
}
