import * as v from 'valibot';
import { textLimits } from '../fields/limits.ts';
import { truncate } from '../fields/truncate.ts';
import { ProductFilters } from './filters.ts';

/** Reads the filters of a search from the query of an address. Leaves out values that the API would refuse, and shortens words that are too long. */
export function filtersFromQuery(params: URLSearchParams): ProductFilters {
  const read = Object.entries<v.GenericSchema>(ProductFilters.entries).flatMap(([name, schema]) => {
    const given = [...new Set(params.getAll(name))].map((value) =>
      name === 'q' ? truncate(value.trim(), textLimits.search) : value,
    );
    const known = given.filter((value) => value !== '' && v.safeParse(schema, value).success);
    // Several values are one filter if it takes them. Otherwise the first one counts.
    const all = v.safeParse(schema, known);
    const { success, output } = known.length > 1 && all.success ? all : v.safeParse(schema, known[0]);
    return success && output !== undefined ? [[name, output]] : [];
  });
  // Each value has passed the schema of its name; no type can follow that through Object.fromEntries.
  return Object.fromEntries(read) as ProductFilters;
}

/** Writes the filters of a search as the query of an address, which `filtersFromQuery` reads. Repeats the parameter of a filter with several values. */
export function filtersToQuery(filters: ProductFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of Object.keys(ProductFilters.entries) as (keyof ProductFilters)[]) {
    for (const value of [filters[name]].flat()) {
      if (value !== undefined && value !== '') params.append(name, String(value));
    }
  }
  return params;
}
