import {
  categories,
  conditions,
  productLocations,
  searchLimits,
  storageSizes,
  type Count,
  type ProductFilters,
  type ProductSearch,
} from '@apple-only/contract';

/** The filters with few choices, in the order in which they make up the number of a cell (`search_index.cell`). */
const dimensions = [
  { name: 'category', choices: categories },
  { name: 'condition', choices: conditions },
  { name: 'location', choices: productLocations },
  { name: 'verified', choices: [false, true] },
  { name: 'available', choices: [false, true] },
] as const;

type Dimension = (typeof dimensions)[number];
/** The chosen places of each dimension. */
type Selection = readonly (readonly number[])[];

const indexesOf = ({ choices }: Dimension) => choices.map((_, place) => place);

/** The places that a filter chooses; all if it is not set. */
function chosenIndexes(dimension: Dimension, filters: ProductFilters): readonly number[] {
  const wanted: readonly unknown[] | undefined =
    filters[dimension.name] === undefined ? undefined : [filters[dimension.name]].flat();
  return indexesOf(dimension).filter((place) => !wanted || wanted.includes(dimension.choices[place]));
}

/** A set of products: all in some cells, or only those of them that state one of these facts. */
export interface ProductSet {
  cells: readonly number[];
  /** Values of `search_index.storage`, from 1. */
  storages?: readonly number[] | undefined;
  /** Numbers of `search_models`. */
  models?: readonly number[] | undefined;
}

/** The sets of products that a search counts. */
export interface ProductSets {
  /** The products that it finds. */
  found: ProductSet;
  /** One for each choice of each dimension, in their order, then for each storage: with the other filters, but not its own. */
  choices: readonly ProductSet[];
  /** The products that it finds without the filter of models. */
  ofAnyModel: ProductSet;
}

/** The values of `search_index.proven` that make a product public. */
export const publicProvenValues = ({ requireProvenEmail }: { requireProvenEmail: boolean }): readonly (0 | 1)[] =>
  requireProvenEmail ? [1] : [0, 1];

/**
 * @param provenValues the values of `search_index.proven` that make a product public
 * @param models the numbers of the models searched for
 */
export function productSetsOf(
  filters: ProductFilters,
  provenValues: readonly (0 | 1)[],
  models?: readonly number[],
): ProductSets {
  const selection = dimensions.map((dimension) => chosenIndexes(dimension, filters));
  const cellsOf = (selected: Selection) =>
    [...selected, provenValues].reduce<number[]>(
      (numbers, indexes, index) => {
        const size = dimensions[index]?.choices.length ?? 2;
        return numbers.flatMap((number) => indexes.map((place) => number * size + place));
      },
      [0],
    );
  const cells = cellsOf(selection);
  const chosenStorages = filters.storage?.map((storage) => storageSizes.indexOf(storage) + 1);
  return {
    found: { cells, storages: chosenStorages, models },
    choices: [
      ...dimensions.flatMap((dimension, index) =>
        indexesOf(dimension).map((place) => ({
          cells: cellsOf(selection.with(index, [place])),
          storages: chosenStorages,
          models,
        })),
      ),
      ...storageSizes.map((_, place) => ({ cells, storages: [place + 1], models })),
    ],
    ofAnyModel: { cells, storages: chosenStorages },
  };
}

/**
 * The chosen categories, conditions and locations, as the words that products have for them: with these words, the index finds
 * fewer products.
 */
export const wordsOfChoices = (filters: ProductFilters): string[] =>
  dimensions
    .slice(0, 3)
    .filter(({ name }) => filters[name] !== undefined)
    .map((dimension) =>
      chosenIndexes(dimension, filters)
        .map((place) => `'@${dimension.name}${place}'`)
        .join(' | '),
    );

/** The number of products of one cell, storage and model. Storage and model are 0 if not stated. */
export type Group = readonly [cell: number, storage: number, model: number, number: number];

/** The groups of a set. */
export function groupsIn(groups: readonly Group[], { cells, storages: inStorages, models }: ProductSet): Group[] {
  const inCells = new Set(cells);
  return groups.filter(
    ([cell, storage, model]) =>
      inCells.has(cell) && (inStorages?.includes(storage) ?? true) && (models?.includes(model) ?? true),
  );
}

export const sumOf = (groups: readonly Group[]): number => groups.reduce((sum, [, , , number]) => sum + number, 0);

/** The models of these groups, the most frequent first; of equally frequent ones, the one stated first. */
export function modelsByFrequency(groups: readonly Group[]): number[] {
  const numbers = new Map<number, number>();
  for (const [, , model, number] of groups) if (model > 0) numbers.set(model, (numbers.get(model) ?? 0) + number);
  return [...numbers]
    .toSorted(([one, count], [other, otherCount]) => otherCount - count || one - other)
    .map(([model]) => model);
}

/** A count, capped at the limit. `ended`: whether counting ended before it saw all products. */
export const countOf = (number: number, ended = false): Count => ({
  count: Math.min(number, searchLimits.counted),
  more: ended || number > searchLimits.counted,
});

/** @param counts of the choices, in their order in `ProductSets` */
export function facetsOf(counts: readonly Count[], model: ProductSearch['facets']['model']): ProductSearch['facets'] {
  const left = counts.values();
  const facets = [...dimensions, { name: 'storage', choices: storageSizes }].map(({ name, choices }) => [
    name,
    choices.map((value) => ({ value, ...(left.next().value ?? countOf(0)) })),
  ]);
  // Dimensions and facets have the same names; no type can follow that through Object.fromEntries.
  return { ...Object.fromEntries(facets), model } as ProductSearch['facets'];
}
