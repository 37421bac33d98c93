import {
  amountOf,
  banglaNames,
  categories,
  comparisonsOf,
  conditions,
  pageLimits,
  minPriceGuideProducts,
  productLocations,
  searchedAmountOf,
  searchLimits,
  storageSizes,
  type Answer,
  type Count,
  type ValidatedRequest,
  type ListedProduct,
  type PriceGuide,
  type SearchCall,
} from '@apple-only/contract';
import { HttpError } from './errors.ts';
import type { Handlers } from './call-handlers.ts';
import type { MemoryStore } from './memory-store.ts';
import { productViews } from './products.ts';

type Filters = ValidatedRequest<'searchProducts'>['query'];

/** The counted filters, with their choices, and a product's choice. A model may be any stated one, in lower case. */
const facets = {
  category: { choices: categories, of: (product: ListedProduct) => product.category },
  condition: { choices: conditions, of: (product: ListedProduct) => product.condition },
  location: { choices: productLocations, of: (product: ListedProduct) => product.location },
  verified: { choices: [false, true], of: (product: ListedProduct) => product.verify },
  available: { choices: [false, true], of: (product: ListedProduct) => !product.booking },
  storage: { choices: storageSizes, of: (product: ListedProduct) => product.storage },
  model: { choices: [], of: (product: ListedProduct) => product.model?.toLowerCase() },
} as const;
type FacetName = keyof typeof facets;
const facetNames = Object.keys(facets) as FacetName[];

/** A product, with the data that orders it. */
interface Candidate {
  product: ListedProduct;
  words: string[];
  /** The words of the stated model. */
  model: string[];
  /** The words of other facts. */
  facts: string[];
  /** Infinite if the price is not a number. */
  price: number;
}

/**
 * Search in memory. Simpler than the server's: it knows fewer spellings, and compares every product. The rules are the same.
 */
export function searchHandlers(store: MemoryStore): Pick<Handlers, SearchCall | 'listCategory'> {
  const { forVisitors, forUsers } = productViews(store);
  /** The visible products that have all the words. */
  const withWords = (words: readonly string[]) =>
    store.products
      .filter((product) => !store.isHidden(product))
      .map((stored): Candidate => ({
        product: forVisitors(stored),
        words: wordsOf(stored.name),
        model: wordsOf(stored.model ?? ''),
        facts: wordsOf([stored.storage, stored.memory, stored.colour].filter(Boolean).join(' ')),
        price: searchedAmountOf(stored.selling_price) ?? Infinity,
      }))
      .filter((candidate) => hasWords(candidate, words));
  /** The last product of each page that has a next one, by its order and its id, which is the cursor. */
  const lastOfPages = new Map<string, Candidate>();

  /** A page of a search, and the products to count. */
  function find(query: Filters, onNextCursor: (cursor: string) => void) {
    const { q = '', limit = pageLimits.products, cursor } = query;
    const words = searchedWordsOf(q);
    const matching = withWords(words ?? []).filter((candidate) => isInRange(candidate, query));
    const found = matching.filter(({ product }) => facetNames.every((name) => isChosen(product, name, query)));

    const { sort: requestedSort = 'relevance' } = query;
    const sort = requestedSort === 'relevance' && !words ? 'newest' : requestedSort;
    const order = orders[sort];
    const sorted = found.toSorted(order);
    const previous = cursor === undefined ? undefined : lastOfPages.get(`${sort} ${cursor}`);
    if (cursor !== undefined && !previous) throw new HttpError(400, 'cursor: is not a cursor');
    const left = previous ? sorted.filter((candidate) => order(previous, candidate) < 0) : sorted;
    const page = left.slice(0, limit);
    const last = page.at(-1);
    if (last && left.length > limit) {
      lastOfPages.set(`${sort} ${last.product._id}`, last);
      onNextCursor(last.product._id);
    }
    return { items: page.map(({ product }) => product), total: countOf(found.length), matching };
  }

  return {
    searchProducts({ query, onNextCursor }) {
      const { items, total, matching } = find(query, onNextCursor);
      return { items, total, facets: facetsOf(matching, query) };
    },

    listCategory({ params, query, onNextCursor }) {
      const { items } = find({ ...query, category: [params.category] }, onNextCursor);
      return items.flatMap(({ _id }) => store.productById(_id) ?? []).map(forUsers);
    },

    getPriceGuide({ query }) {
      const comparisons = comparisonsOf(query);
      let count = countOf(0);
      for (const compared of comparisons) {
        const words = searchedWordsOf(compared.name);
        if (!words) continue;
        const prices = withWords(words)
          .filter(({ product }) => product._id !== query.except && product.category === query.category)
          .filter(({ product }) => product.condition === (compared.condition ?? product.condition))
          .flatMap(({ product }) => amountOf(product.selling_price) ?? [])
          .toSorted((one, other) => one - other);
        count = countOf(prices.length);
        if (prices.length >= minPriceGuideProducts) return { ...compared, count, quartiles: quartilesOf(prices) };
      }
      return { name: comparisons.at(-1)?.name ?? query.name, count };
    },
  };
}

