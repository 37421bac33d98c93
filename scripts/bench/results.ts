import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Row } from './table.ts';

/** The results of a run of a bench. */
export interface Results {
  /** When it ended, in ISO 8601. */
  at: string;
  /** The commit that was checked out. */
  commit: string;
  /** How many processes wanted the machine's processors, over the minute before it began, and before it ended. */
  load: [began: number, ended: number];
  rows: Row[];
}

/** Processors and Node: results of other ones are not compared. */
function machine(): string {
  const processors = cpus();
  return `${processors.length} x ${processors[0]?.model ?? 'unknown'}, node ${process.versions.node.split('.')[0]}`;
}

/** The last results of the benches on this machine, a file each; not in the repository. */
const folder = join(
  import.meta.dirname,
  '../../.bench',
  machine()
    .replaceAll(/[^\w.]+/g, '-')
    .toLowerCase(),
);

/** The results of the run before on this machine, if there are any. */
export function lastResults(bench: string): Results | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, `${bench}.json`), 'utf8')) as Results;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Keeps results for the next run to be compared with. Returns the file. */
export function keepResults(bench: string, results: Results): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${bench}.json`);
  writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`);
  return file;
}
