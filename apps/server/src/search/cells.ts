import {
  categories,
  conditions,
  productLocations,
  searchLimits,
  type Count,
  type ProductFilters,
  type ProductSearch,
} from '@apple-only/contract';

/** The filters with few choices, in the order of their places in the number of a cell (`search_index.cell`). */
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

const places = ({ choices }: Dimension) => choices.map((_, place) => place);

/** The places that a filter chooses; all if it is not set. */
function chosen(dimension: Dimension, filters: ProductFilters): readonly number[] {
  const wanted: readonly unknown[] | undefined =
    filters[dimension.name] === undefined ? undefined : [filters[dimension.name]].flat();
  return places(dimension).filter((place) => !wanted || wanted.includes(dimension.choices[place]));
}

/** The sets of cells whose products a search counts: those that it finds, and those of each choice of each filter. */
export interface CellSets {
  found: readonly number[];
  /** One for each choice, in the order of the dimensions: with the other filters, but not its own. */
  choices: readonly (readonly number[])[];
}

/** The values of `search_index.proven` that make a product public. */
export const publicCells = ({ requireProvenEmail }: { requireProvenEmail: boolean }): readonly (0 | 1)[] =>
  requireProvenEmail ? [1] : [0, 1];

/** @param isPublic the values of `search_index.proven` that make a product public */
export function cellSetsOf(filters: ProductFilters, isPublic: readonly (0 | 1)[]): CellSets {
  const selection = dimensions.map((dimension) => chosen(dimension, filters));
  const cells = (selected: Selection) =>
    [...selected, isPublic].reduce<number[]>(
      (numbers, chosenPlaces, index) => {
        const size = dimensions[index]?.choices.length ?? 2;
        return numbers.flatMap((number) => chosenPlaces.map((place) => number * size + place));
      },
      [0],
    );
  return {
    found: cells(selection),
    choices: dimensions.flatMap((dimension, index) =>
      places(dimension).map((place) => cells(selection.with(index, [place]))),
    ),
  };
}

/** A count, cut off. `ended`: whether counting had ended before it saw all products. */
export const countOf = (number: number, ended = false): Count => ({
  count: Math.min(number, searchLimits.counted),
  more: ended || number > searchLimits.counted,
});

/** @param counts of the choices, in their order in `CellSets` */
export function facetsOf(counts: readonly Count[]): ProductSearch['facets'] {
  const left = counts.values();
  const facets = dimensions.map(({ name, choices }) => [
    name,
    choices.map((value) => ({ value, ...(left.next().value ?? countOf(0)) })),
  ]);
  // Dimensions and facets have the same names; no type can follow that through Object.fromEntries.
  return Object.fromEntries(facets) as ProductSearch['facets'];
}
