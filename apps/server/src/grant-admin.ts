import { and, eq, notExists, sql } from 'drizzle-orm';
import { lockDataFolder } from './storage/data-folder.ts';
import { openDatabase } from './storage/database.ts';
import { bookings, products, users } from './storage/schema.ts';
import { openSecurityLog } from './http/security-log.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';

/**
 * Makes a registered user an admin: the only way to become one. The embedded database must not be in use meanwhile.
 * @returns a sentence for the operator.
 * @throws {StartError} if no user has this e-mail, or if the user has bookings or products, which an admin cannot have.
 */
export async function grantAdmin(settings: Settings, email: string): Promise<string> {
  await using undo = new AsyncDisposableStack();
  if (!settings.databaseUrl) undo.defer(lockDataFolder(settings.dataDir));
  const { database, close } = await openDatabase(settings);
  undo.defer(close);
  const log = await openSecurityLog(settings.securityLog);
  undo.defer(log.close);
  const whom = eq(users.email, email.toLowerCase());
  const [person] = await database
    .update(users)
    .set({ role: 'admin', verify: false })
    .where(
      and(
        whom,
        notExists(
          database
            .select({ one: sql`1` })
            .from(bookings)
            .where(eq(bookings.user, users._id)),
        ),
        notExists(
          database
            .select({ one: sql`1` })
            .from(products)
            .where(eq(products.seller, users._id)),
        ),
      ),
    )
    .returning({ name: users.name, subject: users.subject });
  if (person) {
    log.write({ event: 'admin made', person: person.subject });
    return `${person.name} is an admin now.`;
  }
  const [busy] = await database.select({ name: users.name }).from(users).where(whom);
  // An admin can neither cancel bookings nor sell, and cannot be deleted.
  if (busy)
    throw new StartError(`${busy.name} has bookings or products. Cancel or delete those first, then try again.`);
  throw new StartError(`No user has the e-mail ${email}. Register in the shop first, then try again.`);
}
