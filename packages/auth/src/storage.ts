/** Where the session keeps what outlives a page: `localStorage`, or anything like it. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the access token is kept (specification §3). */
export const accessTokenKey = 'accessToken';
/** Beside it: whose it is, and until when. */
export const accessTokenNoteKey = 'accessToken.note';

/** What is known about the access token. */
export interface TokenNote {
  /** The provider's id of whom the token was made for. */
  owner: string;
  /** When to get a new one, by this device's clock, in milliseconds. */
  until: number;
  /** The end of the very token this was noted for. */
  seal: string;
}

function isNote(value: unknown): value is TokenNote {
  return typeof value === 'object' && value !== null && 'owner' in value && 'until' in value && 'seal' in value;
}

/** What is known about the access token that is kept. */
export function readNote(storage: KeyValueStorage): TokenNote | null {
  try {
    const note: unknown = JSON.parse(storage.getItem(accessTokenNoteKey) ?? 'null');
    return isNote(note) ? note : null;
  } catch {
    return null;
  }
}

/** Removes the access token, and what is known about it. */
export function forgetToken(storage: KeyValueStorage) {
  storage.removeItem(accessTokenKey);
  storage.removeItem(accessTokenNoteKey);
}

/** A storage that lasts as long as the page. */
export function memoryStorage(): KeyValueStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** `localStorage`, or where the browser refuses it (or there is no browser) one that lasts as long as the page. */
export function openStorage(): KeyValueStorage {
  try {
    // Some browsers hand it out and refuse the first write.
    localStorage.setItem('auth.probe', '');
    localStorage.removeItem('auth.probe');
    return localStorage;
  } catch {
    return memoryStorage();
  }
}
