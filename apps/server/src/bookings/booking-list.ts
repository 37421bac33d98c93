import type { Booking } from '@apple-only/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { PhotoNames } from '../photos/photos.ts';
import type { Database } from '../storage/database.ts';
import { bookings, products, users } from '../storage/schema.ts';

const columns = { booking: bookings, product: products, seller: users.email };
type BookingRow = {
  booking: typeof bookings.$inferSelect;
  product: typeof products.$inferSelect | null;
  seller: string | null;
};

/** Returns a function that reads a buyer's bookings, with the current data of their products, newest first. */
export function createBookingList(database: Database, photos: PhotoNames) {
  const asBooking = ({ booking, product, seller }: BookingRow): Booking => ({
    _id: booking._id,
    product: product?.name ?? booking.name,
    img: photos.absolute(product?.img ?? booking.img),
    selling_price: product?.selling_price ?? booking.selling_price,
    ...(product ? { productId: product._id, number: product.number, location: product.location } : {}),
    ...(product?.edited_at && product.edited_at > booking.time ? { edited: product.edited_at.toISOString() } : {}),
    ...(seller === null ? {} : { seller_email: seller }),
    withdrawn: product === null && booking.released === null,
    ...(booking.released === null ? {} : { released: booking.released }),
  });

  return async (user: string, ...only: Parameters<typeof and>): Promise<Booking[]> => {
    const rows = await database
      .select(columns)
      .from(bookings)
      .leftJoin(products, eq(products._id, bookings.product))
      .leftJoin(users, eq(users._id, products.seller))
      .where(and(eq(bookings.user, user), ...only))
      .orderBy(desc(bookings.time), desc(bookings._id));
    return rows.map(asBooking);
  };
}
