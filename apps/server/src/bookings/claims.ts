import { fixedWhileBooked, type FixedWhileBooked, lifetimes, type NewClaim } from '@apple-only/contract';
import { and, lt, sql } from 'drizzle-orm';
import { HttpError } from '../http-error.ts';
import { isPublic } from '../products/product-lists.ts';
import type { Settings } from '../settings.ts';
import { isUniqueViolation, type Database } from '../storage/database.ts';
import { newId } from '../storage/id.ts';
import { bookings, claims, pendingBookings, products, users } from '../storage/schema.ts';

export type ClaimSettings = Pick<Settings, 'bookingLimits' | 'requireProvenEmail'>;

interface ClaimRequest {
  product: string;
  user: string;
  phone: string | null;
  location: string | null;
  expected: NewClaim['expected'];
}

export function createClaims(database: Database, settings: ClaimSettings) {
  const { bookingLimits: limits } = settings;
  const bookingCounts = prepareCounts(database);
  const claimStatement = prepareClaim(database, settings);

  return {
    /** @throws {HttpError} if the buyer has reached a limit of bookings. */
    async refuseBeyondLimits(user: string) {
      const { open = 0, daily = 0 } = (await bookingCounts.execute({ user, dayAgo: dayAgo().toISOString() }))[0] ?? {};
      if (open >= limits.open) {
        throw new HttpError('booking-limit', `You have ${open} open bookings. Cancel one before you book another.`);
      }
      if (daily >= limits.daily) {
        throw new HttpError('booking-limit', `You have booked ${daily} products in a day. Try again tomorrow.`);
      }
    },

    /** Claims the product for the buyer if it is as expected and the booking limits allow it. Resolves with whether that succeeded. */
    async claim({ expected = {}, ...request }: ClaimRequest) {
      const { photos } = expected;
      const claim = {
        ...request,
        expected: JSON.stringify(photos ? { ...expected, photos: joinPhotos(photos) } : expected),
      };
      for (;;) {
        const times = {
          time: new Date().toISOString(),
          dayAgo: dayAgo().toISOString(),
          hourAgo: oldestPending().toISOString(),
        };
        try {
          return (await claimStatement.execute({ ...claim, _id: newId(), ...times })).length > 0;
        } catch (error) {
          // Another server has inserted this buyer's claim of the same number first. The limits bound how often that happens.
          if (!isUniqueViolation(error)) throw error;
        }
      }
    },
  };
}

/** The parameters of the prepared statements below. */
const param = {
  user: sql.param(sql.placeholder('user'), users._id),
  product: sql.param(sql.placeholder('product'), products._id),
  phone: sql.placeholder('phone'),
  location: sql.placeholder('location'),
  expected: sql.placeholder('expected'),
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
 * One statement inserts the booking's row, and the unique product admits one caller. Phone and location default to the pending booking's.
 * The same statement deletes that one, and numbers the claim, so that no two claims can count the same earlier ones: see `claims`.
 */
function prepareClaim(database: Database, settings: ClaimSettings) {
  const { open, daily } = settings.bookingLimits;
  /** Whether a pending booking is the buyer's, of the product `p`. */
  const isPendingOfProduct = sql`${pendingBookings.user} = ${param.user} and (${pendingBookings.product} = p._id
    or ${pendingBookings.product} is null and ${pendingBookings.name} = p.name and ${pendingBookings.img} = p.img)`;
  const fromPending = (column: typeof pendingBookings.phone | typeof pendingBookings.location) => sql`(
    select ${column} from ${pendingBookings} where ${isPendingOfProduct} and ${pendingBookings.time} > ${param.hourAgo}
    order by ${pendingBookings.time} desc limit 1
  )`;
  const counted = database.$with('counted', {}).as(counts);
  // Both rows are locked, and read again if they have changed meanwhile: the claim fails if the buyer has just become a seller,
  // or if an earlier edit has changed the product.
  const buyer = database.$with('buyer', {}).as(sql`
    select _id from ${users} where ${users._id} = ${param.user} and ${users.role} = 'buyer' for key share`);
  const claimed = database.$with('claimed', {}).as(sql`
    insert into ${bookings} (_id, product, "user", name, img, selling_price, phone, location, time)
    select ${sql.placeholder('_id')}::uuid, p._id, buyer._id, p.name, p.img, p.selling_price,
      coalesce(${param.phone}::text, ${fromPending(pendingBookings.phone)}),
      coalesce(${param.location}::text, ${fromPending(pendingBookings.location)}), ${param.time}::timestamptz
    from ${products} p, counted, buyer
    where ${and(sql`p._id = ${param.product} and open < ${open} and daily < ${daily}`, isExpected, isPublic(settings, { seller: sql`p.seller`, listed_by: sql`p.listed_by` }))}
    for key share of p
    on conflict (product) do nothing
    returning product, "user", name, img, time`);
  const adopted = database.$with('adopted', {}).as(sql`
    delete from ${pendingBookings} using (select product as _id, name, img from claimed) p where ${isPendingOfProduct}`);
  return database
    .with(counted, buyer, claimed, adopted)
    .insert(claims)
    .select(sql`select "user", number, time from claimed, counted`)
    .returning({ number: claims.number })
    .prepare('claim');
}

/** Photos as one text, because JSON containment ignores the order of a list. No address has a line break. */
const joinPhotos = (photos: readonly string[]) => photos.join('\n');
const columnOf = (fact: FixedWhileBooked) =>
  fact === 'photos'
    ? String.raw`case when p.further_photos <> '{}' then array_to_string(p.img || p.further_photos, E'\n') end`
    : `p.${fact}`;

/** Whether the product is as its buyer expects it. */
const isExpected = sql`jsonb_build_object(${sql.raw(fixedWhileBooked.map((fact) => `'${fact}', ${columnOf(fact)}`).join(', '))}) @> ${param.expected}::text::jsonb`;

const dayAgo = () => new Date(Date.now() - lifetimes.dailyLimit);
export const oldestPending = () => new Date(Date.now() - lifetimes.pendingBooking);

/** Deletes claims that are too old for the daily limit. */
export async function sweepClaims(database: Database) {
  await database.delete(claims).where(lt(claims.time, dayAgo()));
}
