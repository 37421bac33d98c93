import { openBookingsRefusal } from '@apple-only/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Handlers } from '../calls/handlers.ts';
import { HttpError, forbidden, unauthorized } from '../http-error.ts';
import type { Database } from '../storage/database.ts';
import { bookings, users } from '../storage/schema.ts';

export const changeRoleHandler =
  (database: Database): Handlers['changeRole'] =>
  async ({ caller, params, body: { role } }) => {
    if (params.id !== caller._id) throw forbidden('You can only change your own role.');
    return database.transaction(async (transaction) => {
      const isCaller = eq(users._id, caller._id);
      // Waits for claims in progress, which lock this row; later ones find no buyer in it.
      const [user] = await transaction.select({ role: users.role }).from(users).where(isCaller).for('update');
      if (!user) throw unauthorized('This account no longer exists.');
      if (user.role !== 'buyer') return { modifiedCount: 0 };
      const open = await transaction.$count(bookings, and(eq(bookings.user, caller._id), isNotNull(bookings.product)));
      if (open > 0) throw new HttpError('open-bookings', openBookingsRefusal(open));
      await transaction.update(users).set({ role }).where(isCaller);
      return { modifiedCount: 1 };
    });
  };
