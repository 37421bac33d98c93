import type { SnapshotElement } from '../snapshot.ts';

/** Names elements of a page for a reader of the report. */
export class Names {
  readonly #elements: readonly SnapshotElement[];

  constructor(elements: readonly SnapshotElement[]) {
    this.#elements = elements;
  }

  /** `span.Badge_root`, `button[role=switch]`, `body`. */
  kind(index: number, pseudo = ''): string {
    const element = this.#elements[index];
    if (!element) return 'an element';
    if (element.tag === 'html') return 'the page';
    const role = element.attributes['role'];
    return `${element.tag}${element.className && `.${element.className}`}${role ? `[role=${role}]` : ''}${pseudo}`;
  }

  /** `span.Badge_root “Booked”`, or its place if it has no name: `svg in span.Badge_root “Booked”`. */
  full(index: number, pseudo = ''): string {
    const element = this.#elements[index];
    const kind = this.kind(index, pseudo);
    if (!element || element.parent < 1) return kind;
    return element.name ? `${kind} ${quote(element.name)}` : `${kind}${this.place(element.parent)}`;
  }

  /** The nearest ancestor with a name: ` in article “MacBook Air”`. */
  place(index: number): string {
    for (let above = index; above > 1; above = this.#elements[above]?.parent ?? -1) {
      const name = this.#elements[above]?.name;
      if (name) return ` in ${this.kind(above)} ${quote(name)}`;
    }
    return '';
  }
}

function quote(text: string, maxLength = 48): string {
  return `“${text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text}”`;
}

/** Two texts without their common first and last words, except one on each side. */
export function describeText(before: string, after: string): string {
  const old = before.split(' ');
  const fresh = after.split(' ');
  let start = 0;
  while (start < Math.min(old.length, fresh.length) && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, fresh.length) - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  const cut = (words: readonly string[]) => {
    const from = Math.max(0, start - 1);
    const to = Math.min(words.length, words.length - end + 1);
    const shown = words.slice(from, to).join(' ');
    return shown === '' ? 'no text' : quote(`${from > 0 ? '… ' : ''}${shown}${to < words.length ? ' …' : ''}`, 72);
  };
  return `${cut(old)} → ${cut(fresh)}`;
}

/** `8px down`, `2px right and 8px down`. */
export function describeMove(right: number, down: number): string {
  const part = (length: number, positive: string, negative: string) =>
    length === 0 ? [] : [`${Math.abs(Math.round(length * 100) / 100)}px ${length > 0 ? positive : negative}`];
  return [...part(right, 'right', 'left'), ...part(down, 'down', 'up')].join(' and ');
}
