import type { StyleChanges } from './changes.ts';
import { valueOf } from './values.ts';

const sides = ['top', 'right', 'bottom', 'left'];
const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'].map((corner) => `border-${corner}-radius`);
const shorthands: Readonly<Record<string, readonly string[]>> = {
  border: sides.map((side) => `border-${side}`),
  'border-radius': corners,
  padding: sides.map((side) => `padding-${side}`),
  margin: sides.map((side) => `margin-${side}`),
  inset: sides,
  'border-width': sides.map((side) => `border-${side}-width`),
  'border-style': sides.map((side) => `border-${side}-style`),
  'border-color': sides.map((side) => `border-${side}-color`),
  gap: ['row-gap', 'column-gap'],
  overflow: ['overflow-x', 'overflow-y'],
  'text-wrap': ['text-wrap-mode', 'text-wrap-style'],
};

/** The most visible properties come first; unlisted ones come last. */
const telling = [
  'display visibility opacity color background border-radius border outline box-shadow font-weight font-size font-family font text',
  'letter-spacing line-height white-space flex grid gap padding margin inset width height',
].flatMap((words) => words.split(' '));

function rankOf(property: string): number {
  const rank = telling.findIndex((word) => property.startsWith(word));
  return rank < 0 ? telling.length : rank;
}

/** `border-radius 5px → 6px, color #1a1916 → #2a2926`, the most relevant first. */
export function describeStyles(changes: StyleChanges, maxParts = 4): string {
  const left = new Map(changes);
  for (const [shorthand, longhands] of Object.entries(shorthands)) {
    const values = longhands.map((property) => left.get(property));
    const first = values[0];
    if (!first || values.some((value) => value?.[0] !== first[0] || value[1] !== first[1])) continue;
    for (const property of longhands) left.delete(property);
    left.set(shorthand, first);
  }
  // Properties with the same change are listed together: `padding-left and padding-right 12px → 16px`.
  const byChange = Map.groupBy(
    [...left].toSorted(([a], [b]) => rankOf(a) - rankOf(b)),
    ([, [old, fresh]]) => `${valueOf(old)} → ${valueOf(fresh)}`,
  );
  const parts = [...byChange].map(([change, entries]) => {
    const names = entries.map(([property]) => property);
    return `${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''} ${change}`;
  });
  const rest = parts.length - maxParts;
  return [...parts.slice(0, maxParts), ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
