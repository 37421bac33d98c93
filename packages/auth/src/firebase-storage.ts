import type { FirebaseApp } from 'firebase/app';
import type { Persistence } from 'firebase/auth';
import { watchStorage } from './storage-changes.ts';
import { openStorage } from './storage.ts';

type Value = Readonly<Record<string, unknown>> | string;

function parsed(json: string | null): Value | null {
  try {
    const value: Value | null = JSON.parse(json ?? 'null');
    return value;
  } catch {
    return null;
  }
}
const userIdIn = (value: Value | null) => (typeof value === 'object' ? value?.['uid'] : undefined);

/**
 * Where Firebase stores the signed-in user: local storage, or the page's memory if the browser refuses it. Has the methods that Firebase
 * calls on a persistence, which its types leave out.
 *
 * Replaces Firebase's own, because
 * - IndexedDB may never answer: in Safari it has waited for a page that entered the back/forward cache in the middle of a read;
 * - in local storage, Firebase writes back a user whom another page reports, even if that page has signed them out meanwhile.
 */
export class UserStorage implements Persistence {
  static readonly type = 'LOCAL';
  readonly type = 'LOCAL';
  readonly #storage = openStorage();
  /** The last value that this page read or wrote, by key. */
  readonly #lastValues = new Map<string, string>();
  readonly #unsubscribers = new Map<() => void, () => void>();

  async _isAvailable() {
    return true;
  }
  async _get(key: string) {
    const json = this.#storage.getItem(key);
    if (json === null) this.#lastValues.delete(key);
    else this.#lastValues.set(key, json);
    return parsed(json);
  }
  async _set(key: string, value: Value) {
    const json = JSON.stringify(value);
    const lastValue = this.#lastValues.get(key) ?? null;
    if (json === lastValue) return;
    // This page has seen the user in the storage. If they are gone from it, another page has signed them out.
    const user = userIdIn(value);
    if (user === userIdIn(parsed(lastValue)) && user !== userIdIn(parsed(this.#storage.getItem(key)))) return;
    this.#storage.setItem(key, json);
    this.#lastValues.set(key, json);
  }
  async _remove(key: string) {
    this.#storage.removeItem(key);
    this.#lastValues.delete(key);
  }
  _addListener(key: string, listener: () => void) {
    this.#unsubscribers.set(listener, watchStorage(this.#storage, [key], listener));
  }
  _removeListener(_key: string, listener: () => void) {
    this.#unsubscribers.get(listener)?.();
    this.#unsubscribers.delete(listener);
  }
}

/** The part of an app that Firebase's types leave out: its services. */
interface Services {
  container?: { addOrOverwriteComponent?: (service: object) => void };
}

/**
 * Disables Firebase's record of the days on which an app was used, which it would send to Google: every call, even a sign-in, waits for the
 * IndexedDB that stores it.
 */
export function disableHeartbeat(app: FirebaseApp & Services) {
  app.container?.addOrOverwriteComponent?.({
    name: 'heartbeat',
    type: 'PRIVATE',
    instantiationMode: 'LAZY',
    multipleInstances: false,
    serviceProps: {},
    onInstanceCreated: null,
    instanceFactory: () => ({ triggerHeartbeat: async () => {}, getHeartbeatsHeader: async () => '' }),
  });
}
