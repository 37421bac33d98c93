/** The checks: first those of a package, then those of a consumer. */
const columns = ['publish', 'publint', 'attw', 'install', 'types', 'build', 'test', 'page'] as const;
export type Column = (typeof columns)[number];

/** A row of the table, without the checks that do not apply. */
export interface Row {
  name: string;
  outcomes: Partial<Record<Column, '✔' | '✖'>>;
  /** The reason why nothing is checked. */
  note?: string;
}

/** Whether any check failed. */
export const hasFailed = (rows: readonly Row[]) => rows.some(({ outcomes }) => Object.values(outcomes).includes('✖'));

/** Runs a check. Prints the reason if it fails. */
export async function outcomeOf(name: string, check: () => Promise<void>): Promise<'✔' | '✖'> {
  try {
    await check();
    return '✔';
  } catch (error) {
    console.error(`\n✖ ${name}: ${error instanceof Error ? error.message : String(error)}`);
    return '✖';
  }
}

/** Prints a row for each pack and each consumer, with a column for each check. */
export function printTable(rows: readonly Row[]) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = [
    ['', ...columns],
    ...rows.map(({ name, outcomes, note }) =>
      note ? [name, note] : [name, ...columns.map((one) => outcomes[one] ?? '')],
    ),
  ];
  console.log();
  for (const [name = '', ...cells] of lines) {
    const padded = cells.map((cell, place) => cell.padEnd(columns[place]?.length ?? 0));
    console.log([name.padEnd(width), ...padded].join('  ').trimEnd());
  }
}
