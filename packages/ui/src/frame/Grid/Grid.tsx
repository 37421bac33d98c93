'use client';

import { Children, type ReactNode, useLayoutEffect, useRef } from 'react';
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

/** The number of cards in a part of a long list: whole rows, of two, three and four columns. */
const partSize = 24;

/**
 * A ref for the first part: gives further ones its height until they are laid out, so that a page that was left far down in a
 * list is found again there.
 */
function usePartHeights(parts: number) {
  const first = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const list = first.current;
    if (!list?.offsetHeight || parts < 2) return;
    const cardHeight = list.offsetHeight / list.childElementCount;
    for (let part = list.nextElementSibling; part instanceof HTMLElement; part = part.nextElementSibling) {
      if (part.dataset['part'] === undefined) break;
      part.style.containIntrinsicBlockSize = `auto ${cardHeight * part.childElementCount}px`;
    }
  }, [parts]);
  return first;
}

/**
 * A list of cards. Renders a `<ul>` with an `<li>` per card. A long list has a `<ul>` for every 24 cards: those far
 * out of view are not laid out.
 *
 * Accessibility: announced as a list with its number of cards. Cards out of view stay reachable, by Tab and by search in
 * the page.
 */
export function Grid({ columns, row = false, label, loading = false, loadingLabel = 'Loading', children }: GridProps) {
  const showFocused = useShowFocused();
  const cards = Children.map(children, (card) => <li className={styles.cell}>{card}</li>) ?? [];
  const size = row ? Math.max(cards.length, 1) : partSize;
  const parts = Math.max(Math.ceil(cards.length / size), 1);
  const first = usePartHeights(parts);
  return (
    <>
      {loading && <output className={visuallyHidden}>{loadingLabel}</output>}
      {Array.from({ length: parts }, (_, part) => (
        <ul
          key={part}
          ref={row ? showFocused : part === 0 ? first : undefined}
          data-part={part > 0 ? '' : undefined}
          className={styles.root}
          data-columns={columns}
          data-row={row || undefined}
          aria-label={label}
          aria-hidden={loading || undefined}
        >
          {cards.slice(part * size, (part + 1) * size)}
        </ul>
      ))}
    </>
  );
}
