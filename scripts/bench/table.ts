/** One measurement. */
export interface Row {
  what: string;
  /** Measured, in the unit. */
  value: number;
  unit: string;
  /** The value it is compared with, measured in the same run, in the same unit. */
  against?: { what: string; value: number };
  /** Median of the ratios of the rounds. */
  ratio?: number;
  /** The limit to stay within, if there is one. */
  target?: string;
  isMet?: boolean;
}

/** The results of a bench. */
export interface Findings {
  rows: Row[];
  /** Notes on the numbers: their sources, and points to look at. A line each. */
  remarks?: string[];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle) - 1] ?? NaN)) / 2;
}

/** A lower or upper limit for a number. */
export type Target = { atLeast: number } | { atMost: number };

const isMet = (target: Target, value: number) =>
  'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
const written = (target: Target, unit: string) =>
  `${'atLeast' in target ? `≥ ${target.atLeast}` : `≤ ${target.atMost}`} ${unit}`.trim();
const judged = (target: Target | undefined, value: number, unit: string) =>
  target && { target: written(target, unit), isMet: isMet(target, value) };

/** A measurement compared with another one, round by round. */
export function comparison(
  what: string,
  unit: string,
  values: readonly number[],
  against: { what: string; values: readonly number[] },
  target?: Target,
): Row {
  const ratio = median(values.map((value, round) => value / (against.values[round] ?? NaN)));
  return {
    what,
    value: median(values),
    unit,
    against: { what: against.what, value: median(against.values) },
    ratio,
    ...judged(target, ratio, '×'),
  };
}

/** A measurement that is not compared. */
export const measurement = (what: string, unit: string, value: number, target?: Target): Row => ({
  what,
  value,
  unit,
  ...judged(target, value, unit),
});

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 });

/** The number that a measurement is judged by: its ratio, if it is compared. */
const judgedBy = ({ value, ratio }: Row) => ratio ?? value;

/** The value of a measurement in the previous run, and its change since then. */
function changeSince(row: Row, rows: readonly Row[]): string {
  const then = rows.find(({ what }) => what === row.what);
  if (!then || (then.ratio === undefined) !== (row.ratio === undefined)) return '';
  const [now, was] = [judgedBy(row), judgedBy(then)];
  const percent = Math.round((now / was - 1) * 100);
  return `${number(was)}${percent === 0 || !Number.isFinite(percent) ? '' : ` (${percent > 0 ? '+' : ''}${percent} %)`}`;
}

/** @param before the results of the previous run, shown next to these */
export function printTable(rows: readonly Row[], before?: readonly Row[]) {
  const lines = [
    ['', 'measured', 'against', 'ratio', 'target', '', ...(before ? ['before'] : [])],
    ...rows.map((row) => [
      row.what,
      `${number(row.value)} ${row.unit}`.trim(),
      row.against ? `${number(row.against.value)} ${row.against.what}` : '',
      row.ratio === undefined ? '' : row.ratio.toFixed(2),
      row.target ?? '',
      row.isMet === undefined ? '' : row.isMet ? '✔' : '✖',
      ...(before ? [changeSince(row, before)] : []),
    ]),
  ];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
