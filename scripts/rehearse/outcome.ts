/** What is checked: of a pack, then of a consumer. */
const columns = ['publint', 'attw', 'install', 'types', 'build', 'test', 'page'] as const;
export type Column = (typeof columns)[number];

/** A line of the table. What does not apply is left out. */
export interface Row {
  name: string;
  outcomes: Partial<Record<Column, '✔' | '✖'>>;
}

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
    ...rows.map(({ name, outcomes }) => [name, ...columns.map((one) => outcomes[one] ?? '')]),
  ];
  console.log();
  for (const [name = '', ...cells] of lines) {
    const padded = cells.map((cell, place) => cell.padEnd(columns[place]?.length ?? 0));
    console.log([name.padEnd(width), ...padded].join('  ').trimEnd());
  }
}
