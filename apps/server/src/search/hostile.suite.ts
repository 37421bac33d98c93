import { textLimits, type ProductFilters } from '@apple-only/contract';

/** The pieces of hostile searches: parts of queries and of statements, and characters that are invisible or look like others. */
export const pieces = [
  'iphone',
  '13',
  'pro',
  'macbok',
  '256',
  'gb',
  'আইফোন',
  '১৩',
  'case',
  'i',
  'a',
  '9.7',
  '...',
  'zzzzzzzzzzzzzzzzzzzz',
  "'",
  '"',
  '\\',
  '`',
  '&',
  '|',
  '!',
  '(',
  ')',
  ':*',
  '<->',
  '<2>',
  '%',
  '_',
  '*',
  '?',
  '$1',
  '${1}',
  '--',
  ';',
  '/*',
  ':A',
  "' or 1=1 --",
  "'); drop table products; --",
  '\\x27',
  '\\u0000',
  '\u200D',
  '\u0301',
  '𝟙𝟛',
  '😀',
  '\uFFFD',
  'ﬁ',
  'İ',
  'ß',
  'ﷺ',
  '​',
  '\t',
  '\n',
  '￿',
];

/** Pseudo-random numbers, the same in each run. */
export function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Hostile searches, the same in each run. */
export function hostileSearches(count: number): ProductFilters[] {
  const random = randomNumbers(13);
  const piece = () => pieces[random(pieces.length)] ?? '';
  const sorts = ['newest', 'price', '-price', 'relevance'] as const;
  const searches: ProductFilters[] = [];
  while (searches.length < count) {
    const text = Array.from({ length: 1 + random(12) }, piece).join(random(2) ? ' ' : '');
    const q = text.slice(0, textLimits.search);
    const filters: ProductFilters = { q, sort: sorts[random(4)] };
    if (random(3) === 0) filters.maxPrice = random(1e6);
    if (random(3) === 0) filters.condition = ['Good'];
    if (random(5) === 0) filters.model = [`iPhone ${piece()}`, 'IPHONE 13'];
    if (random(5) === 0) filters.minBattery = 1 + random(100);
    // Half of a surrogate pair, or a character that cannot be stored, is not valid text.
    if (q.isWellFormed() && !(filters.model ?? []).concat(q).some((one) => one.includes('\0'))) searches.push(filters);
  }
  return searches;
}
