import type { Box } from './difference.ts';
import { findContent } from './explain/content.ts';
import { type Finding, type Pages, readPages, seenPairs } from './explain/pages.ts';
import { describeShift, describeSizes } from './explain/layout.ts';
import { findStyles } from './explain/styles.ts';
import type { Snapshot } from './snapshot.ts';

/** The most lines that a reader can take in at a glance. */
const maxLines = 6;

/** Explains the changes between two pages that are visible in the boxes, the most relevant first. */
export function explain(before: Snapshot, after: Snapshot, boxes: readonly Box[]): string[] {
  const pages = readPages(before, after, boxes);
  const { tokens, findings } = findStyles(pages);
  const lines = [...tokens, ...grouped([...findContent(pages), ...findings])];
  lines.push(...describeShift(pages, lines.length > 0));
  // Growth has a cause: named only if no other cause was found.
  if (lines.length === 0) lines.push(...describeSizes(pages));
  if (lines.length === 0) lines.push(...unexplained(pages));
  const rest = lines.length - maxLines;
  return rest > 1 ? [...lines.slice(0, maxLines), `and ${rest} more changes`] : lines;
}

/** One line for all elements of a kind with the same change. */
function grouped(findings: readonly Finding[]): string[] {
  const groups = Map.groupBy(findings, ({ rank, kind, sentence }) => `${rank} ${kind} ${sentence}`);
  return [...groups.values()]
    .toSorted(([a], [b]) => (a?.rank ?? 0) - (b?.rank ?? 0))
    .flatMap(([first, ...others]) => {
      if (!first) return [];
      const isOneName = others.every(({ name }) => name === first.name);
      const count = others.length > 0 ? `${others.length + 1} × ` : '';
      return `${count}${isOneName ? first.name : first.kind}${first.sentence}`;
    });
}

/** Names the smallest element at each changed place: an image, a font or a script's drawing may have changed. */
function unexplained(pages: Pages): string[] {
  const area = (index: number) => {
    const { width = 0, height = 0 } = pages.after.elements[index]?.box ?? {};
    return width * height;
  };
  const names = pages.boxes.flatMap((box) => {
    const there = seenPairs(pages, [box]).map(({ after }) => after);
    const smallest = there.filter((index) => area(index) > 0).toSorted((a, b) => area(a) - area(b))[0];
    return smallest === undefined ? [] : pages.freshNames.full(smallest);
  });
  return [...new Set(names)]
    .slice(0, 3)
    .map((name) => `${name}: other pixels, with the same elements, text and styles`);
}
