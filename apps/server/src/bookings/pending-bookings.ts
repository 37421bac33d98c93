import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../storage/database.ts';
import { pendingBookings } from '../storage/schema.ts';
import { oldestPending } from './claims.ts';

type NewPendingBooking = Omit<typeof pendingBookings.$inferInsert, '_id' | 'digest' | 'time'>;

/** Stores a booking that a client recorded before its claim. Returns its id, the same for a repeat. */
export async function storePending(database: Database, booking: NewPendingBooking): Promise<string> {
  await sweepPendingBookings(database);
  const { product = null, name, img, phone = null, location = null } = booking;
  const digest = createHash('sha256')
    .update(JSON.stringify([product, name, img]))
    .digest('base64url');
  const time = new Date();
  const [stored] = await database
    .insert(pendingBookings)
    .values({ ...booking, digest, time })
    .onConflictDoUpdate({
      target: [pendingBookings.user, pendingBookings.digest],
      set: {
        time,
        phone: sql`coalesce(${pendingBookings.phone}, ${phone})`,
        location: sql`coalesce(${pendingBookings.location}, ${location})`,
      },
    })
    .returning({ _id: pendingBookings._id });
  if (!stored) throw new Error('A pending booking was neither inserted nor updated.');
  return stored._id;
}

/** Deletes recorded bookings that are too old for a claim. */
export async function sweepPendingBookings(database: Database) {
  await database.delete(pendingBookings).where(lt(pendingBookings.time, oldestPending()));
}
