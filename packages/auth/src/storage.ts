/** The session's storage, which outlives a page: `localStorage`, or anything with its methods. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The key of the access token in the storage (specification §3). */
export const accessTokenKey = 'accessToken';
/** The key of the note about the token: its owner and expiry. */
export const accessTokenNoteKey = 'accessToken.note';

/** Written and removed when a tab reads that the user's data, such as their role, has changed: the other tabs then read it again. */
export const userChangedKey = 'auth.user-changed';

/** The note about the access token. */
export interface TokenNote {
  /** The provider's id of the user whom the token was issued for. */
  owner: string;
  /** When to renew the token, by this device's clock, in milliseconds. */
  until: number;
  /** The last characters of the token that the note is about. */
  seal: string;
  /** The page that stored it. */
  page?: string;
}

function isNote(value: unknown): value is TokenNote {
  return typeof value === 'object' && value !== null && 'owner' in value && 'until' in value && 'seal' in value;
}

/** The note about the stored access token. */
export function readNote(storage: KeyValueStorage): TokenNote | null {
  try {
    const note: unknown = JSON.parse(storage.getItem(accessTokenNoteKey) ?? 'null');
    return isNote(note) ? note : null;
  } catch {
    return null;
  }
}

/** Removes the access token and its note. */
export function forgetToken(storage: KeyValueStorage) {
  storage.removeItem(accessTokenKey);
  storage.removeItem(accessTokenNoteKey);
}

/** A storage that lasts as long as the page. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/**
 * `localStorage`. A value that the browser refuses, for example because the storage is full, lasts as long as the page. So does everything
 * if the browser refuses the storage as a whole, or there is no browser. Never throws.
 */
export function openStorage(): KeyValueStorage {
  const inPage = memoryStorage();
  try {
    localStorage.getItem('');
  } catch {
    return inPage;
  }
  return {
    getItem: (key) => inPage.getItem(key) ?? localStorage.getItem(key),
    setItem(key, value) {
      try {
        localStorage.setItem(key, value);
        inPage.removeItem(key);
      } catch {
        inPage.setItem(key, value);
      }
    },
    removeItem(key) {
      inPage.removeItem(key);
      localStorage.removeItem(key);
    },
  };
}
