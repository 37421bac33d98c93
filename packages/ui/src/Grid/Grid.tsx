import { Children, type ReactNode } from 'react';
import { visuallyHidden } from '../theme/global.css.ts';
import * as styles from './Grid.css.ts';

export interface GridProps {
  /** How many cards stand in a row where there is room: 2 for full records, 3 and 4 for tiles. Fewer where there is not. */
  columns: 2 | 3 | 4;
  /** What is listed, for those who listen. Leave it out where a heading right before says so. */
  label?: string | undefined;
  /** Whether the cards are skeletons: then they are hidden from those who listen, who are told that something is loading. @default false */
  loading?: boolean | undefined;
  /** What is said while loading. @default 'Loading' */
  loadingLabel?: string | undefined;
  /** The cards, each with its key. */
  children: ReactNode;
}

/**
 * A list of cards. Renders a `<ul>` with an `<li>` a card; in a long list, those out of sight are not laid out until
 * they come near.
 *
 * Accessibility: heard as a list with its number of cards. Cards out of sight stay reachable, by Tab and by search in
 * the page.
 */
export function Grid({ columns, label, loading = false, loadingLabel = 'Loading', children }: GridProps) {
  return (
    <>
      {loading && <output className={visuallyHidden}>{loadingLabel}</output>}
      <ul className={styles.root} data-columns={columns} aria-label={label} aria-hidden={loading || undefined}>
        {Children.map(children, (card) => (
          <li className={styles.cell}>{card}</li>
        ))}
      </ul>
    </>
  );
}
