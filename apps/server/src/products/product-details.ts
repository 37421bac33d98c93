import {
  similarLimit,
  withdrawnRefusal,
  type ListedProduct,
  type Product,
  type ProductCall,
  lifetimes,
} from '@apple-only/contract';
import { eq, lt, sql } from 'drizzle-orm';
import { RawJson } from '../calls/raw-json.ts';
import type { Handlers } from '../calls/handlers.ts';
import { HttpError, noSuchProduct } from '../http-error.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import { bookings, products, withdrawnProducts } from '../storage/schema.ts';
import { isPublic, type ProductLists } from './product-lists.ts';

interface ProductDetailDeps {
  /** Over the connections of product lists. */
  listDatabase: Database;
  lists: Pick<ProductLists, 'publicProduct' | 'productForUsers' | 'byIds'>;
  settings: Pick<Settings, 'requireProvenEmail'>;
}

/** How many of a category's newest products are compared: its index finds them, and their names are then compared. */
const maxCompared = 200;

/** The calls about one product, for its page. */
export function productDetailHandlers({
  listDatabase,
  lists,
  settings,
}: ProductDetailDeps): Pick<Handlers, Extract<ProductCall, 'getProduct' | 'listSimilar' | 'getContact'>> {
  const similar = prepareSimilar(listDatabase, settings);

  /** The refusal for a product that the public does not see. */
  async function missing(id: string) {
    const [withdrawn] = await listDatabase
      .select({ proven: withdrawnProducts.proven })
      .from(withdrawnProducts)
      .where(eq(withdrawnProducts._id, id));
    // No visitor ever saw a hidden product, and none may learn that it existed.
    const wasPublic = withdrawn && (withdrawn.proven || !settings.requireProvenEmail);
    return wasPublic ? new HttpError('withdrawn', withdrawnRefusal) : noSuchProduct();
  }

  return {
    async getProduct({ params }) {
      const product = await lists.publicProduct(params.id);
      if (!product) throw await missing(params.id);
      return product;
    },

    async getContact({ params }) {
      const product = await lists.productForUsers(params.id);
      if (!product) throw await missing(params.id);
      const { email, seller_email, number } = JSON.parse(product.json) as Product;
      return { email, seller_email, number };
    },

    async listSimilar({ params }) {
      const rows = await similar.execute({ id: params.id });
      if (rows.length === 0) throw noSuchProduct();
      const ids = rows.flatMap(({ _id }) => _id ?? []);
      const found = await lists.byIds(ids);
      // One that was deleted meanwhile is left out.
      return new RawJson<ListedProduct[]>(`[${ids.flatMap((id) => found.get(id) ?? []).join(',')}]`);
    },
  };
}

/**
 * The ids of products similar to one: of its category, on the market, the most similar name first, then the newest. No row
 * if there is no such product; a row without an id if none is similar.
 */
function prepareSimilar(database: Database, settings: Pick<Settings, 'requireProvenEmail'>) {
  const id = sql.param(sql.placeholder('id'), products._id);
  const visible = isPublic(settings) ?? sql`true`;
  const wasVisible = settings.requireProvenEmail ? sql`${withdrawnProducts.proven}` : sql`true`;
  const others = isPublic(settings, { seller: sql`p.seller`, listed_by: sql`p.listed_by` }) ?? sql`true`;
  return database
    .select({ _id: sql<string | null>`nearest._id` })
    .from(
      sql`(
        select ${products.category}, ${products.name} from ${products} where ${products._id} = ${id} and ${visible}
        union all
        select ${withdrawnProducts.category}, ${withdrawnProducts.name} from ${withdrawnProducts}
        where ${withdrawnProducts._id} = ${id} and ${wasVisible}
      ) as subject left join lateral (
        select p._id from (
          select * from ${products} other where other.category = subject.category
          order by other.time desc, other._id desc limit ${sql.raw(String(maxCompared))}
        ) p
        where p._id <> ${id} and not exists (select from ${bookings} where ${bookings.product} = p._id) and ${others}
        order by similarity(p.name, subject.name) desc, p.time desc, p._id desc
        limit ${sql.raw(String(similarLimit))}
      ) as nearest on true`,
    )
    .prepare('similar');
}

/** Deletes the records of products that were withdrawn long ago. */
export async function sweepWithdrawn(database: Database) {
  await database
    .delete(withdrawnProducts)
    .where(lt(withdrawnProducts.time, new Date(Date.now() - lifetimes.withdrawnProduct)));
}
