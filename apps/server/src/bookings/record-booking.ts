import { and, desc, eq, sql } from 'drizzle-orm';
import type { Handlers } from '../calls/handlers.ts';
import { forbidden, noSuchProduct } from '../http-error.ts';
import type { PhotoNames } from '../photos/photos.ts';
import { isPublic } from '../products/product-lists.ts';
import type { Database } from '../storage/database.ts';
import { bookings, products } from '../storage/schema.ts';
import type { createBookingList } from './booking-list.ts';
import type { ClaimSettings } from './claims.ts';
import { storePending } from './pending-bookings.ts';

export interface BookingDeps {
  database: Database;
  photos: PhotoNames;
  settings: ClaimSettings;
}

/** Completes the caller's claimed booking with phone and location; without a claim, stores a pending booking. */
export function recordBookingHandler(
  { database, photos, settings }: BookingDeps,
  bookingList: Pick<ReturnType<typeof createBookingList>, 'read'>,
): Handlers['recordBooking'] {
  const publicCondition = isPublic(settings);

  /** @throws {HttpError} if the product is not public, the same as for one that does not exist. */
  const refuseHidden = async (_id: string) => {
    if (!publicCondition) return;
    const [product] = await database
      .select({ _id: products._id })
      .from(products)
      .where(and(eq(products._id, _id), publicCondition));
    if (!product) throw noSuchProduct();
  };

  return async ({ caller, body }) => {
    if (body.user !== caller._id) throw forbidden('You can only book for yourself.');
    const img = photos.toPath(body.img);
    const { product: name, productId } = body;
    const phone = body.phone || null;
    const location = body.location ?? null;
    const [held] = await database
      .select({ _id: bookings._id })
      .from(bookings)
      .innerJoin(products, eq(products._id, bookings.product))
      .where(
        and(
          eq(bookings.user, caller._id),
          productId ? eq(products._id, productId) : and(eq(products.name, name), eq(products.img, img)),
        ),
      )
      .orderBy(desc(bookings.time), desc(bookings._id))
      .limit(1);
    if (held) {
      await database
        .update(bookings)
        .set({
          phone: sql`coalesce(${bookings.phone}, ${phone})`,
          location: sql`coalesce(${bookings.location}, ${location})`,
        })
        .where(eq(bookings._id, held._id));
      const booking = await bookingList.read(held._id);
      if (booking) return booking;
    }
    if (productId) await refuseHidden(productId);
    const pending = { user: caller._id, product: productId ?? null, name, img, phone, location };
    const _id = await storePending(database, pending);
    return { _id, product: name, img: photos.toAddress(img), withdrawn: false };
  };
}
