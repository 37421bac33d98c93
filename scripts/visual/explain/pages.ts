import type { Box } from '../difference.ts';
import type { Snapshot, SnapshotElement } from '../snapshot.ts';
import { type Match, matchElements, type Pair } from './match.ts';
import { Names } from './words.ts';

/** Two pages, and which element of one is which of the other. */
export interface Pages {
  before: Snapshot;
  after: Snapshot;
  /** Where pixels differ. */
  boxes: readonly Box[];
  match: Match;
  oldNames: Names;
  freshNames: Names;
  /** Pairs that are seen to be in another place. */
  shifted: readonly Pair[];
}

/** What changed of one element. */
export interface Finding {
  /** How telling it is: the lower, the earlier. */
  rank: number;
  /** `span.Badge_root`: elements of one kind are named together. */
  kind: string;
  /** `span.Badge_root “Booked”`. */
  name: string;
  /** `: border-radius 8px → 9px`. */
  sentence: string;
}

/** What is there or not, and what it says; how it looks; what no eye sees. */
export const rank = { content: 0, style: 1, heard: 2 } as const;

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

/** Whether an element is at one of the changed places; `spread` is how far beyond its box it may draw. */
export function touches(element: Box, boxes: readonly Box[], spread = 1): boolean {
  return boxes.some(
    ({ x, y, width, height }) =>
      element.x - spread < x + width &&
      element.x + element.width + spread > x &&
      element.y - spread < y + height &&
      element.y + element.height + spread > y,
  );
}
