import { LRUCache } from 'lru-cache';
import type { CachedList } from './cached-list.ts';

/** Maximum size of all cached lists together, in bytes. The least recently read is dropped first. */
const capacity = 32 * 1024 * 1024;
/** Memory of a list besides its content, in bytes. Its address is short: it has only filters, `limit` and `cursor`, which calls validate. */
const overhead = 1024;

/**
 * How long, in milliseconds, a read revision of the database counts as current. Only a write by another process sharing the
 * database can stay unseen for that long.
 */
const defaultMaxAge = 10;

export interface ListCacheOptions {
  /** Identifies the state of the database: two revisions are equal only if no write became visible between them. */
  revision: () => Promise<string>;
  /** How long, in milliseconds, a read revision counts as current. @default 10 */
  maxAge?: number;
}

/**
 * Caches lists that are the same for all callers, by their address, until the next write.
 *
 * The database's own snapshot shows a write: it changes with every commit by any client, such as another server,
 * `grant-admin` or a person at a console. Compared with LISTEN/NOTIFY there is no connection that can be lost
 * unnoticed, no trigger to forget, and NOTIFY's lock does not make commits wait for each other. The price is a query every
 * few milliseconds while lists are read, and lists dropped by writes that do not change them: reading one again is cheap.
 *
 * A list is cached under the revision seen before it was read: a write during the read makes it newer than that, never
 * older, and the next check drops it.
 */
export class ListCache {
  readonly #readRevision: () => Promise<string>;
  readonly #maxAge: number;
  readonly #lists = new LRUCache<string, CachedList, () => Promise<CachedList>>({
    maxSize: capacity,
    // Its compressed forms take at most as much again.
    sizeCalculation: ({ bytes }) => overhead + 2 * bytes.length,
    fetchMethod: (_address, _stale, { context: read }) => read(),
    // Requests that wait for a list still get it if it is dropped while it is read.
    ignoreFetchAbort: true,
  });
  #revision: string | undefined;
  #checkedAt = -Infinity;
  #checking: Promise<void> | undefined;

  constructor({ revision, maxAge = defaultMaxAge }: ListCacheOptions) {
    this.#readRevision = revision;
    this.#maxAge = maxAge;
  }

  /** The list of this address: the cached one, or the result of `read`. */
  async get(address: string, read: () => Promise<CachedList>): Promise<CachedList> {
    if (performance.now() - this.#checkedAt >= this.#maxAge) await (this.#checking ?? this.#checkRevision());
    return this.#lists.get(address) ?? this.#lists.forceFetch(address, { context: read });
  }

  /** Called after a write of this server: all later requests see it. */
  invalidate() {
    this.#checkedAt = -Infinity;
    // A running check may have missed the write.
    this.#checking = undefined;
  }

  #checkRevision(): Promise<void> {
    const check = this.#refresh(() => this.#checking === check);
    this.#checking = check;
    return check;
  }

  /** @param isCurrent whether no later check or write has replaced this check. */
  async #refresh(isCurrent: () => boolean) {
    const startedAt = performance.now();
    try {
      const revision = await this.#readRevision();
      // Even if this check was replaced, unless a later one has a result: the calls that wait for it came after a write that it saw.
      if (revision !== this.#revision && (isCurrent() || this.#checkedAt < startedAt)) {
        this.#lists.clear();
      }
      if (!isCurrent()) return;
      this.#checkedAt = startedAt;
      this.#revision = revision;
    } finally {
      if (isCurrent()) this.#checking = undefined;
    }
  }
}
