import {
  filtersFromQuery,
  type Category,
  type CategoryFilters,
  type ProductFilters,
  type ProductSearch,
} from '@apple-only/contract';
import { NoResults } from '@apple-only/ui';
import { useQuery } from '@tanstack/react-query';
import { type ShouldRevalidateFunction, useLocation, useNavigate } from 'react-router-dom';
import { useHydratingWithoutData } from '../lists/list.tsx';
import { filteredPath } from './search-address.ts';
import { useShop } from '../shop.ts';

/**
 * For a page with filters: its loader only sends the first requests early, and the page itself requests the results of later filters. A
 * loader would also delay the new address: after one, React Router drops `flushSync`, and the next press would start from the old filters.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/**
 * The filters in a page's address; none while a page that was served without data hydrates. They change synchronously with the press, so
 * that the next press starts from them, however slow the device is.
 */
export function useFilters(path: string) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isWithoutData = useHydratingWithoutData();
  const change = (next: ProductFilters) =>
    void navigate(filteredPath(path, next), { preventScrollReset: true, flushSync: true });
  return [isWithoutData ? {} : filtersFromQuery(new URLSearchParams(search)), change] as const;
}

/** The filters in the address of a category page. Its path has the category, and it has no words. */
export function categoryFiltersIn(params: URLSearchParams): CategoryFilters {
  const { q: _, category: __, ...filters } = filtersFromQuery(params);
  return filters;
}

interface NothingFoundProps {
  filters: ProductFilters;
  /** The page's category, in addition to its filters. */
  inCategory?: Category;
  facets: ProductSearch['facets'] | undefined;
  onChange: (filters: ProductFilters) => void;
}

/** The number of products without some of the filters, if one of these is on. */
function useCountWithout(filters: ProductFilters, names: readonly (keyof ProductFilters)[]) {
  const { queries } = useShop();
  const remaining = Object.fromEntries(Object.entries(filters).filter(([name]) => !names.some((one) => one === name)));
  const isOn = names.some((name) => filters[name] !== undefined);
  return useQuery({ ...queries.search({ ...remaining, sort: undefined, limit: 1 }), enabled: isOn }).data?.total;
}

/** Suggestions if nothing is found. Counts the results that the facets cannot: without the words, a price, or a fact. */
export function NothingFound({ filters, inCategory, facets, onChange }: NothingFoundProps) {
  const all = { ...filters, ...(inCategory && { category: [inCategory] }) };
  const without = {
    words: useCountWithout(all, ['q']),
    price: useCountWithout(all, ['minPrice', 'maxPrice']),
    model: useCountWithout(all, ['model']),
    storage: useCountWithout(all, ['storage']),
    battery: useCountWithout(all, ['minBattery']),
  };
  return <NoResults filters={filters} facets={facets} without={without} onChange={onChange} />;
}
