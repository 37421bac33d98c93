import { createHash } from 'node:crypto';
import { lifetimes, type Booking } from '@apple-only/contract';
import { and, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { newId } from './id.ts';
import type { PhotoNames } from './photos.ts';
import { Refusal, forbidden } from './refusal.ts';
import type { Handlers } from './handlers.ts';
import { bookings, claims, products, proposals, users } from './schema.ts';
import type { Settings } from './settings.ts';
import { createTurns } from './turns.ts';

interface BookingDeps {
  database: Database;
  photos: PhotoNames;
  limits: Settings['bookingLimits'];
}

export function bookingHandlers({
  database,
  photos,
  limits,
}: BookingDeps): Pick<Handlers, 'bookProduct' | 'recordBooking' | 'listBookings' | 'cancelBooking'> {
  const inTurn = createTurns();

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
    withdrawn: product === null,
  });

  /** A buyer's bookings with what is known of their products today, newest first. */
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

  /** @throws {Refusal} if the buyer may book nothing more now. */
  const refuseBeyondLimits = async (user: string) => {
    const { open, daily } = await countsOf(database, user);
    if (open >= limits.open) {
      throw new Refusal(409, `You have ${open} open bookings. Cancel one before you book another.`);
    }
    if (daily >= limits.daily) {
      throw new Refusal(409, `You have booked ${daily} times within a day. Try again tomorrow.`);
    }
  };

  return {
    async bookProduct({ caller, params, body }) {
      const user = caller._id;
      // A buyer's claims come one after the other, so that each counts those before it: in this server by turns, and among
      // several by the lock.
      const book = () =>
        database.transaction(async (transaction) => {
          await transaction.select({ _id: users._id }).from(users).where(eq(users._id, user)).for('no key update');
          const { open, daily } = await countsOf(transaction, user);
          if (open >= limits.open || daily >= limits.daily) return false;
          const phone = body?.phone || null;
          const location = body?.location ?? null;
          const claimed = await claim(transaction, { product: params.productId, user, phone, location });
          if (claimed) await transaction.insert(claims).values({ user, time: new Date() });
          return claimed;
        });
      const isClaimed = await inTurn(user, book);
      if (isClaimed) return { modifiedCount: 1 };
      // A fresh statement: the one above may have looked before the caller's own simultaneous claim was there.
      const [holder] = await database
        .select({ user: bookings.user })
        .from(products)
        .leftJoin(bookings, eq(bookings.product, products._id))
        .where(eq(products._id, params.productId));
      if (!holder) throw new Refusal(404, 'There is no such product.');
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
      await sweepProposals(database);
      const digest = createHash('sha256')
        .update(JSON.stringify([productId ?? null, name, img]))
        .digest('base64url');
      const proposal = {
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
        .insert(proposals)
        .values(proposal)
        .onConflictDoUpdate({
          target: [proposals.user, proposals.digest],
          set: {
            time: proposal.time,
            phone: sql`coalesce(${proposals.phone}, ${phone})`,
            location: sql`coalesce(${proposals.location}, ${location})`,
          },
        })
        .returning({ _id: proposals._id });
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
        throw new Refusal(409, 'You have several bookings. Name the one to cancel: ?booking={_id}.');
      }
      const which = query.booking ?? mine[0]?._id;
      if (!which) return { deletedCount: 0 };
      const deleted = await database
        .delete(bookings)
        .where(and(eq(bookings._id, which), eq(bookings.user, caller._id)))
        .returning({ _id: bookings._id });
      return { deletedCount: deleted.length };
    },
  };
}

/** How much a buyer has booked. */
async function countsOf(database: Database, user: string): Promise<{ open: number; daily: number }> {
  const since = new Date(Date.now() - lifetimes.daily);
  const [counts] = await database
    .select({
      open: database.$count(bookings, and(eq(bookings.user, users._id), isNotNull(bookings.product))),
      daily: database.$count(claims, and(eq(claims.user, users._id), gt(claims.time, since))),
    })
    .from(users)
    .where(eq(users._id, user));
  return counts ?? { open: 0, daily: 0 };
}

/** The claim is the booking's row: one statement, and the unique product lets one caller in. Takes up what was proposed. */
async function claim(
  database: Database,
  { product, user, phone, location }: { product: string; user: string; phone: string | null; location: string | null },
): Promise<boolean> {
  const proposed = (column: typeof proposals.phone | typeof proposals.location) => sql`(
    select ${column} from ${proposals}
    where ${proposals.user} = ${user}::uuid and ${proposals.time} > ${oldestProposal().toISOString()}::timestamptz
      and (${proposals.product} = p._id
        or ${proposals.product} is null and ${proposals.name} = p.name and ${proposals.img} = p.img)
    order by ${proposals.time} desc limit 1
  )`;
  const claimed = await database
    .insert(bookings)
    .select(
      sql`select ${newId()}::uuid, p._id, ${user}::uuid, p.name, p.img, p.selling_price,
        coalesce(${phone}::text, ${proposed(proposals.phone)}),
        coalesce(${location}::text, ${proposed(proposals.location)}), ${new Date().toISOString()}::timestamptz
      from ${products} p where p._id = ${sql.param(product, products._id)}`,
    )
    .onConflictDoNothing({ target: bookings.product })
    .returning({ _id: bookings._id });
  return claimed.length > 0;
}

const oldestProposal = () => new Date(Date.now() - lifetimes.proposal);

/** Forgets recorded bookings that were never claimed. */
export async function sweepProposals(database: Database) {
  await database.delete(proposals).where(lt(proposals.time, oldestProposal()));
}

/** Forgets when buyers have booked, once that counts no more. */
export async function sweepClaims(database: Database) {
  await database.delete(claims).where(lt(claims.time, new Date(Date.now() - lifetimes.daily)));
}
