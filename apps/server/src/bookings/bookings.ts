import { createHash } from 'node:crypto';
import { lifetimes, type Booking } from '@apple-only/contract';
import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { isUniqueViolation, type Database } from '../storage/database.ts';
import { newId } from '../storage/id.ts';
import type { PhotoNames } from '../photos/photos.ts';
import { isPublic } from '../products/product-lists.ts';
import { ownedBy, refuseIfOthers } from '../products/products.ts';
import { HttpError, forbidden, noSuchProduct } from '../http-error.ts';
import type { Handlers } from '../calls/handlers.ts';
import { bookings, claims, products, pendingBookings, users } from '../storage/schema.ts';
import type { Settings } from '../settings.ts';
import { createMutex } from '../mutex.ts';

interface BookingDeps {
  database: Database;
  photos: PhotoNames;
  settings: Pick<Settings, 'bookingLimits' | 'requireProvenEmail'>;
}

export function bookingHandlers({
  database,
  photos,
  settings,
}: BookingDeps): Pick<Handlers, 'bookProduct' | 'recordBooking' | 'listBookings' | 'cancelBooking' | 'releaseBooking'> {
  const { bookingLimits: limits } = settings;
  const runExclusive = createMutex();
  const bookingCounts = prepareCounts(database);
  const claimStatement = prepareClaim(database, settings);
  const condition = isPublic(settings);

  const known = { booking: bookings, product: products, seller: users.email };
  type Known = {
    booking: typeof bookings.$inferSelect;
    product: typeof products.$inferSelect | null;
    seller: string | null;
  };

  const asBooking = ({ booking, product, seller }: Known): Booking => ({
    _id: booking._id,
    product: product?.name ?? booking.name,
    img: photos.absolute(product?.img ?? booking.img),
    selling_price: product?.selling_price ?? booking.selling_price,
    ...(product ? { productId: product._id, number: product.number, location: product.location } : {}),
    ...(seller === null ? {} : { seller_email: seller }),
    withdrawn: product === null && booking.released === null,
    ...(booking.released === null ? {} : { released: booking.released }),
  });

  /** A buyer's bookings with the current data of their products, newest first. */
  const bookingsOf = async (user: string, ...only: Parameters<typeof and>): Promise<Booking[]> => {
    const rows = await database
      .select(known)
      .from(bookings)
      .leftJoin(products, eq(products._id, bookings.product))
      .leftJoin(users, eq(users._id, products.seller))
      .where(and(eq(bookings.user, user), ...only))
      .orderBy(desc(bookings.time), desc(bookings._id));
    return rows.map(asBooking);
  };

  /** @throws {HttpError} if the buyer has reached a limit of bookings. */
  const refuseBeyondLimits = async (user: string) => {
    const { open = 0, daily = 0 } = (await bookingCounts.execute({ user, dayAgo: dayAgo().toISOString() }))[0] ?? {};
    if (open >= limits.open) {
      throw new HttpError(409, `You have ${open} open bookings. Cancel one before you book another.`);
    }
    if (daily >= limits.daily) {
      throw new HttpError(409, `You have booked ${daily} times within a day. Try again tomorrow.`);
    }
  };

  /** @throws {HttpError} if the product is not public, the same as for one that does not exist. */
  const refuseHidden = async (_id: string) => {
    if (!condition) return;
    const [product] = await database
      .select({ _id: products._id })
      .from(products)
      .where(and(eq(products._id, _id), condition));
    if (!product) throw noSuchProduct();
  };

  /** Claims the product for the buyer, within the limits of bookings. Resolves with whether that succeeded. */
  const claim = async (wanted: { product: string; user: string; phone: string | null; location: string | null }) => {
    for (;;) {
      const times = {
        time: new Date().toISOString(),
        dayAgo: dayAgo().toISOString(),
        hourAgo: oldestPending().toISOString(),
      };
      try {
        return (await claimStatement.execute({ _id: newId(), ...wanted, ...times })).length > 0;
      } catch (error) {
        // Another server has inserted this buyer's claim of the same number first. The limits bound how often that happens.
        if (!isUniqueViolation(error)) throw error;
      }
    }
  };

  return {
    async bookProduct({ caller, params, body }) {
      const user = caller._id;
      const { phone, location } = body ?? {};
      const contact = { phone: phone || null, location: location ?? null };
      // In turn, so that a buyer with many requests at once waits here, and not on connections that other callers need.
      const isClaimed = await runExclusive(user, () => claim({ product: params.productId, user, ...contact }));
      if (isClaimed) return { modifiedCount: 1 };
      // A new statement: the one above may have read before the caller's own simultaneous claim was there.
      const [holder] = await database
        .select({ user: bookings.user })
        .from(products)
        .leftJoin(bookings, eq(bookings.product, products._id))
        .where(and(eq(products._id, params.productId), condition && or(condition, eq(bookings.user, user))));
      if (!holder) throw noSuchProduct();
      if (holder.user === null) await refuseBeyondLimits(user);
      return { modifiedCount: holder.user === user ? 1 : 0 };
    },

    async recordBooking({ caller, body }) {
      if (body.user !== caller._id) throw forbidden('A booking can only be your own.');
      const img = photos.path(body.img);
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
        const [booking] = await bookingsOf(caller._id, eq(bookings._id, held._id));
        if (booking) return booking;
      }
      if (productId) await refuseHidden(productId);
      await sweepPendingBookings(database);
      const digest = createHash('sha256')
        .update(JSON.stringify([productId ?? null, name, img]))
        .digest('base64url');
      const pending = {
        user: caller._id,
        product: productId ?? null,
        name,
        img,
        digest,
        phone,
        location,
        time: new Date(),
      };
      const [stored] = await database
        .insert(pendingBookings)
        .values(pending)
        .onConflictDoUpdate({
          target: [pendingBookings.user, pendingBookings.digest],
          set: {
            time: pending.time,
            phone: sql`coalesce(${pendingBookings.phone}, ${phone})`,
            location: sql`coalesce(${pendingBookings.location}, ${location})`,
          },
        })
        .returning({ _id: pendingBookings._id });
      if (!stored) throw new Error('A proposal was neither inserted nor updated.');
      return { _id: stored._id, product: name, img: photos.absolute(img), withdrawn: false };
    },

    async listBookings({ caller, query }) {
      if (query.id !== caller._id && caller.role !== 'admin') throw forbidden('These are somebody else’s bookings.');
      return bookingsOf(query.id);
    },

    async cancelBooking({ caller, params, query }) {
      if (params.userId !== caller._id) throw forbidden('You can only cancel your own bookings.');
      const mine = await database
        .select({ _id: bookings._id })
        .from(bookings)
        .where(eq(bookings.user, caller._id))
        .limit(2);
      if (!query.booking && mine.length > 1) {
        throw new HttpError(409, 'You have several bookings. Name the one to cancel: ?booking={_id}.');
      }
      const which = query.booking ?? mine[0]?._id;
      if (!which) return { deletedCount: 0 };
      const deleted = await database
        .delete(bookings)
        .where(and(eq(bookings._id, which), eq(bookings.user, caller._id)))
        .returning({ _id: bookings._id });
      return { deletedCount: deleted.length };
    },

    async releaseBooking({ caller, params, body }) {
      const mine = database.select({ _id: products._id }).from(products).where(ownedBy(caller));
      const released = await database
        .update(bookings)
        .set({ product: null, released: body.reason })
        .where(and(eq(bookings._id, params.id), inArray(bookings.product, mine)))
        .returning({ _id: bookings._id });
      if (released.length === 0) {
        const [booking] = await database
          .select({ product: bookings.product })
          .from(bookings)
          .where(eq(bookings._id, params.id));
        if (booking?.product) await refuseIfOthers(database, booking.product, caller);
      }
      return { deletedCount: released.length };
    },
  };
}

