import type { ReadyList } from './answer.ts';

/** Most bytes of all cached lists together. The oldest is dropped first. */
const capacity = 32 * 1024 * 1024;
/** Bytes of a list besides its content. Its address is short: it has only `limit` and `cursor`. */
const overhead = 1024;

/**
 * How long, in milliseconds, a look at the database's revision counts. Only a write by another process sharing the
 * database can stay unseen for that long.
 */
const lookEvery = 10;

export interface ListCacheOptions {
  /** Identifies the state of the database: two revisions are equal only if no write became visible between them. */
  revision: () => Promise<string>;
  /** How long, in milliseconds, a look at it counts. @default 10 */
  freshFor?: number;
}

/**
 * Caches lists that are the same for all callers, by their address, until the next write.
 *
 * The database's own snapshot shows a write: it changes with every commit by any client, such as another server,
 * `grant-admin` or a person at a console. Compared with LISTEN/NOTIFY there is no connection that can be lost
 * unnoticed, no trigger to forget, and NOTIFY's lock does not make commits wait for each other. The price is a look every
 * few milliseconds while lists are read, and lists dropped by writes that do not change them: reading one again is cheap.
 *
 * A list is cached under the revision seen before it was read: a write during the read makes it newer than that, never
 * older, and the next look drops it.
 */
export class ListCache {
  readonly #revision: () => Promise<string>;
  readonly #freshFor: number;
  readonly #lists = new Map<string, { list: Promise<ReadyList>; size: number }>();
  #size = 0;
  #seen: string | undefined;
  #seenAt = -Infinity;
  #looking: Promise<void> | undefined;

  constructor({ revision, freshFor = lookEvery }: ListCacheOptions) {
    this.#revision = revision;
    this.#freshFor = freshFor;
  }

  /** The list of this address: the cached one, or the result of `read`. */
  async get(address: string, read: () => Promise<ReadyList>): Promise<ReadyList> {
    if (performance.now() - this.#seenAt >= this.#freshFor) await (this.#looking ?? this.#look());
    return this.#lists.get(address)?.list ?? this.#keep(address, read());
  }

  /** Called after a write of this server: all later requests see it. */
  doubt() {
    this.#seenAt = -Infinity;
    // A look that has begun may have missed the write.
    this.#looking = undefined;
  }

  #look(): Promise<void> {
    const look = this.#seeRevision(() => this.#looking === look);
    this.#looking = look;
    return look;
  }

  /** @param counts whether this look still counts, once its result is here. */
  async #seeRevision(counts: () => boolean) {
    const began = performance.now();
    try {
      const revision = await this.#revision();
      // Also if this look no longer counts and no later one has a result: a call that waits for it came after a write that it saw.
      if (revision !== this.#seen && (counts() || this.#seenAt < began)) {
        this.#lists.clear();
        this.#size = 0;
      }
      if (!counts()) return;
      this.#seenAt = began;
      this.#seen = revision;
    } finally {
      if (counts()) this.#looking = undefined;
    }
  }

  async #keep(address: string, reading: Promise<ReadyList>): Promise<ReadyList> {
    const kept = { list: reading, size: overhead };
    this.#lists.set(address, kept);
    this.#grow(overhead);
    const isKept = () => this.#lists.get(address) === kept;
    try {
      const list = await reading;
      if (isKept()) {
        // Its compressed forms take at most as much again.
        kept.size += 2 * list.bytes.length;
        this.#grow(2 * list.bytes.length);
      }
      return list;
    } catch (error) {
      if (isKept()) this.#drop(address, kept.size);
      throw error;
    }
  }

  #grow(by: number) {
    this.#size += by;
    for (const [address, { size }] of this.#lists) {
      if (this.#size <= capacity) return;
      this.#drop(address, size);
    }
  }

  #drop(address: string, size: number) {
    this.#lists.delete(address);
    this.#size -= size;
  }
}
