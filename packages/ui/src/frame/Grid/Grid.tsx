'use client';

import { Children, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/global.css.ts';
import * as styles from './Grid.css.ts';
import { useShowFocused } from './show-focused.ts';

export interface GridProps {
  /** Most cards in a row: 2 for whole cards, 3 and 4 for tiles. Fewer if there is no room. */
  columns: 2 | 3 | 4;
  /** Whether the cards stand in one row on phones, which scrolls sideways, over the page's gutters. They stay in a column where text is large. @default false */
  row?: boolean | undefined;
  /** The list's name for screen readers. Omit it if a heading right before names the list. */
  label?: string | undefined;
  /** Whether the cards are skeletons: then screen readers skip them, and announce `loadingLabel`. @default false */
  loading?: boolean | undefined;
  /** Announced while loading. @default 'Loading' */
  loadingLabel?: string | undefined;
  /** The cards, each with its key. */
  children: ReactNode;
}

/**
 * A list of cards. Renders a `<ul>` with an `<li>` per card; in a long list, cards far out of view are not laid out.
 *
 * Accessibility: announced as a list with its number of cards. Cards out of view stay reachable, by Tab and by search in
 * the page.
 */
export function Grid({ columns, row = false, label, loading = false, loadingLabel = 'Loading', children }: GridProps) {
  const showFocused = useShowFocused();
  return (
    <>
      {loading && <output className={visuallyHidden}>{loadingLabel}</output>}
      <ul
        ref={row ? showFocused : undefined}
        className={styles.root}
        data-columns={columns}
        data-row={row || undefined}
        aria-label={label}
        aria-hidden={loading || undefined}
      >
        {Children.map(children, (card) => (
          <li className={styles.cell}>{card}</li>
        ))}
      </ul>
    </>
  );
}
