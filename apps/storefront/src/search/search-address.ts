import { filtersToQuery, type ProductFilters } from '@apple-only/contract';
import { paths } from '../paths.ts';

/** The address of a page with its filters. */
export function filteredPath(path: string, filters: ProductFilters): string {
  const query = filtersToQuery(filters);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** The address of the results of a search. */
export const searchPath = (filters: ProductFilters): string => filteredPath(paths.search, filters);
