import { bookedEditRefusal, furtherPhotos, isSameDeal, isSameValue } from '@apple-only/contract';
import { and, eq } from 'drizzle-orm';
import type { Handlers } from '../calls/handlers.ts';
import { HttpError, noSuchProduct } from '../http-error.ts';
import type { PhotoNames } from '../photos/photos.ts';
import type { Database } from '../storage/database.ts';
import { bookings, products } from '../storage/schema.ts';
import { listedPhotos, resolvePhotos } from './product-photos.ts';
import { isChangeableBy, refuseOtherSellers } from './ownership.ts';
import type { ProductLists } from './product-lists.ts';

interface EditDeps {
  database: Database;
  lists: Pick<ProductLists, 'ownProduct'>;
  photos: Pick<PhotoNames, 'resolve'>;
}

export const editProductHandler =
  ({ database, lists, photos }: EditDeps): Handlers['editProduct'] =>
  async ({ caller, params, body }) => {
    const _id = params.id;
    const { photos: _, ...entered } = body;
    const resolved = await resolvePhotos(body, photos);
    await database.transaction(async (transaction) => {
      // Waits for claims in progress, whose bookings refer to this row; later ones wait for the end of the edit.
      const [before] = await transaction
        .select()
        .from(products)
        .where(and(eq(products._id, _id), isChangeableBy(caller)))
        .for('update');
      if (!before) return;
      // A body without `photos` keeps the product's current further photos.
      const further_photos = furtherPhotos(resolved, before.further_photos);
      const facts = { ...entered, img: resolved.img, further_photos };
      const isBooked = (await transaction.$count(bookings, eq(bookings.product, _id))) > 0;
      const after = { ...before, ...facts, photos: listedPhotos(facts) };
      if (isBooked && !isSameDeal({ ...before, photos: listedPhotos(before) }, after))
        throw new HttpError('booked', bookedEditRefusal);
      const isEdited = (Object.keys(facts) as (keyof typeof facts)[]).some(
        (fact) => !isSameValue(before[fact], facts[fact]),
      );
      await transaction
        .update(products)
        .set({ ...facts, listed_by: caller.signedIn, ...(isEdited && { edited_at: new Date() }) })
        .where(eq(products._id, _id));
    });
    await refuseOtherSellers(database, _id, caller);
    const product = await lists.ownProduct(_id);
    if (!product) throw noSuchProduct();
    return product;
  };
