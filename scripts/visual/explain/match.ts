import type { Snapshot, SnapshotElement } from '../snapshot.ts';

/** The matching elements of two snapshots, by index. */
export interface Match {
  pairs: readonly Pair[];
  /** Elements in only one snapshot. Their descendants are not listed. */
  removed: readonly number[];
  added: readonly number[];
  /** The same element in another place: under another parent, or before another sibling. */
  moved: readonly Pair[];
}

export interface Pair {
  before: number;
  after: number;
}

/** Matches two pages from their roots downwards: first by elements' kind and content, then by their position among siblings. */
export function matchElements(before: Snapshot, after: Snapshot): Match {
  const ids = new Map<string, number>();
  const one = new Tree(before.elements, ids);
  const other = new Tree(after.elements, ids);
  const pairs: Pair[] = [];
  const removed: number[] = [];
  const added: number[] = [];
  const open = before.elements.length > 0 && after.elements.length > 0 ? [{ before: 0, after: 0 }] : [];
  for (let pair = open.pop(); pair; pair = open.pop()) {
    pairs.push(pair);
    // The content of a hidden element is unknown.
    if (one.isHidden(pair.before) || other.isHidden(pair.after)) continue;
    const aligned = align(one, other, pair);
    open.push(...aligned.pairs.toReversed());
    removed.push(...aligned.removed);
    added.push(...aligned.added);
  }

  const moved: Pair[] = [];
  for (const old of removed.slice()) {
    const place = added.findIndex((fresh) => other.findBySignature(fresh, one.signature(old)) !== undefined);
    const fresh = added[place];
    const found = fresh === undefined ? undefined : other.findBySignature(fresh, one.signature(old));
    if (fresh === undefined || found === undefined) continue;
    removed.splice(removed.indexOf(old), 1);
    pairs.push(...one.pairAll(old, found, other));
    if (found === fresh) {
      added.splice(place, 1);
      moved.push({ before: old, after: found });
    }
  }
  return { pairs, removed, added, moved };
}

/** Matches the children of a pair, with the alignment that leaves most of them unchanged. */
function align(one: Tree, other: Tree, pair: Pair): Pick<Match, 'pairs' | 'removed' | 'added'> {
  const left = [...one.children(pair.before)];
  const right = [...other.children(pair.after)];
  const pairs: Pair[] = [];
  const same = (a: number | undefined, b: number | undefined) =>
    a !== undefined && b !== undefined && one.signature(a) === other.signature(b);
  let start = 0;
  while (same(left[start], right[start])) start += 1;
  let end = 0;
  while (end < Math.min(left.length, right.length) - start && same(left.at(-1 - end), right.at(-1 - end))) end += 1;
  for (let place = 0; place < start; place += 1) pairs.push({ before: left[place] ?? 0, after: right[place] ?? 0 });
  for (let place = end; place > 0; place -= 1)
    pairs.push({ before: left.at(-place) ?? 0, after: right.at(-place) ?? 0 });

  const olds = left.slice(start, left.length - end);
  const news = right.slice(start, right.length - end);
  const likeness = olds.map((old) => news.map((fresh) => one.likeness(old, fresh, other)));
  const { chosen } = best(likeness, olds.length, news.length);
  const removed = olds.filter((_, row) => !chosen.some(([taken]) => taken === row));
  const added = news.filter((_, column) => !chosen.some(([, taken]) => taken === column));
  for (const [row, column] of chosen) pairs.push({ before: olds[row] ?? 0, after: news[column] ?? 0 });
  return { pairs: pairs.toSorted((a, b) => a.after - b.after), removed, added };
}

/** The longest common subsequence, with each pair weighted by its similarity. */
function best(likeness: readonly (readonly number[])[], rows: number, columns: number) {
  const sums = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
  const at = (row: number, column: number) => sums[row]?.[column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const own = likeness[row]?.[column] ?? 0;
      const paired = own > 0 ? own + at(row + 1, column + 1) : 0;
      const sum = Math.max(at(row + 1, column), at(row, column + 1), paired);
      const line = sums[row];
      if (line) line[column] = sum;
    }
  }
  const chosen: (readonly [number, number])[] = [];
  let row = 0;
  let column = 0;
  while (row < rows && column < columns) {
    const own = likeness[row]?.[column] ?? 0;
    if (own > 0 && at(row, column) === own + at(row + 1, column + 1)) {
      chosen.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return { chosen };
}

class Tree {
  readonly #elements: readonly SnapshotElement[];
  readonly #children: number[][];
  readonly #signatures: number[];

  /** `ids` gives equal subtrees of several trees the same number. */
  constructor(elements: readonly SnapshotElement[], ids: Map<string, number>) {
    this.#elements = elements;
    this.#children = elements.map(() => []);
    for (const [index, { parent }] of elements.entries()) this.#children[parent]?.push(index);
    this.#signatures = elements.map(() => 0);
    for (const [index, { tag, className, text, attributes }] of [...elements.entries()].toReversed()) {
      const own = JSON.stringify([
        tag,
        className,
        text,
        stableAttributes(attributes).filter(([name]) => name !== ':focus-visible'),
        this.children(index).map((child) => this.signature(child)),
      ]);
      const id = ids.get(own) ?? ids.size;
      ids.set(own, id);
      this.#signatures[index] = id;
    }
  }

  children(index: number): readonly number[] {
    return this.#children[index] ?? [];
  }

  /** Equal for elements of the same kind with the same content. */
  signature(index: number): number {
    return this.#signatures[index] ?? -1;
  }

  isHidden(index: number): boolean {
    return this.#elements[index]?.styles['display'] === 'none';
  }

  likeness(index: number, otherIndex: number, other: Tree): number {
    const a = this.#elements[index];
    const b = other.#elements[otherIndex];
    if (!a || !b || a.tag !== b.tag) return 0;
    if (this.signature(index) === other.signature(otherIndex)) return 16;
    const isAlike = (one: string | undefined, two: string | undefined) =>
      one !== undefined && one !== '' && one === two;
    let sum = 1;
    if (isAlike(a.className, b.className)) sum += 2;
    if (isAlike(a.text, b.text)) sum += 3;
    if (isAlike(a.name, b.name)) sum += 4;
    for (const name of ['role', 'type', 'name', 'href', 'data-testid']) {
      if (isAlike(a.attributes[name], b.attributes[name])) sum += 2;
    }
    return sum;
  }

  /** The element with that signature: the given one or a descendant. */
  findBySignature(index: number, signature: number): number | undefined {
    if (this.signature(index) === signature) return index;
    for (const child of this.children(index)) {
      const found = this.findBySignature(child, signature);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The pairs of two equal subtrees. */
  pairAll(index: number, otherIndex: number, other: Tree): Pair[] {
    const otherChildren = other.children(otherIndex);
    return [
      { before: index, after: otherIndex },
      ...this.children(index).flatMap((child, place) => this.pairAll(child, otherChildren[place] ?? 0, other)),
    ];
  }
}

/** All attributes except those that refer to ids: React renumbers ids with every added or removed element. */
export function stableAttributes(attributes: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(attributes).filter(([name, value]) => {
    const isReference =
      /^(id|for|form|list|headers|aria-(labelledby|describedby|controls|owns|details|errormessage|activedescendant))$/.test(
        name,
      );
    return !isReference && !/^_r_|^«r|^:r/.test(value) && !/url\(#|^#/.test(value);
  });
}
