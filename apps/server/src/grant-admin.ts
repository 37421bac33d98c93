import { eq } from 'drizzle-orm';
import { lockDataFolder } from './data-folder.ts';
import { openDatabase } from './database.ts';
import { users } from './schema.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';

/**
 * Makes a registered person an admin: the only way to become one. The embedded database must not be in use meanwhile.
 * @returns a sentence for whoever asked.
 * @throws {StartError} if nobody has registered with this e-mail.
 */
export async function grantAdmin(settings: Settings, email: string): Promise<string> {
  await using undo = new AsyncDisposableStack();
  if (!settings.databaseUrl) undo.defer(lockDataFolder(settings.dataDir));
  const { database, close } = await openDatabase(settings);
  undo.defer(close);
  const granted = await database
    .update(users)
    .set({ role: 'admin', verify: false })
    .where(eq(users.email, email.toLowerCase()))
    .returning({ name: users.name });
  const [person] = granted;
  if (!person) throw new StartError(`Nobody is registered with ${email}. Register in the shop first, then try again.`);
  return `${person.name} is an admin now.`;
}
