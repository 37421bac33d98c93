import { pageLimits, type Booking } from '@apple-only/contract';
import { and, eq } from 'drizzle-orm';
import { openPage, type PageRequest } from '../calls/page.ts';
import type { PhotoNames } from '../photos/photos.ts';
import type { Database } from '../storage/database.ts';
import { bookings, products, users } from '../storage/schema.ts';

const columns = { booking: bookings, product: products, seller: users.email };
type BookingRow = {
  booking: typeof bookings.$inferSelect;
  product: typeof products.$inferSelect | null;
  seller: string | null;
};

/** Reads a buyer's bookings, with the current data of their products. */
export function createBookingList(database: Database, photos: PhotoNames) {
  const asBooking = ({ booking, product, seller }: BookingRow): Booking => ({
    _id: booking._id,
    product: product?.name ?? booking.name,
    img: photos.toAddress(product?.img ?? booking.img),
    selling_price: product?.selling_price ?? booking.selling_price,
    ...(product ? { productId: product._id, number: product.number, location: product.location } : {}),
    ...(product?.edited_at && product.edited_at > booking.time ? { edited: product.edited_at.toISOString() } : {}),
    ...(seller === null ? {} : { seller_email: seller }),
    withdrawn: product === null && booking.released === null,
    ...(booking.released === null ? {} : { released: booking.released }),
  });

  const select = (...where: Parameters<typeof and>) =>
    database
      .select(columns)
      .from(bookings)
      .leftJoin(products, eq(products._id, bookings.product))
      .leftJoin(users, eq(users._id, products.seller))
      .where(and(...where));

  return {
    /** A page of a buyer's bookings, newest first. */
    async list(user: string, request: PageRequest): Promise<Booking[]> {
      const page = openPage(bookings, request, pageLimits.bookings);
      const rows = await select(eq(bookings.user, user), page.after)
        .orderBy(...page.order)
        .limit(page.rowLimit);
      const shown = page.trim(rows, ({ booking }) => ({ time: booking.time.toISOString(), _id: booking._id }));
      return shown.map(asBooking);
    },

    async read(_id: string): Promise<Booking | undefined> {
      const [row] = await select(eq(bookings._id, _id));
      return row && asBooking(row);
    },
  };
}
