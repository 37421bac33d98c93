import type { User } from '@apple-only/contract';
import { paths } from '../paths.ts';
import type { Shop } from '../shop.ts';

/** The query of a seller's products, as My Products shows them. */
export const ownProductsOf = (queries: Shop['queries'], { _id: id }: User) =>
  queries.ownProducts.pages({ id, limit: 24 });

/** The address of the form that edits a product. */
export const pathOfEdit = (id: string) => `${paths.myProducts}?edit=${encodeURIComponent(id)}`;
