import type { Category, CategoryFilters, ProductFilters, ProductSearch } from '@apple-only/contract';
import { NoResults } from '@apple-only/ui';
import { useQuery } from '@tanstack/react-query';
import { type ShouldRevalidateFunction, useLocation, useNavigate } from 'react-router-dom';
import { useHydratingEmpty } from '../lists/list.tsx';
import { filteredPath, filtersIn } from './search-address.ts';
import { useShop } from '../shop.ts';

/**
 * For a page with filters: its loader only begins early, and the page itself reads what later filters find. A loader would also hold up
 * the new address: after one, React Router forgets `flushSync`, and what is pressed next would begin with the old filters.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/**
 * The filters in the address of a page, none while a page that was served without data hydrates. They change with the press: what is
 * pressed next begins with them, however slow the device is.
 */
export function useFilters(path: string) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isEmpty = useHydratingEmpty();
  const change = (next: ProductFilters) =>
    void navigate(filteredPath(path, next), { preventScrollReset: true, flushSync: true });
  return [isEmpty ? {} : filtersIn(new URLSearchParams(search)), change] as const;
}

/** The filters of a category page in its address. The page names the category, and has no words. */
export function categoryFiltersIn(params: URLSearchParams): CategoryFilters {
  const { q: _, category: __, ...filters } = filtersIn(params);
  return filters;
}

interface NothingFoundProps {
  filters: ProductFilters;
  /** The category that the page has, besides its filters. */
  within?: Category;
  facets: ProductSearch['facets'] | undefined;
  onChange: (filters: ProductFilters) => void;
}

/** The number of products without some of the filters, if one of these is on. */
function useCountWithout(filters: ProductFilters, names: readonly (keyof ProductFilters)[]) {
  const { queries } = useShop();
  const left = Object.fromEntries(Object.entries(filters).filter(([name]) => !names.some((one) => one === name)));
  const isOn = names.some((name) => filters[name] !== undefined);
  return useQuery({ ...queries.search({ ...left, sort: undefined, limit: 1 }), enabled: isOn }).data?.total;
}

/** What to do if nothing is found. What the facets do not tell is counted here: all without the words, a price, or a fact. */
export function NothingFound({ filters, within, facets, onChange }: NothingFoundProps) {
  const all = { ...filters, ...(within && { category: [within] }) };
  const without = {
    words: useCountWithout(all, ['q']),
    price: useCountWithout(all, ['minPrice', 'maxPrice']),
    model: useCountWithout(all, ['model']),
    storage: useCountWithout(all, ['storage']),
    battery: useCountWithout(all, ['minBattery']),
  };
  return <NoResults filters={filters} facets={facets} without={without} onChange={onChange} />;
}
