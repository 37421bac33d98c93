import { ProductFilters, startOf, textLimits } from '@apple-only/contract';
import { safeParse, type GenericSchema } from 'valibot';
import { paths } from '../paths.ts';

/** The filters in an address, by the names of the call. Leaves out values that the call would refuse. */
export function filtersIn(params: URLSearchParams): ProductFilters {
  const read = Object.entries<GenericSchema>(ProductFilters.entries).flatMap(([name, schema]) => {
    const given = [...new Set(params.getAll(name))].map((value) =>
      name === 'q' ? startOf(value.trim(), textLimits.search) : value,
    );
    const known = given.filter((value) => value !== '' && safeParse(schema, value).success);
    // Several values are one filter if it accepts them. Otherwise the first one wins.
    const all = safeParse(schema, known);
    const { success, output } = known.length > 1 && all.success ? all : safeParse(schema, known[0]);
    return success && output !== undefined ? [[name, output]] : [];
  });
  // Each value has passed the schema of its name; no type can follow that through Object.fromEntries.
  return Object.fromEntries(read) as ProductFilters;
}

/** The address of a page with its filters. */
export function filteredPath(path: string, filters: ProductFilters): string {
  const params = new URLSearchParams();
  for (const name of Object.keys(ProductFilters.entries) as (keyof ProductFilters)[]) {
    for (const value of [filters[name]].flat()) {
      if (value !== undefined && value !== '') params.append(name, String(value));
    }
  }
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}

/** The address of the results of a search. */
export const searchPath = (filters: ProductFilters): string => filteredPath(paths.search, filters);
