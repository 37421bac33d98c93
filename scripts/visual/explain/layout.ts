import { elementsOf, type Pages, seenPairs } from './pages.ts';
import { describeMove } from './words.ts';

/** Lists all movement in one line, because it has one cause. Without a known cause, names the first element that moved. */
export function describeShift(pages: Pages, hasCause: boolean): string[] {
  const byMove = Map.groupBy(pages.shifted, (pair) => {
    const [{ box: old }, { box: fresh }] = elementsOf(pages, pair);
    return describeMove(fresh.x - old.x, fresh.y - old.y);
  });
  const [largest, ...others] = [...byMove].toSorted(([, a], [, b]) => b.length - a.length);
  if (!largest || (hasCause && pages.shifted.length < 2)) return [];
  const [move, pairs] = largest;
  const first = pairs.reduce((a, b) => (b.after < a.after ? b : a)).after;
  const rest = others.reduce((sum, [, group]) => sum + group.length, 0);
  const number = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
  const who = hasCause
    ? number(pairs.length, 'element')
    : `${pages.freshNames.full(first)}${pairs.length > 1 ? ` and ${number(pairs.length - 1, 'other element')}` : ''}`;
  return [`${who} moved ${move}${rest > 0 ? `, ${number(rest, 'other')} elsewhere` : ''}`];
}

/** The innermost elements with a changed size. */
export function describeSizes(pages: Pages): string[] {
  const grown = seenPairs(pages).filter((pair) => {
    const [{ box: old }, { box: fresh }] = elementsOf(pages, pair);
    return old.width !== fresh.width || old.height !== fresh.height;
  });
  const parents = new Set(grown.map((pair) => elementsOf(pages, pair)[1].parent));
  return grown
    .filter(({ after }) => !parents.has(after))
    .slice(0, 3)
    .map((pair) => {
      const [{ box: old }, { box: fresh }] = elementsOf(pages, pair);
      return `${pages.freshNames.full(pair.after)}: ${old.width} × ${old.height} → ${fresh.width} × ${fresh.height}`;
    });
}
