import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createMutex } from '../mutex.ts';

/** How long the database stays closed after a failed attempt to open it, in milliseconds. */
const reopenEvery = 2000;

/** The extensions that the migrations create. Each instance needs them, even one that opens an older folder. */
export const extensions = { pg_trgm };

/** Whether PostgreSQL has met an error that it cannot recover from, such as a log that cannot grow on a full disk. */
const isPanic = (error: unknown): boolean =>
  error instanceof Error && (('severity' in error && error.severity === 'PANIC') || isPanic(error.cause));

/** The embedded database could not be reopened. A later call tries again. */
export class EmbeddedClosed extends Error {
  override name = 'EmbeddedClosed';
}

/**
 * PGlite in a folder. It is reopened after a panic, just as PostgreSQL restarts: a panicked instance no longer gives correct
 * results, and opening recovers all acknowledged writes.
 */
export class Embedded implements Pick<PGlite, 'query' | 'transaction' | 'close'> {
  readonly #folder: string;
  #pglite: PGlite | undefined;
  #reopenAt = -Infinity;
  readonly #runExclusive = createMutex();

  private constructor(folder: string, pglite: PGlite) {
    this.#folder = folder;
    this.#pglite = pglite;
  }

  static async open(folder: string) {
    return new Embedded(folder, await PGlite.create(folder, { extensions }));
  }

  query: PGlite['query'] = (...query) => this.#run((pglite) => pglite.query(...query));

  transaction: PGlite['transaction'] = (run) => this.#run((pglite) => pglite.transaction(run));

  close = () => this.#runExclusive('', async () => this.#pglite?.close());

  /** One call at a time, as in PGlite itself: a call queued behind a panic must not reach the panicked instance. */
  #run<Result>(run: (pglite: PGlite) => Promise<Result>): Promise<Result> {
    return this.#runExclusive('', async () => {
      const pglite = (this.#pglite ??= await this.#reopen());
      try {
        return await run(pglite);
      } catch (error) {
        if (isPanic(error)) {
          this.#pglite = undefined;
          closeFiles(pglite);
        }
        throw error;
      }
    });
  }

  async #reopen(): Promise<PGlite> {
    if (performance.now() < this.#reopenAt) throw new EmbeddedClosed('The embedded database is closed.');
    const pglite = new PGlite(this.#folder, { extensions });
    try {
      await pglite.waitReady;
      return pglite;
    } catch (cause) {
      closeFiles(pglite);
      this.#reopenAt = performance.now() + reopenEvery;
      throw new EmbeddedClosed('The embedded database cannot be opened again.', { cause });
    }
  }
}

/** Closes only its files: the instance can no longer shut down. */
function closeFiles(pglite: PGlite) {
  (pglite.Module.FS as unknown as { quit: () => void }).quit();
}
