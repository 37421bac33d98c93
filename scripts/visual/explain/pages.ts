import type { Box } from '../difference.ts';
import type { Snapshot, SnapshotElement } from '../snapshot.ts';
import { type Match, matchElements, type Pair } from './match.ts';
import { Names } from './words.ts';

/** Two pages, and their matching elements. */
export interface Pages {
  before: Snapshot;
  after: Snapshot;
  /** The boxes of differing pixels. */
  boxes: readonly Box[];
  match: Match;
  oldNames: Names;
  freshNames: Names;
  /** Pairs that visibly moved. */
  shifted: readonly Pair[];
}

/** One change of an element. */
export interface Finding {
  /** Its relevance: lower values are listed first. */
  rank: number;
  /** `span.Badge_root`: elements of one kind share a line. */
  kind: string;
  /** `span.Badge_root “Booked”`. */
  name: string;
  /** `: border-radius 8px → 9px`. */
  sentence: string;
}

/** First presence and visible text; then looks; then changes for screen readers only. */
export const rank = { content: 0, style: 1, announced: 2 } as const;

export function readPages(before: Snapshot, after: Snapshot, boxes: readonly Box[]): Pages {
  const pages: Pages = {
    before,
    after,
    boxes,
    match: matchElements(before, after),
    oldNames: new Names(before.elements),
    freshNames: new Names(after.elements),
    shifted: [],
  };
  const shifted = seenPairs(pages).filter((pair) => {
    const [old, fresh] = elementsOf(pages, pair);
    return old.box.x !== fresh.box.x || old.box.y !== fresh.box.y;
  });
  return { ...pages, shifted };
}

/** The two elements of a pair. */
export function elementsOf({ before, after }: Pages, pair: Pair): readonly [SnapshotElement, SnapshotElement] {
  const old = before.elements[pair.before];
  const fresh = after.elements[pair.after];
  if (!old || !fresh) throw new Error('A pair of elements that are not in the pages.');
  return [old, fresh];
}

/** The pairs at the changed places. */
export function seenPairs(pages: Pages, boxes = pages.boxes): Pair[] {
  return pages.match.pairs.filter((pair) => elementsOf(pages, pair).some(({ box }) => touches(box, boxes)));
}

/** Whether an element is at one of the changed places; `spread` is the distance that it may draw beyond its box. */
export function touches(element: Box, boxes: readonly Box[], spread = 1): boolean {
  return boxes.some(
    ({ x, y, width, height }) =>
      element.x - spread < x + width &&
      element.x + element.width + spread > x &&
      element.y - spread < y + height &&
      element.y + element.height + spread > y,
  );
}
