import { ProductFilters } from '@apple-only/contract';
import { safeParse } from 'valibot';

/** The filters in an address: none, if a value is wrong. */
export function filtersIn(params: URLSearchParams): ProductFilters {
  const given = [...new Set(params.keys())].map((name) => {
    const values = params.getAll(name);
    return [name, values.length > 1 ? values : values[0]];
  });
  const { success, output } = safeParse(ProductFilters, Object.fromEntries(given));
  return success ? output : {};
}

export function inAddress(filters: ProductFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries<string | number | boolean | string[] | undefined>(filters)) {
    for (const one of [value ?? []].flat()) params.append(name, String(one));
  }
  return params;
}
