import type { KeyValueStorage } from '@apple-only/auth';

/** The maximum number of stored searches. */
const maxSearches = 8;

const key = 'recent-searches';

/** The words of the latest searches on this device, the latest first. */
export function recentSearches(storage: KeyValueStorage): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((words) => typeof words === 'string').slice(0, maxSearches) : [];
  } catch {
    return [];
  }
}

/** Stores a search on this device. */
export function rememberSearch(storage: KeyValueStorage, words: string) {
  const others = recentSearches(storage).filter((other) => other.toLowerCase() !== words.toLowerCase());
  storage.setItem(key, JSON.stringify([words, ...others].slice(0, maxSearches)));
}

/** Deletes the recent searches, when the shopper asks for it or signs out. */
export const forgetSearches = (storage: KeyValueStorage) => storage.removeItem(key);
