import { signedOutKey } from './sign-out.ts';
import { accessTokenKey, openStorage, type KeyValueStorage } from './storage.ts';

export interface CookieStorageOptions {
  /** The path at which the front end's server answers the API's calls: the `path` of `cookieSession`. @default '/api' */
  path?: string | undefined;
  /** The storage of everything but the token. @default localStorage */
  storage?: KeyValueStorage | undefined;
}

/** The key of the reference to a token whose cookie must still be cleared. */
export const pendingClearKey = 'auth.ended';

/**
 * The storage of a session whose access token the front end's server stores in a cookie: `cookieSession` of `@apple-only/auth/server`.
 * Stores a reference instead of the token; it is useless without the cookie. When the reference is removed, makes the server clear the
 * cookie. If that fails, for example without a network, the next page tries again. After a sign-out in another tab, that tab does it.
 */
export function cookieStorage({ path = '/api', storage = openStorage() }: CookieStorageOptions = {}): KeyValueStorage {
  async function clearCookie() {
    const reference = storage.getItem(pendingClearKey);
    if (reference === null) return;
    const { ok } = await fetch(`${path}/session`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${reference}` },
      // Completes even if the user leaves the page.
      keepalive: true,
    });
    if (ok && storage.getItem(pendingClearKey) === reference) storage.removeItem(pendingClearKey);
  }
  const tryToClear = () => void clearCookie().catch(() => undefined);
  /** Whether this page has just marked a sign-out, and is about to remove its token. */
  let isOwnSignOut = false;

  tryToClear();
  if ('addEventListener' in globalThis) addEventListener('online', tryToClear);
  return {
    getItem: (key) => storage.getItem(key),
    setItem(key, value) {
      if (key === signedOutKey && storage.getItem(key) === null) isOwnSignOut = true;
      storage.setItem(key, value);
    },
    removeItem(key) {
      const reference = key === accessTokenKey ? storage.getItem(key) : null;
      storage.removeItem(key);
      if (key !== accessTokenKey) return;
      // The tab that signs out clears the cookie: its call to the API, which needs the cookie, may still be pending.
      const isOtherTabSignOut = storage.getItem(signedOutKey) !== null && !isOwnSignOut;
      isOwnSignOut = false;
      if (reference === null || isOtherTabSignOut) return;
      storage.setItem(pendingClearKey, reference);
      // After the sign-out's own call, which needs the cookie.
      setTimeout(tryToClear);
    },
  };
}
