import type { Snapshot } from '../snapshot.ts';
import { isSameRatio, valueOf } from './values.ts';

/** A token whose value differs in this picture. */
export interface ChangedToken {
  name: string;
  change: readonly [old: string, fresh: string];
}

/** The changed tokens, except those that only refer to another changed one. */
export function changedTokens(before: Snapshot, after: Snapshot): ChangedToken[] {
  const changed = Object.keys({ ...before.tokens, ...after.tokens }).flatMap((name) => {
    const old = before.tokens[name];
    const fresh = after.tokens[name];
    if (!old || !fresh || old.computed === fresh.computed) return [];
    return [{ name, change: [old.computed, fresh.computed] as const, written: [old.written, fresh.written] as const }];
  });
  return changed
    .filter(
      ({ name, written: [old, fresh] }) =>
        !changed.some(
          (other) =>
            other.name !== name &&
            old !== other.written[0] &&
            old.includes(other.written[0]) &&
            old.replaceAll(other.written[0], other.written[1]) === fresh,
        ),
    )
    .map(({ name, change }) => ({ name, change }));
}

/** The tokens that caused a style change. */
export function tokensBehind(
  [old, fresh]: readonly [string, string],
  tokens: readonly ChangedToken[],
): readonly ChangedToken[] {
  const held = tokens.filter(({ change }) => old.includes(change[0]));
  const replaced = held.reduce((value, { change }) => value.replaceAll(change[0], change[1]), old);
  if (held.length > 0 && replaced === fresh) return held;
  return tokens.filter(({ change }) => {
    if (!isSameRatio(change, [old, fresh])) return false;
    // In pixels, a length can be a multiple of it; in `em` or percent, any length may result from it.
    const multiple = Number.parseFloat(old) / Number.parseFloat(change[0]);
    return !change[0].endsWith('px') || Number.isInteger(multiple) || multiple === 0.5;
  });
}

/** `token --apple-only-color-booked: #42546b → #43556c (3 elements)`. */
export function describeToken({ name, change: [old, fresh] }: ChangedToken, elements: number): string {
  return `token ${name}: ${valueOf(old)} → ${valueOf(fresh)} (${elements} ${elements === 1 ? 'element' : 'elements'})`;
}
