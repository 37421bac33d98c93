import type { ReactNode } from 'react';
import * as styles from './Facts.css.ts';

export interface Fact {
  /** What it is called; names of one list differ. */
  term: string;
  value: ReactNode;
}

export interface FactsProps {
  /** The facts, in the order in which they are read. */
  rows: readonly Fact[];
  /** How many stand side by side. Four of them become two where the sheet around is narrow. @default 2 */
  columns?: 2 | 4 | undefined;
}

/**
 * Facts in a ruled grid, each under its printed name. Renders a `<dl>`.
 *
 * Accessibility: each value is heard with its name, as of a description list.
 */
export function Facts({ rows, columns = 2 }: FactsProps) {
  return (
    <dl className={styles.root} data-columns={columns}>
      {rows.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
