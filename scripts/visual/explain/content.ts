import type { SnapshotElement } from '../snapshot.ts';
import { stableAttributes } from './match.ts';
import { elementsOf, type Finding, type Pages, rank, touches } from './pages.ts';
import { valueOf } from './values.ts';
import { describeText } from './words.ts';

/** Elements that appeared, disappeared, moved, or have other content. */
export function findContent(pages: Pages): Finding[] {
  const { before, after, match, oldNames, freshNames } = pages;
  const findings: Finding[] = [];
  const redrawn = new Set<number>();
  /** After a shift, every element counts as seen: it can have moved with another. */
  const isSeen = (...elements: (SnapshotElement | undefined)[]) =>
    pages.shifted.length > 0 || elements.some((element) => element && touches(element.box, pages.boxes));

  const single = (side: 'removed' | 'added') => {
    const isNew = side === 'added';
    const { elements } = isNew ? after : before;
    const names = isNew ? freshNames : oldNames;
    for (const index of match[side]) {
      const element = elements[index];
      if (!element || !isSeen(element)) continue;
      if (isShape(element)) {
        // It belongs to a drawing that both pages have.
        const parent = isNew ? element.parent : match.pairs.find((pair) => pair.before === element.parent)?.after;
        if (parent !== undefined) redrawn.add(drawingOf(after.elements, parent));
        continue;
      }
      const place = element.name ? names.place(element.parent) : '';
      findings.push({
        rank: element.box.width * element.box.height > 0 ? rank.content : rank.announced,
        kind: names.kind(index),
        name: names.full(index),
        sentence: `${place} is ${isNew ? 'new' : 'gone'}`,
      });
    }
  };
  single('removed');
  single('added');

  for (const pair of match.moved) {
    if (!isSeen(...elementsOf(pages, pair))) continue;
    const index = pair.after;
    const sentence = `${freshNames.place(after.elements[index]?.parent ?? -1)} stands in another place`;
    findings.push({ rank: rank.content, kind: freshNames.kind(index), name: freshNames.full(index), sentence });
  }

  const changesByElement = new Map<number, { seen: string[]; announced: string[] }>();
  for (const pair of match.pairs) {
    const [old, fresh] = elementsOf(pages, pair);
    if (!isSeen(old, fresh)) continue;
    const changes = contentChanges(old, fresh);
    if (isShape(fresh) && changes.seen.length > 0) redrawn.add(drawingOf(after.elements, pair.after));
    else if (changes.seen.length + changes.announced.length > 0) changesByElement.set(pair.after, changes);
  }
  for (const index of redrawn) {
    const { seen = [], announced = [] } = changesByElement.get(index) ?? {};
    changesByElement.set(index, { seen: [...seen, 'drawn differently'], announced });
  }
  for (const [index, { seen, announced }] of changesByElement) {
    // A changed text is also its element's name: it is listed once.
    const isNamed = !seen[0]?.startsWith('“');
    const kind = freshNames.kind(index);
    const name = isNamed ? freshNames.full(index) : `${kind}${freshNames.place(after.elements[index]?.parent ?? -1)}`;
    if (seen.length > 0) findings.push({ rank: rank.content, kind, name, sentence: `: ${seen.join(', ')}` });
    else findings.push({ rank: rank.announced, kind, name, sentence: `: ${announced.join(', ')}` });
  }
  return findings;
}

/** Elements that draw, rather than contain text. */
const shapes = new Set([
  'path',
  'circle',
  'rect',
  'line',
  'ellipse',
  'polygon',
  'polyline',
  'g',
  'use',
  'defs',
  'mask',
]);

export function isShape({ tag }: SnapshotElement): boolean {
  return shapes.has(tag);
}

/** The `<svg>` around a shape. */
function drawingOf(elements: readonly SnapshotElement[], index: number): number {
  const element = elements[index];
  return element && isShape(element) && element.parent >= 0 ? drawingOf(elements, element.parent) : index;
}

/** The differences in an element's HTML: visible text and state, and attributes for screen readers only. */
function contentChanges(before: SnapshotElement, after: SnapshotElement): { seen: string[]; announced: string[] } {
  const seen: string[] = [];
  const announced: string[] = [];
  if (before.text !== after.text) seen.push(describeText(before.text, after.text));
  const old = Object.fromEntries(stableAttributes(before.attributes));
  const fresh = Object.fromEntries(stableAttributes(after.attributes));
  for (const name of new Set([...Object.keys(old), ...Object.keys(fresh)])) {
    if (old[name] === fresh[name]) continue;
    (announcedAttributes.test(name) ? announced : seen).push(
      `${label(name)} ${value(old[name])} → ${value(fresh[name])}`,
    );
  }
  return { seen, announced };
}

const announcedAttributes =
  /^(aria-(?!checked|selected|pressed|expanded|invalid|busy|disabled|current|sort)|role|title|alt|href|tabindex|name|lang)/;
const label = (name: string) => (name === ':focus-visible' ? 'focus' : name);
const value = (text: string | undefined) => (text === undefined ? 'none' : text === '' ? 'set' : valueOf(text));
