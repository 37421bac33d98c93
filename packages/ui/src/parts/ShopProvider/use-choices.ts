import { createContext, use } from 'react';
import { defaultCategories, defaultLocations, type ShopCategory, type ShopLocation } from './choices.ts';

/** What sellers and buyers of a shop choose from. */
export interface ShopChoices {
  categories: readonly ShopCategory[];
  locations: { products: readonly ShopLocation[]; bookings: readonly ShopLocation[] };
}

/** Apart from the other values of a shop: what shows no category and no place loads no list of them. */
export const ChoicesContext = createContext<ShopChoices>({
  categories: defaultCategories,
  locations: defaultLocations,
});

/** The categories and the places of the shop, as `ShopProvider` has them. */
export const useChoices = (): ShopChoices => use(ChoicesContext);
