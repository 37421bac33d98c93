import { signedOutKey } from './sign-out.ts';
import { accessTokenKey, openStorage, type KeyValueStorage } from './storage.ts';

export interface CookieStorageOptions {
  /** Where the front end's server answers the API's calls: the `path` of `cookieSession`. @default '/api' */
  path?: string | undefined;
  /** Where all but the token is stored. @default localStorage */
  storage?: KeyValueStorage | undefined;
}

/** The reference to a token whose cookie is still to be ended. */
export const endedKey = 'auth.ended';

/**
 * The storage of a session whose access token the front end's server keeps in a cookie: `cookieSession` of `@apple-only/auth/server`.
 * Stores a reference in the token's place, which opens nothing without the cookie. When the reference is removed, it
 * has the server end the cookie, and the next page does so if this one cannot, such as without a network. After a sign-out in another
 * tab, that one does.
 */
export function cookieStorage({ path = '/api', storage = openStorage() }: CookieStorageOptions = {}): KeyValueStorage {
  async function end() {
    const ended = storage.getItem(endedKey);
    if (ended === null) return;
    const { ok } = await fetch(`${path}/session`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${ended}` },
      // Also if the user leaves the page.
      keepalive: true,
    });
    if (ok && storage.getItem(endedKey) === ended) storage.removeItem(endedKey);
  }
  const tryToEnd = () => void end().catch(() => undefined);
  /** Whether this page has just marked a sign-out, and is about to forget its token. */
  let isOwnSignOut = false;

  tryToEnd();
  if ('addEventListener' in globalThis) addEventListener('online', tryToEnd);
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
      // The page that signs out ends the cookie: its call to the API, which needs the cookie, may still be on its way.
      const isOthers = storage.getItem(signedOutKey) !== null && !isOwnSignOut;
      isOwnSignOut = false;
      if (reference === null || isOthers) return;
      storage.setItem(endedKey, reference);
      // After the sign-out's own call, which needs the cookie.
      setTimeout(tryToEnd);
    },
  };
}
