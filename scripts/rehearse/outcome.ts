/** What is checked: of a package, then of a consumer. */
const columns = ['publish', 'publint', 'attw', 'install', 'types', 'build', 'test', 'page'] as const;
export type Column = (typeof columns)[number];

/** A line of the table. What does not apply is left out. */
export interface Row {
  name: string;
  outcomes: Partial<Record<Column, '✔' | '✖'>>;
  /** Why nothing is checked. */
  note?: string;
}

/** Whether a check of one of them did not pass. */
export const failed = (rows: readonly Row[]) => rows.some(({ outcomes }) => Object.values(outcomes).includes('✖'));

/** Whether a check passes. Prints why it does not. */
export async function outcomeOf(name: string, check: () => Promise<void>): Promise<'✔' | '✖'> {
  try {
    await check();
    return '✔';
  } catch (error) {
    console.error(`\n✖ ${name}: ${error instanceof Error ? error.message : String(error)}`);
    return '✖';
  }
}

/** Prints a line for each pack and each consumer, with a column for each check. */
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
