import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../Root/root.ts';
import * as styles from './Facts.css.ts';

export interface Fact {
  /** The fact's name; unique within the list. */
  term: string;
  value: ReactNode;
}

export interface FactsProps extends RootProps<HTMLDListElement> {
  /** The facts, in reading order. */
  rows: readonly Fact[];
  /** The number of columns. Four become two in a narrow card. @default 2 */
  columns?: 2 | 4 | undefined;
}

/**
 * Facts in a ruled grid, each under its name. Renders a `<dl>`.
 *
 * Accessibility: a screen reader reads each value with its name, as in any description list.
 */
export function Facts({ rows, columns = 2, ...root }: FactsProps) {
  return (
    <dl {...rootProps(root, styles.root)} data-columns={columns}>
      {rows.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
