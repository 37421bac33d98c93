import type { Styles } from '../snapshot.ts';
import { isSameRatio } from './values.ts';

/** Properties that changed, each with its old and its new value. */
export type StyleChanges = Map<string, readonly [old: string, fresh: string]>;

const inherited =
  /^(font-|text-(?!decoration|overflow|box)|line-|letter-|word-|white-|list-|border-(collapse|spacing)|stroke|fill|color|visibility|direction|quotes|tab-size|hyphen|overflow-wrap|accent-color|paint-order|-webkit-text)/;

/** All style changes of an element or a pseudo-element. */
export function styleChanges(before: Styles, after: Styles, initial: { before: Styles; after: Styles }): StyleChanges {
  const changes: StyleChanges = new Map();
  for (const property of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const old = before[property] ?? initial.before[property] ?? '';
    const fresh = after[property] ?? initial.after[property] ?? '';
    if (old !== fresh) changes.set(property, [old, fresh]);
  }
  for (const line of lines) withoutInvisibleLine(changes, line, before, after);
  return changes;
}

/** An element's own changes: neither inherited nor proportional to a change of an ancestor. */
export function ownChanges(changes: StyleChanges, parent: StyleChanges | undefined): StyleChanges {
  return new Map(
    [...changes].filter(([property, [old, fresh]]) => {
      const above = parent?.get(property);
      const isInherited = inherited.test(property) && above?.[0] === old && above[1] === fresh;
      return !isInherited && !isDerived(property, [old, fresh], changes, parent);
    }),
  );
}

const sides = ['top', 'right', 'bottom', 'left'];
const lines = ['outline', ...sides.map((side) => `border-${side}`)];

/** A line without a style is invisible, regardless of its width and colour. */
function withoutInvisibleLine(changes: StyleChanges, line: string, before: Styles, after: Styles) {
  const style = `${line}-style`;
  const describe = (styles: Styles, value: 0 | 1) => {
    const get = (part: string) => changes.get(`${line}-${part}`)?.[value] ?? styles[`${line}-${part}`];
    return ['width', 'style', 'color'].flatMap((part) => get(part) ?? []).join(' ');
  };
  const wasDrawn = (before[style] ?? 'none') !== 'none';
  const isDrawn = (after[style] ?? 'none') !== 'none';
  if (wasDrawn && isDrawn) return;
  const appeared = [wasDrawn ? describe(before, 0) : 'none', isDrawn ? describe(after, 1) : 'none'] as const;
  for (const part of ['width', 'style', 'color', 'offset']) changes.delete(`${line}-${part}`);
  if (wasDrawn !== isDrawn) changes.set(line, appeared);
}

/** Whether a value follows another of the same element: a colour the text's colour, a length in `em` the text's size. */
function isDerived(
  property: string,
  change: readonly [string, string],
  changes: StyleChanges,
  parent: StyleChanges | undefined,
): boolean {
  const colour = changes.get('color');
  const followsColour = /color$|^fill$|^stroke$/.test(property) && !/^(background-)?color$/.test(property);
  if (followsColour && colour?.[0] === change[0] && colour[1] === change[1]) return true;
  const size = property === 'font-size' ? parent?.get('font-size') : changes.get('font-size');
  return size !== undefined && isSameRatio(change, size);
}
