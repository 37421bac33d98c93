/** How often each thing is measured, after a warm-up that does not count. */
export const rounds = 5;

/** Runs the measures in turn, round by round, so that other work on the machine slows all of them. Returns the values of each. */
export async function alternately<Value>(...measures: (() => Promise<Value>)[]): Promise<Value[][]> {
  const values = measures.map((): Value[] => []);
  // Warm-up: compiled, connected, in memory.
  for (const measure of measures) await measure();
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, measure] of measures.entries()) values[index]?.push(await measure());
  }
  return values;
}
