import { ProductFilters } from '@apple-only/contract';
import { type GenericSchema, safeParse } from 'valibot';

/** The filters in an address, without the values that the API would refuse. */
export function filtersIn(params: URLSearchParams): ProductFilters {
  const read = Object.entries<GenericSchema>(ProductFilters.entries).flatMap(([name, schema]) => {
    const given = new Set(params.getAll(name).map((value) => value.trim()));
    const known = [...given].filter((value) => value !== '' && safeParse(schema, value).success);
    // Several values are one filter if it takes them. Otherwise the first one counts.
    const all = safeParse(schema, known);
    const { success, output } = known.length > 1 && all.success ? all : safeParse(schema, known[0]);
    return success && output !== undefined ? [[name, output]] : [];
  });
  // Each value has passed the schema of its name; no type can follow that through Object.fromEntries.
  return Object.fromEntries(read) as ProductFilters;
}

/** The filters as the query of an address. */
export function inAddress(filters: ProductFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries<string | number | boolean | string[] | undefined>(filters)) {
    for (const one of [value ?? []].flat()) params.append(name, String(one));
  }
  return params;
}
