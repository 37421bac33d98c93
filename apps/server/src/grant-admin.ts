import { eq } from 'drizzle-orm';
import { lockDataFolder } from './storage/data-folder.ts';
import { openDatabase } from './storage/database.ts';
import { bookings, products, users } from './storage/schema.ts';
import { openSecurityLog } from './http/security-log.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';

/**
 * Makes a registered user an admin: the only way to become one. The embedded database must not be in use meanwhile.
 * @returns a sentence for the operator.
 * @throws {StartError} if no user has this e-mail, if it must be proven and is not, or if the user has bookings or products, which an
 * admin cannot have.
 */
export async function grantAdmin(settings: Settings, email: string): Promise<string> {
  await using undo = new AsyncDisposableStack();
  if (!settings.databaseUrl) undo.defer(lockDataFolder(settings.dataDir));
  const { database, close } = await openDatabase(settings);
  undo.defer(close);
  const log = await openSecurityLog(settings.securityLog);
  undo.defer(log.close);
  const person = await database.transaction(async (transaction) => {
    // Waits for a booking or a product that is being written, which lock this row.
    const [user] = await transaction.select().from(users).where(eq(users.email, email.toLowerCase())).for('update');
    if (!user) throw new StartError(`No user has the e-mail ${email}. Register in the shop first, then try again.`);
    // A stranger can have registered with the e-mail of the person whom the operator means.
    if (settings.requireProvenEmail && user.proven_by === null) throw new StartError(notProven(user.email));
    const booked = await transaction.$count(bookings, eq(bookings.user, user._id));
    const listed = await transaction.$count(products, eq(products.seller, user._id));
    // An admin can neither cancel bookings nor sell, and cannot be deleted.
    if (booked + listed > 0)
      throw new StartError(
        `${user.name} has bookings or products, and an admin cannot have any. Cancel or delete them first, then try again.`,
      );
    await transaction.update(users).set({ role: 'admin', verify: false }).where(eq(users._id, user._id));
    return user;
  });
  log.write({ event: 'admin made', person: person.subject });
  return `${person.name} is an admin now.`;
}

const notProven = (email: string) =>
  `The e-mail ${email} is not proven, so this user may be a stranger. Choose “Forgot password?” on the login page and open the link ` +
  'in the e-mail, or continue with Google. Log in once more, then try again.';
