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

/** Returns the cards uncopied if all are elements with keys: `Children.toArray` would clone each one, and clones render again. */
function cardsOf(children: ReactNode): readonly Card[] {
  const isList = (list: ReactNode): list is ReactElement[] =>
    Array.isArray(list) && list.every((card) => isValidElement(card) && card.key !== null);
  return isList(children) ? children : Children.toArray(children);
}

/** True on a server, and during a build. */
const isServer = typeof document === 'undefined';

/** The number of cards that are laid out at once even out of view: one row of the widest list. */
const eagerCells = 4;

/**
 * The cells of a part, re-rendered only if one of its cards changes. In a served page, the later cells of the first part have
 * `data-far`, or the part itself if it is a row: hydration leaves the attribute in place.
 */
const Cells = memo(
  function Cells({ cards, isFirst }: { cards: readonly Card[]; isFirst: boolean }) {
    return cards.map((card, index) => (
      <li
        key={isValidElement(card) ? card.key : index}
        className={styles.cell}
        data-far={(isServer && isFirst && index >= eagerCells) || undefined}
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
  /** The maximum number of cards in a row: 2 for whole cards, 3 and 4 for tiles. Fewer if there is no room. */
  columns: 2 | 3 | 4;
  /** Whether the cards form one row on phones, which scrolls sideways across the page's gutters. With large text, they stay in a column. @default false */
  row?: boolean | undefined;
  /** The list's name for screen readers. Omit it if the heading directly before it names the list. */
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

/** The pending layout steps of all lists on the page. Each runs in an idle frame of its own, because it can lay out a whole list. */
const pendingSteps: (() => void)[] = [];

function runNextStep() {
  pendingSteps.shift()?.();
  if (pendingSteps.length > 0) scheduleNextStep();
}

/** Some browsers have no `requestIdleCallback`. */
const scheduleNextStep = () => requestAnimationFrame(() => (globalThis.requestIdleCallback ?? setTimeout)(runNextStep));

function whenIdle(steps: readonly (() => void)[]) {
  if (pendingSteps.push(...steps) === steps.length) scheduleNextStep();
}

function isOutOfView(element: Element) {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom < 0 || right < 0 || top > innerHeight || left > innerWidth;
}

/**
 * A ref for the first part. Lays out its far cells one by one while the browser is idle. Then the cells out of view are skipped again,
 * at their measured heights; those in view stay as they are, because skipping can move text by half a pixel. Further parts use the height
 * of the first part's cards until they are laid out, so that a page left far down in a list is restored there.
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
      // The browser remembers the size of what it has laid out in an earlier frame.
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
 * If the CSS variable `--grid-far` is `auto`, a server-rendered page lays out the cards in view first, and the others when they come near
 * or the browser is idle; cards that leave the view are skipped. Browsers without scroll anchoring, such as Safari, lay out all cards at
 * once. Leave the variable unset when a page is reloaded, because the browser restores the scroll position.
 *
 * Accessibility: announced as a list with its number of cards. Cards out of view stay reachable, by Tab and by
 * find-in-page.
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
