import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Row } from './table.ts';

/** The results of one run of a bench. */
export interface Results {
  /** When it ended, in ISO 8601. */
  at: string;
  /** The commit that was checked out. */
  commit: string;
  /** The machine's load average over the minute before it began, and before it ended. */
  load: [began: number, ended: number];
  rows: Row[];
}

/** Processors and Node version: only results from the same ones are compared. */
function machine(): string {
  const processors = cpus();
  return `${processors.length} x ${processors[0]?.model ?? 'unknown'}, node ${process.versions.node.split('.')[0]}`;
}

/** The last results of the benches on this machine, one file each; not in the repository. */
const folder = join(
  import.meta.dirname,
  '../../.bench',
  machine()
    .replaceAll(/[^\w.]+/g, '-')
    .toLowerCase(),
);

/** The results of the previous run on this machine, if there are any. */
export function lastResults(bench: string): Results | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, `${bench}.json`), 'utf8')) as Results;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Saves results for comparison with the next run. Returns the file. */
export function saveResults(bench: string, results: Results): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${bench}.json`);
  writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`);
  return file;
}
