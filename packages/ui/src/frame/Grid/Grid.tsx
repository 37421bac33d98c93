'use client';

import {
  Children,
  isValidElement,
  memo,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
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

/** Whether a server renders, or a build. */
const isServer = typeof document === 'undefined';

/** The number of cards of a list that are laid out at once wherever they are: a row of the widest one. */
const atOnce = 4;

/**
 * The cells of a part: rendered again only if one of its cards is another one. The first part of a served page has `data-far` on
 * its later ones, or on itself if it is a row: React leaves it in the page that it hydrates.
 */
const Cells = memo(
  function Cells({ cards, isFirst }: { cards: readonly Card[]; isFirst: boolean }) {
    return cards.map((card, index) => (
      <li
        key={isValidElement(card) ? card.key : index}
        className={styles.cell}
        data-far={(isServer && isFirst && index >= atOnce) || undefined}
        suppressHydrationWarning
      >
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

/** What all lists of a page wait to do, each in a frame of its own in which the browser is idle: it can lay out a whole list. */
const waiting: (() => void)[] = [];

function doNext() {
  waiting.shift()?.();
  if (waiting.length > 0) wait();
}

/** Some browsers cannot tell when they are idle. */
const wait = () => requestAnimationFrame(() => (globalThis.requestIdleCallback ?? setTimeout)(doNext));

function whenIdle(steps: readonly (() => void)[]) {
  if (waiting.push(...steps) === steps.length) wait();
}

function isOutOfView(element: Element) {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom < 0 || right < 0 || top > innerHeight || left > innerWidth;
}

/**
 * A ref for the first part. What is far in it is laid out piece by piece while the browser is idle. Then the cells out of view are
 * skipped again, with the heights that they had; those in view stay as they are, as this can move words by half a pixel. Further parts
 * get the height of its cards until they are laid out: so a page that was left far down in a list is found again there.
 */
function useHeights(parts: number, count: number) {
  const first = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const list = first.current;
    if (parts < 2 || !list?.offsetHeight) return;
    const cardHeight = list.offsetHeight / list.childElementCount;
    for (let part = list.nextElementSibling; part instanceof HTMLElement; part = part.nextElementSibling) {
      if (part.dataset['part'] === undefined) break;
      part.style.containIntrinsicBlockSize = `auto ${cardHeight * part.childElementCount}px`;
    }
  }, [parts]);
  useEffect(() => {
    const list = first.current;
    if (!list || count === 0) return;
    const cells = Array.from(list.children);
    whenIdle([
      ...[list, ...cells]
        .filter((part) => part.matches('[data-far]'))
        .map((part) => () => part.removeAttribute('data-far')),
      // The browser knows the size of what it has laid out in an earlier frame.
      () => {
        const outOfView = cells.filter(isOutOfView);
        for (const cell of outOfView) cell.setAttribute('data-known', '');
      },
    ]);
  }, [count]);
  return first;
}

/**
 * A list of cards. Renders a `<ul>` with an `<li>` per card. A long list has a `<ul>` for every 24 cards: those far
 * out of view are not laid out. All have `className` and `style`, the first one also `id`, `ref` and other attributes.
 *
 * Where the CSS variable `--grid-far` is `auto`, a page that a server renders lays out the cards in view first, and others when they
 * come near or it is idle; and those that leave the view are skipped. All are laid out at once in browsers without scroll anchoring, such
 * as Safari. Leave it unset in a page that is loaded again, which the browser scrolls to where it was.
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
  const first = useRefs(useHeights(parts, cards.length), ref);
  const firstRef = useRefs(row ? showFocused : null, first);
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
          data-far={(isServer && row) || undefined}
          suppressHydrationWarning
          aria-label={label ?? root['aria-label']}
          aria-hidden={loading || undefined}
        >
          <Cells cards={cards.slice(part * size, (part + 1) * size)} isFirst={part === 0 && !row} />
        </ul>
      ))}
    </>
  );
}
