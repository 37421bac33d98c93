import type { Input } from '../calls/calls.ts';
import type { EnteredProduct } from '../products/fields.ts';
import type { Shop, TestUser } from './shop.ts';

export type Filters = Input<'searchProducts'>;

/** A word that no other name has. Letters only, because a search reads numbers in its own way. */
export const uniqueWord = () =>
  crypto
    .randomUUID()
    .replaceAll('-', '')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** Searches, and products to be found. */
export const searchActions = (shop: Shop) => ({
  search: (filters: Filters) => shop.call('searchProducts', filters),

  /** Lists products whose names have a word in common, the first one first. Returns the word. */
  listProducts: async (products: readonly Partial<EnteredProduct>[], by?: TestUser): Promise<string> => {
    const word = uniqueWord();
    for (const one of products) await shop.product({ ...one, name: `${one.name ?? 'iPhone 13'} ${word}` }, by);
    return word;
  },
});
