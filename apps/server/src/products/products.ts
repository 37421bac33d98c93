import { createHash } from 'node:crypto';
import {
  furtherPhotos,
  lifetimes,
  type NewProduct,
  type Product,
  type ProductCall,
  withoutNulls,
} from '@apple-only/contract';
import { and, eq, gt, lt, lte } from 'drizzle-orm';
import type * as v from 'valibot';
import { RawJson } from '../calls/raw-json.ts';
import type { Database } from '../storage/database.ts';
import type { Handlers, SignedInUser } from '../calls/handlers.ts';
import { newId } from '../storage/id.ts';
import type { PhotoNames } from '../photos/photos.ts';
import { editProductHandler } from './edit-product.ts';
import type { ProductLists } from './product-lists.ts';
import { HttpError, forbidden, unauthorized } from '../http-error.ts';
import { idempotencyKeys, products, users } from '../storage/schema.ts';
import { listedPhotos, resolvePhotos } from './product-photos.ts';
import { isChangeableBy, refuseOtherSellers } from './ownership.ts';

interface ProductDeps {
  database: Database;
  lists: ProductLists;
  photos: PhotoNames;
}

export function productHandlers(
  deps: ProductDeps,
): Pick<Handlers, Exclude<ProductCall, 'getProduct' | 'listSimilar' | 'getContact' | 'listCategory'>> {
  const { database, lists, photos } = deps;
  return {
    listNewest: ({ params, ...listing }) => lists.newest(params.category, listing),

    async addProduct({ caller, body, key }) {
      if (key === undefined) {
        const { row, answer } = await newProductRow(body, caller, photos);
        await database.insert(products).values(row);
        return answer;
      }
      const digest = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
      const first = await storedResponse(database, { user: caller._id, key, digest });
      if (first) return first;
      const { row, answer } = await newProductRow(body, caller, photos);
      const json = JSON.stringify(answer);
      const written = await database.transaction(async (transaction) => {
        // A simultaneous call waits here until this transaction ends, and then finds the key taken.
        const [taken] = await transaction
          .insert(idempotencyKeys)
          .values({ user: caller._id, key, digest, answer: json, time: new Date() })
          .onConflictDoUpdate({
            target: [idempotencyKeys.user, idempotencyKeys.key],
            set: { digest, answer: json, time: new Date() },
            setWhere: lt(idempotencyKeys.time, oldestKey()),
          })
          .returning({ key: idempotencyKeys.key });
        if (taken) await transaction.insert(products).values(row);
        return taken !== undefined;
      });
      if (written) return answer;
      const other = await storedResponse(database, { user: caller._id, key, digest });
      // There is none if the user was deleted at this moment.
      if (!other) throw unauthorized('This account no longer exists.');
      return other;
    },

    async listOwnProducts({ caller, query, onNextCursor }) {
      if (query.id !== caller._id && caller.role !== 'admin') throw forbidden('You can only see your own products.');
      return lists.own(query.id, { query, onNextCursor });
    },

    async confirmProduct({ caller, params }) {
      const confirmed = await database
        .update(products)
        .set({ listed_by: caller.signedIn })
        .from(users)
        .where(
          and(
            eq(products._id, params.id),
            eq(products.seller, caller._id),
            eq(users._id, products.seller),
            lt(products.listed_by, users.proven_by),
            // A sign-in from before the proof confirms nothing, even if its call was already under way.
            lte(users.proven_by, caller.signedIn),
          ),
        )
        .returning({ _id: products._id });
      if (confirmed.length === 0) await refuseOtherSellers(database, params.id, caller);
      return { modifiedCount: confirmed.length };
    },

    editProduct: editProductHandler(deps),

    async deleteProduct({ caller, params }) {
      const deleted = await database
        .delete(products)
        .where(and(eq(products._id, params.id), isChangeableBy(caller)))
        .returning({ _id: products._id });
      if (deleted.length === 0) await refuseOtherSellers(database, params.id, caller);
      return { deletedCount: deleted.length };
    },
  };
}

/** The row of a new product, and the response to the call. */
async function newProductRow(body: v.InferOutput<typeof NewProduct>, seller: SignedInUser, photos: PhotoNames) {
  const resolved = await resolvePhotos(body, photos);
  const { img } = resolved;
  const further_photos = furtherPhotos(resolved);
  const all = listedPhotos({ img, further_photos });
  const { photos: _, ...entered } = body;
  const facts = { ...entered, _id: newId(), img };
  const time = new Date();
  const answer: Product = {
    ...withoutNulls(facts),
    id: seller._id,
    img: photos.toAddress(img),
    ...(all && { photos: all.map(photos.toAddress) }),
    verify: seller.verify,
    time: time.toISOString(),
    booking: false,
    advertised: false,
    seller_email: seller.email,
  };
  return { row: { ...facts, further_photos, seller: seller._id, time, listed_by: seller.signedIn }, answer };
}

const oldestKey = () => new Date(Date.now() - lifetimes.idempotencyKey);

/** The response to the first call with this key. Refuses if that call had another body. */
async function storedResponse(
  database: Database,
  { user, key, digest }: { user: string; key: string; digest: string },
) {
  const [first] = await database
    .select({ digest: idempotencyKeys.digest, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.user, user), eq(idempotencyKeys.key, key), gt(idempotencyKeys.time, oldestKey())));
  if (first && first.digest !== digest) {
    throw new HttpError(409, 'An earlier call had this Idempotency-Key and another body.');
  }
  return first && new RawJson<Product>(first.answer);
}

/** Deletes expired keys. */
export async function sweepKeys(database: Database) {
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.time, oldestKey()));
}
