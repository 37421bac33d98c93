import type { FirebaseApp } from 'firebase/app';
import type { Persistence } from 'firebase/auth';
import { followStorage } from './storage-changes.ts';
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
const userIn = (value: Value | null) => (typeof value === 'object' ? value?.['uid'] : undefined);

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
  readonly #known = new Map<string, string>();
  readonly #followed = new Map<() => void, () => void>();

  async _isAvailable() {
    return true;
  }
  async _get(key: string) {
    const json = this.#storage.getItem(key);
    if (json === null) this.#known.delete(key);
    else this.#known.set(key, json);
    return parsed(json);
  }
  async _set(key: string, value: Value) {
    const json = JSON.stringify(value);
    const known = this.#known.get(key) ?? null;
    if (json === known) return;
    // This page has seen the user in the storage. If they are gone from it, another page has signed them out.
    const user = userIn(value);
    if (user === userIn(parsed(known)) && user !== userIn(parsed(this.#storage.getItem(key)))) return;
    this.#storage.setItem(key, json);
    this.#known.set(key, json);
  }
  async _remove(key: string) {
    this.#storage.removeItem(key);
    this.#known.delete(key);
  }
  _addListener(key: string, listener: () => void) {
    this.#followed.set(listener, followStorage(this.#storage, [key], listener));
  }
  _removeListener(_key: string, listener: () => void) {
    this.#followed.get(listener)?.();
    this.#followed.delete(listener);
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
export function keepNoDays(app: FirebaseApp & Services) {
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
