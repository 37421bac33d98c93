'use client';

import { Children, isValidElement, memo, type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { visuallyHidden } from '../../theme/global.css.ts';
import * as styles from './Grid.css.ts';
import { useShowFocused } from './show-focused.ts';
import { useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { useRefs } from '../../parts/Root/use-refs.ts';
import { gridLabels } from './labels.ts';

type Card = ReactElement | Exclude<ReactNode, null | undefined | boolean>;

/** The cards as they are, if all are elements with keys: `Children.toArray` would copy each one, and a copy is rendered again. */
function cardsOf(children: ReactNode): readonly Card[] {
  const isList = (list: ReactNode): list is ReactElement[] =>
    Array.isArray(list) && list.every((card) => isValidElement(card) && card.key !== null);
  return isList(children) ? children : Children.toArray(children);
}

/** The cells of a part: rendered again only if one of its cards is another one. */
const Cells = memo(
  function Cells({ cards }: { cards: readonly Card[] }) {
    return cards.map((card, index) => (
      <li key={isValidElement(card) ? card.key : index} className={styles.cell}>
        {card}
      </li>
    ));
  },
  (before, after) =>
    before.cards.length === after.cards.length && before.cards.every((card, index) => card === after.cards[index]),
);

export interface GridProps extends RootProps<HTMLUListElement> {
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
 * A ref for the first part. What is not laid out until it comes near, its later cards and further parts, gets the height of
 * what is, so that a page that was left far down in a list is found again there.
 */
function useHeights(cards: readonly Card[]) {
  const first = useRef<HTMLUListElement>(null);
  const count = cards.length;
  /** Which cards the first part has beyond the first ones: others in their place have elements of their own. */
  const later = cards
    .slice(styles.atOnce, partSize)
    .map((card) => isValidElement(card) && card.key)
    .join(' ');
  useLayoutEffect(() => {
    const list = first.current;
    if (!list || later === '') return;
    const [card, ...others] = list.children;
    if (!(card instanceof HTMLElement) || !card.offsetHeight) return;
    const setHeight = (element: HTMLElement, height: number) => {
      element.style.containIntrinsicBlockSize = `auto ${height}px`;
    };
    const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(card);
    const content = card.offsetHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
    for (const other of others.slice(styles.atOnce - 1)) if (other instanceof HTMLElement) setHeight(other, content);
    if (count <= partSize) return;
    const cardHeight = list.offsetHeight / list.childElementCount;
    for (let part = list.nextElementSibling; part instanceof HTMLElement; part = part.nextElementSibling) {
      if (part.dataset['part'] === undefined) break;
      setHeight(part, cardHeight * part.childElementCount);
    }
  }, [count, later]);
  return first;
}

/**
 * A list of cards. Renders a `<ul>` with an `<li>` per card. A long list has a `<ul>` for every 24 cards. While they are far out
 * of view, further `<ul>`s are not laid out, and neither are cards of the first one after its fourth. All have `className` and
 * `style`, the first one also `id`, `ref` and other attributes.
 *
 * Accessibility: announced as a list with its number of cards. Cards out of view stay reachable, by Tab and by search in
 * the page.
 */
export function Grid({
  columns,
  row = false,
  label,
  loading = false,
  loadingLabel,
  children,
  ref,
  ...root
}: GridProps) {
  const text = useLabels('Grid', gridLabels);
  const showFocused = useShowFocused();
  const cards = cardsOf(children);
  const size = row ? Math.max(cards.length, 1) : partSize;
  const parts = Math.max(Math.ceil(cards.length / size), 1);
  const first = useHeights(row ? [] : cards);
  const firstRef = useRefs(row ? showFocused : first, ref);
  const { className, style } = root;
  return (
    <>
      {loading && <output className={visuallyHidden}>{loadingLabel ?? text.loadingLabel}</output>}
      {Array.from({ length: parts }, (_, part) => (
        <ul
          key={part}
          {...rootProps(part === 0 ? root : { className, style }, styles.root)}
          ref={part === 0 ? firstRef : undefined}
          data-part={part > 0 ? '' : undefined}
          data-columns={columns}
          data-row={row || undefined}
          aria-label={label ?? root['aria-label']}
          aria-hidden={loading || undefined}
        >
          <Cells cards={cards.slice(part * size, (part + 1) * size)} />
        </ul>
      ))}
    </>
  );
}