/** @param prices ascending */
function quartilesOf(prices: readonly number[]): PriceGuide['quartiles'] {
  const at = (part: number) => {
    const position = part * (prices.length - 1);
    const [below = 0, above = below] = prices.slice(Math.floor(position), Math.floor(position) + 2);
    return below + (above - below) * (position % 1);
  };
  return { lower: at(0.25), middle: at(0.5), upper: at(0.75) };
}

/** The requested choices of a filter; undefined if it is not set. */
const wantedOf = (name: FacetName, { model, ...filters }: Filters): readonly unknown[] | undefined => {
  const wanted = name === 'model' ? model?.map((one) => one.toLowerCase()) : filters[name];
  return wanted === undefined ? undefined : [wanted].flat();
};
const isChosen = (product: ListedProduct, name: FacetName, filters: Filters) =>
  wantedOf(name, filters)?.includes(facets[name].of(product)) ?? true;

const countOf = (count: number): Count => ({
  count: Math.min(count, searchLimits.counted),
  more: count > searchLimits.counted,
});

/** The counts of all choices: each with the other filters applied, but not its own. */
function facetsOf(matching: readonly Candidate[], filters: Filters): Answer<'searchProducts'>['facets'] {
  const counts = facetNames.map((name) => {
    const others = facetNames.filter((other) => other !== name);
    const found = matching.filter(({ product }) => others.every((other) => isChosen(product, other, filters)));
    if (name === 'model') return [name, modelsOf(found, filters)] as const;
    const { choices, of } = facets[name];
    return [
      name,
      choices.map((value) =>
        Object.assign(countOf(found.filter(({ product }) => of(product) === value).length), { value }),
      ),
    ] as const;
  });
  // The names are those of the answer; no type can follow that through Object.fromEntries.
  return Object.fromEntries(counts) as Answer<'searchProducts'>['facets'];
}

/** The most frequent models, and the requested ones. Each as its first product states it, or else as requested. */
function modelsOf(found: readonly Candidate[], { model: wanted = [] }: Filters) {
  const spellings = new Map<string, string>();
  const numbers = new Map<string, number>();
  for (const { product } of found) {
    if (product.model === undefined) continue;
    const model = product.model.toLowerCase();
    if (!spellings.has(model)) spellings.set(model, product.model);
    numbers.set(model, (numbers.get(model) ?? 0) + 1);
  }
  for (const one of wanted) {
    const model = one.toLowerCase();
    if (!spellings.has(model)) spellings.set(model, one);
  }
  const chosen = new Set(wanted.map((one) => one.toLowerCase()));
  return [...spellings]
    .map(([model, value]) => ({ model, value, number: numbers.get(model) ?? 0 }))
    .toSorted((one, other) => other.number - one.number || compareTexts(one.model, other.model))
    .filter(({ model }, index) => index < searchLimits.models || chosen.has(model))
    .map(({ value, number }) => Object.assign(countOf(number), { value }));
}

