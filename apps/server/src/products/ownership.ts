import { eq } from 'drizzle-orm';
import { forbidden } from '../http-error.ts';
import type { Database } from '../storage/database.ts';
import { products, type UserRow } from '../storage/schema.ts';

/** The condition that the caller may change a product. An admin may change any. */
export const isChangeableBy = ({ _id, role }: Pick<UserRow, '_id' | 'role'>) =>
  role === 'admin' ? undefined : eq(products.seller, _id);

/** Called if nothing was changed: refuses if that is because the product belongs to another seller. */
export async function refuseOtherSellers(database: Database, id: string, { _id, role }: UserRow) {
  if (role === 'admin') return;
  const [product] = await database.select({ seller: products.seller }).from(products).where(eq(products._id, id));
  if (product && product.seller !== _id) throw forbidden('This product belongs to another seller.');
}