/** The parameters of the prepared statements below. */
const param = {
  user: sql.param(sql.placeholder('user'), users._id),
  product: sql.param(sql.placeholder('product'), products._id),
  phone: sql.placeholder('phone'),
  location: sql.placeholder('location'),
  time: sql.placeholder('time'),
  dayAgo: sql.placeholder('dayAgo'),
  hourAgo: sql.placeholder('hourAgo'),
};

/** The counts of a buyer's bookings, and the number of their next claim. */
const counts = sql`select
  (select count(*) from ${bookings} where ${bookings.user} = ${param.user} and ${bookings.product} is not null)::int as open,
  (select count(*) from ${claims} where ${claims.user} = ${param.user} and ${claims.time} > ${param.dayAgo})::int as daily,
  (select coalesce(max(${claims.number}), 0) + 1 from ${claims} where ${claims.user} = ${param.user}) as number`;

const prepareCounts = (database: Database) =>
  database
    .select({ open: sql<number>`open`, daily: sql<number>`daily` })
    .from(sql`(${counts}) counts`)
    .prepare('counts_of_buyer');

/**
 * One statement inserts the booking's row, and the unique product admits one caller. Phone and location default to the proposal's.
 * The same statement numbers the claim, so that no two claims can count the same earlier ones: see `claims`.
 */
function prepareClaim(database: Database, settings: BookingDeps['settings']) {
  const { open, daily } = settings.bookingLimits;
  const fromPending = (column: typeof pendingBookings.phone | typeof pendingBookings.location) => sql`(
    select ${column} from ${pendingBookings}
    where ${pendingBookings.user} = ${param.user} and ${pendingBookings.time} > ${param.hourAgo}
      and (${pendingBookings.product} = p._id
        or ${pendingBookings.product} is null and ${pendingBookings.name} = p.name and ${pendingBookings.img} = p.img)
    order by ${pendingBookings.time} desc limit 1
  )`;
  const counted = database.$with('counted', {}).as(counts);
  const claimed = database.$with('claimed', {}).as(sql`
    insert into ${bookings} (_id, product, "user", name, img, selling_price, phone, location, time)
    select ${sql.placeholder('_id')}::uuid, p._id, ${param.user}::uuid, p.name, p.img, p.selling_price,
      coalesce(${param.phone}::text, ${fromPending(pendingBookings.phone)}),
      coalesce(${param.location}::text, ${fromPending(pendingBookings.location)}), ${param.time}::timestamptz
    from ${products} p, counted
    where ${and(sql`p._id = ${param.product} and open < ${open} and daily < ${daily}`, isPublic(settings, { seller: sql`p.seller`, listed_by: sql`p.listed_by` }))}
    on conflict (product) do nothing
    returning "user", time`);
  return database
    .with(counted, claimed)
    .insert(claims)
    .select(sql`select "user", number, time from claimed, counted`)
    .returning({ number: claims.number })
    .prepare('claim');
}

const dayAgo = () => new Date(Date.now() - lifetimes.dailyLimit);
const oldestPending = () => new Date(Date.now() - lifetimes.pendingBooking);

/** Deletes recorded bookings that are too old for a claim. */
export async function sweepPendingBookings(database: Database) {
  await database.delete(pendingBookings).where(lt(pendingBookings.time, oldestPending()));
}

/** Deletes claims that are too old for the daily limit. */
export async function sweepClaims(database: Database) {
  await database.delete(claims).where(lt(claims.time, dayAgo()));
}
