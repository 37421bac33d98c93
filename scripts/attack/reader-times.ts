/** The limit for the reader's p99, as a multiple of its p99 on a quiet server. */
export const maxSlowdown = 3;

/** The reader's p99, in milliseconds: during an attack, on a twin that is not attacked, and before. Infinity if it got no answers. */
export interface ReaderTimes {
  during: number;
  ofTwin: number;
  quiet: number;
}

/**
 * Whether the reader stays fast during an attack. Compares with the twin if that is slower than the server was before: the machine is then
 * busy with other work. Ignores a server that does not answer.
 */
export function isFast({ during, ofTwin, quiet }: ReaderTimes): boolean {
  const measures = [quiet, ofTwin].filter(Number.isFinite);
  return Number.isFinite(during) && during <= maxSlowdown * Math.max(...measures);
}
