/** How many times slower than on a quiet server the slowest hundredth of the reader's responses may be. */
export const slowest = 3;

/** The reader's p99, in milliseconds: during an attack, on a twin that is not attacked, and before. Infinity if it got no answers. */
export interface ReaderTimes {
  during: number;
  ofTwin: number;
  quiet: number;
}

/**
 * Whether an attack leaves the reader fast. Compares with the twin if it is slower than the server was before: then the machine is busy with
 * other work. A server that does not answer is no measure.
 */
export function isFast({ during, ofTwin, quiet }: ReaderTimes): boolean {
  const measures = [quiet, ofTwin].filter(Number.isFinite);
  return Number.isFinite(during) && during <= slowest * Math.max(...measures);
}