const isInRange = ({ price, product }: Candidate, { minPrice, maxPrice, minBattery }: Filters) =>
  (minBattery === undefined || (product.battery_health ?? 0) >= minBattery) &&
  ((minPrice === undefined && maxPrice === undefined) ||
    (Number.isFinite(price) && price >= (minPrice ?? 0) && price <= (maxPrice ?? Infinity)));

const isAccessory = ({ words, product }: Candidate) =>
  product.category === 'accessories' && words.some((word) => /^(case|cover|charger|cable|strap|stand)s?$/.test(word));
const variantCount = ({ words, model, facts }: Candidate) =>
  [...new Set([...words, ...model, ...facts])].filter((word) => /^(air|max|mini|plus|pro|se|ultra)$/.test(word)).length;
/** Whether its name does not say which model it is. */
const isUnnamed = ({ words, model }: Candidate) => !model.every((word) => words.includes(word));

type Compare = (one: Candidate, other: Candidate) => number;
const compareTexts = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);
const byId: Compare = ({ product: one }, { product: other }) => compareTexts(one._id, other._id);
const byNewest: Compare = (one, other) => compareTexts(other.product.time, one.product.time) || byId(other, one);
/** Two infinite prices are equal. */
const comparePrices = (one: number, other: number) => (one === other ? 0 : one - other);

const orders: Record<NonNullable<Filters['sort']>, Compare> = {
  newest: byNewest,
  relevance: (one, other) =>
    Number(isAccessory(one)) - Number(isAccessory(other)) ||
    variantCount(one) - variantCount(other) ||
    Number(isUnnamed(one)) - Number(isUnnamed(other)) ||
    byNewest(one, other),
  price: (one, other) => comparePrices(one.price, other.price) || byId(one, other),
  '-price': (one, other) =>
    Number(one.price === Infinity) - Number(other.price === Infinity) ||
    comparePrices(other.price, one.price) ||
    byId(other, one),
};

/** The words of a text, in normalised spelling. */
function wordsOf(text: string): string[] {
  let plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u09E6-\u09EF]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
  for (const [name, word] of banglaNames) plain = plain.replaceAll(name, ` ${word} `);
  return plain
    .replace(/([a-z]{2})(\d)/g, '$1 $2')
    .replace(/(\d)([a-z]{3})/g, '$1 $2')
    .replace(/(\d) (gb|tb|mm|w)\b/g, '$1$2')
    .replace(/\b(64|128|256|512)\b/g, '$1gb')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !/^(a|and|for|of|the|with)$/.test(word));
}

/** The words that a text searches for; undefined if it has none. Symbols alone are a word that no name has. */
function searchedWordsOf(text: string): string[] | undefined {
  const words = wordsOf(text).slice(0, searchLimits.words);
  if (words.length > 0) return words;
  const hasOnlySymbols = text.trim() !== '' && !/[\p{L}\p{Nd}]/u.test(text);
  return hasOnlySymbols ? [text.trim()] : undefined;
}

/** Whether each word equals, begins or misspells one of the product's. */
const hasWords = ({ words, model, facts }: Candidate, wanted: readonly string[]) => {
  const all = [...words, ...model, ...facts];
  return wanted.every(
    (word) =>
      all.some((one) => one === word || (one.startsWith(word) && !/\d/.test(word))) ||
      (word.length > 3 && !/\d/.test(word) && all.some((one) => !/\d/.test(one) && isNear(word, one))),
  );
};

/** Whether two words differ by one edit: a letter replaced, added or removed, or two adjacent ones swapped. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return (
    (left.length < 2 && right.length < 2) || (left.length === 2 && left === `${right.charAt(1)}${right.charAt(0)}`)
  );
}
