import type { AdvertCall } from '@apple-only/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../storage/database.ts';
import type { Handlers } from '../calls/handlers.ts';
import type { ProductLists } from './product-lists.ts';
import { isChangeableBy, refuseOtherSellers } from './ownership.ts';
import { noSuchProduct } from '../http-error.ts';
import { adverts, products } from '../storage/schema.ts';

export function advertHandlers({
  database,
  lists,
}: {
  database: Database;
  lists: ProductLists;
}): Pick<Handlers, AdvertCall> {
  return {
    // Newest first by the product's own time, as in every list: advertising again does not move a product up.
    listAdvertised: lists.advertised,

    async advertiseProduct({ caller, body }) {
      const ownProduct = and(eq(products._id, body._id), isChangeableBy(caller));
      await database
        .insert(adverts)
        .select(
          sql`select ${products._id}, ${new Date().toISOString()}::timestamptz from ${products} where ${ownProduct}`,
        )
        .onConflictDoNothing();
      await refuseOtherSellers(database, body._id, caller);
      const product = await lists.listedProduct(body._id);
      if (!product) throw noSuchProduct();
      return product;
    },

    async stopAdvertising({ caller, params }) {
      const changeableProducts = database.select({ _id: products._id }).from(products).where(isChangeableBy(caller));
      const deleted = await database
        .delete(adverts)
        .where(and(eq(adverts.product, params.id), inArray(adverts.product, changeableProducts)))
        .returning({ product: adverts.product });
      if (deleted.length === 0) await refuseOtherSellers(database, params.id, caller);
      return { deletedCount: deleted.length };
    },
  };
}
