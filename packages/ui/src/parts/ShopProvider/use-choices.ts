import { createContext, use } from 'react';
import {
  defaultCategories,
  defaultLocations,
  type ShopCategory,
  type ShopLocation,
  type ShopLocations,
} from './choices.ts';

/** What `ShopProvider` has of its own. Absent: those of the contract, which need no entry to be named. */
export interface OwnChoices {
  categories?: readonly ShopCategory[] | undefined;
  locations?: ShopLocations | undefined;
}

/** Apart from the other values of a shop, and without the lists of the contract: what shows no list loads none. */
export const ChoicesContext = createContext<OwnChoices>({});

/** The shop's own categories and places, to name one. */
export const useOwnChoices = (): OwnChoices => use(ChoicesContext);

/** What sellers and buyers of a shop choose from. */
export interface ShopChoices {
  categories: readonly ShopCategory[];
  products: readonly ShopLocation[];
  bookings: readonly ShopLocation[];
}

/** All categories and places of the shop, to list them. */
export function useChoices(): ShopChoices {
  const { categories = defaultCategories, locations = defaultLocations } = useOwnChoices();
  const { products, bookings = products } = locations;
  return { categories, products, bookings };
}
