import type { ListedProduct, Product } from '@apple-only/contract';
import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { afterCursor, onePage, rowsToRead } from './page.ts';
import type { PhotoAddresses } from './photos.ts';
import type { Handlers } from './handlers.ts';
import { adverts, bookings, products, users } from './schema.ts';

interface ProductDeps {
  database: Database;
  photos: PhotoAddresses;
}

/** What a list asks for, and what it says when there is more. */
interface Listing {
  query: { limit?: number | undefined; cursor?: string | undefined };
  more: (cursor: string) => void;
}

/** A product as people see it. Whether it is booked, advertised and of a verified seller is joined, never stored. */
const shown = {
  _id: products._id,
  id: products.seller,
  name: products.name,
  condition: products.condition,
  location: products.location,
  category: products.category,
  purchase_year: products.purchase_year,
  use_year: products.use_year,
  img: products.img,
  original_price: products.original_price,
  selling_price: products.selling_price,
  description: products.description,
  verify: users.verify,
  time: products.time,
  booking: isNotNull(bookings._id).mapWith(Boolean),
  advertised: isNotNull(adverts.product).mapWith(Boolean),
  email: products.email,
  seller_email: users.email,
  number: products.number,
};

/** Lists of products, newest first. */
export function createList({ database, photos }: ProductDeps) {
  const asProduct = ({ img, time, ...facts }: Omit<Product, 'time'> & { time: Date }): Product => ({
    ...facts,
    img: photos.absolute(img),
    time: time.toISOString(),
  });

  return async (condition: SQL | undefined, { query, more }: Listing): Promise<Product[]> => {
    const rows = await database
      .select(shown)
      .from(products)
      .innerJoin(users, eq(users._id, products.seller))
      .leftJoin(bookings, eq(bookings.product, products._id))
      .leftJoin(adverts, eq(adverts.product, products._id))
      .where(and(condition, afterCursor(query, products)))
      .orderBy(desc(products.time), desc(products._id))
      .limit(rowsToRead(query));
    return onePage(rows, query, more).map(asProduct);
  };
}

export type List = ReturnType<typeof createList>;

/** What everybody may see: not how to reach the seller. */
export function withoutContact(product: Product): ListedProduct {
  const { email: _, seller_email: __, number: ___, ...listed } = product;
  return listed;
}

export function productHandlers(list: List): Pick<Handlers, 'listNewest' | 'listCategory'> {
  const inCategory = (category: Product['category']) => eq(products.category, category);
  return {
    listNewest: async ({ params, ...listing }) =>
      (await list(inCategory(params.category), listing)).map(withoutContact),
    listCategory: ({ params, ...listing }) => list(inCategory(params.category), listing),
  };
}
