import { ownChanges, type StyleChanges, styleChanges } from './changes.ts';
import { isShape } from './content.ts';
import { elementsOf, type Finding, type Pages, rank, touches } from './pages.ts';
import { describeStyles } from './shorthands.ts';
import { type ChangedToken, changedTokens, describeToken, tokensBehind } from './tokens.ts';

/** The most tokens to name as a picture's causes. */
const maxTokens = 3;

/** Changed styles, each at the highest element with the change, and the tokens that explain the others. */
export function findStyles(pages: Pages): { tokens: string[]; findings: Finding[] } {
  const tokens = changedTokens(pages.before, pages.after);
  const touched = new Map<ChangedToken, number>(tokens.map((token) => [token, 0]));
  const findings: Finding[] = [];
  const changesOf = new Map<number, StyleChanges>();
  for (const pair of pages.match.pairs) {
    const [old, fresh] = elementsOf(pages, pair);
    const initial = { before: pages.before.initial, after: pages.after.initial };
    const all = styleChanges(old.styles, fresh.styles, initial);
    const parent = changesOf.get(fresh.parent);
    changesOf.set(pair.after, all);
    const parts: [string, StyleChanges, StyleChanges | undefined][] = [['', all, parent]];
    for (const name of new Set([...Object.keys(old.pseudo), ...Object.keys(fresh.pseudo)])) {
      parts.push([name, pseudoChanges(old.pseudo[name], fresh.pseudo[name], initial), all]);
    }
    const behind = new Set<ChangedToken>();
    for (const [pseudo, changes, above] of parts) {
      const seen = seenChanges(pages, [old.box, fresh.box], changes);
      for (const change of seen.values()) for (const token of tokensBehind(change, tokens)) behind.add(token);
      const own = ownChanges(seen, above);
      for (const [property, change] of own) {
        const isDrawing = isShape(fresh) && geometry.test(property);
        if (isDrawing || tokensBehind(change, tokens).length > 0) own.delete(property);
      }
      if (own.size === 0) continue;
      findings.push({
        rank: rank.style,
        kind: pages.freshNames.kind(pair.after, pseudo),
        name: pages.freshNames.full(pair.after, pseudo),
        sentence: `: ${describeStyles(own)}`,
      });
    }
    for (const token of behind) touched.set(token, (touched.get(token) ?? 0) + 1);
  }
  const found = [...touched].filter(([, count]) => count > 0).toSorted(([, a], [, b]) => b - a);
  const rest = found.length - maxTokens;
  const lines = found.slice(0, maxTokens).map(([token, count]) => describeToken(token, count));
  return { tokens: rest > 0 ? [...lines, `and ${rest} more tokens`] : lines, findings };
}

/** Properties that draw beyond an element's box, and their largest distance. */
const spreading = /^(outline|box-shadow|filter|text-shadow|transform|translate|rotate|scale|backdrop)/;
const maxSpread = 96;

/** Properties that move other elements. */
const layout =
  /^(display|position|float|width|height|min-|max-|margin|padding|border|inset|top|right|bottom|left|gap|row-gap|column|flex|grid|align|justify|place|order|font|line-height|letter|word|white-space|text-|aspect|box-sizing|contain|direction|writing|zoom|overflow|object)/;

/** Geometry properties of an SVG, which repeat its attributes. */
const geometry = /^(d|r|rx|ry|cx|cy|x|y|width|height)$/;

/** The changes that are visible at the changed places, or move elements there. */
function seenChanges(
  pages: Pages,
  boxes: readonly Parameters<typeof touches>[0][],
  changes: StyleChanges,
): StyleChanges {
  return new Map(
    [...changes].filter(
      ([property]) =>
        (pages.shifted.length > 0 && layout.test(property)) ||
        boxes.some((box) => touches(box, pages.boxes, spreading.test(property) ? maxSpread : 1)),
    ),
  );
}

type Styles = Parameters<typeof styleChanges>[0];

function pseudoChanges(
  before: Styles | undefined,
  after: Styles | undefined,
  initial: Parameters<typeof styleChanges>[2],
): StyleChanges {
  if (!before || !after) {
    return new Map([['content', [before?.['content'] ?? 'none', after?.['content'] ?? 'none']]]);
  }
  const changes = styleChanges(before, after, initial);
  // These lengths are computed by layout: their causes are among the other changes.
  const lengths = [...changes.keys()].filter((property) =>
    /^(width|height|top|right|bottom|left|margin-)/.test(property),
  );
  if (lengths.length < changes.size) for (const property of lengths) changes.delete(property);
  return changes;
}
