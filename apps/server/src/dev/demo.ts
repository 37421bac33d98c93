import { readFile } from 'node:fs/promises';
import { devices, people, type DemoPerson } from '../../demo/catalogue.ts';
import { eq } from 'drizzle-orm';
import { appFile } from '../files.ts';
import type { Database } from '../storage/database.ts';
import type { Emulator } from './emulator.ts';
import { newId } from '../storage/id.ts';
import type { Photos } from '../photos/photos.ts';
import { adverts, bookings, products, users } from '../storage/schema.ts';

interface DemoDeps {
  database: Database;
  photos: Photos;
  /** The sign-in accounts of its people. */
  accounts: Pick<Emulator, 'ensureAccount' | 'restoreAccount'>;
}

const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;
/** A sign-in before all others: the demo's e-mails count as proven, and its products as confirmed by their sellers. */
const epoch = new Date(0);

/** The credentials of the demo's people, the admin first. */
export const demoAccounts: readonly Pick<DemoPerson, 'role' | 'verify' | 'email' | 'password'>[] = people;

/**
 * Fills an empty database with demo people and their devices. If any user is registered, only restores sign-in accounts
 * that the demo's people have lost.
 * Accounts and photos come first, and creating them again is harmless; the shop itself is one transaction.
 */
export async function seedDemo({ database, photos, accounts }: DemoDeps): Promise<void> {
  const anyUser = await database.select({ _id: users._id }).from(users).limit(1);
  if (anyUser.length > 0) return restoreAccounts(database, accounts);

  const now = Date.now();
  const demoUsers = await Promise.all(
    people.map(async ({ key, name, email, password, role, verify, photo, daysHere }) => {
      const img = await photos.save(await readFile(appFile(`demo/people/${photo}`)));
      const subject = await accounts.ensureAccount({ email, password, name });
      const _id = newId(now - daysHere * day);
      return { key, _id, subject, email, name, role, verify, proven_by: epoch, img };
    }),
  );
  const idOf = (key: DemoPerson['key']) => {
    const user = demoUsers.find((candidate) => candidate.key === key);
    if (!user) throw new Error(`The demo has no user called ${key}.`);
    return user._id;
  };

  const listings = await Promise.all(
    devices.map(async ({ seller, photo, furtherPhotos = [], daysAgo, advertised, bookedBy, ...device }, index) => {
      const saved = async (file: string) => photos.save(await readFile(appFile(`demo/photos/${file}`)));
      const img = await saved(photo);
      const further_photos = await Promise.all(furtherPhotos.map(saved));
      const email = people.find(({ key }) => key === seller)?.email ?? '';
      // No two at the same moment, as in a real shop.
      const time = new Date(now - daysAgo * day - index * 7 * minute);
      const names = { _id: newId(), seller: idOf(seller), email };
      const product = { ...device, ...names, img, further_photos, time, listed_by: epoch };
      return { product, advertised, bookedBy };
    }),
  );

  await database.transaction(async (transaction) => {
    await transaction.insert(users).values(demoUsers);
    await transaction.insert(products).values(listings.map(({ product }) => product));
    await transaction
      .insert(adverts)
      .values(
        listings.filter(({ advertised }) => advertised).map(({ product: { _id, time } }) => ({ product: _id, time })),
      );
    await transaction
      .insert(bookings)
      .values(
        listings.flatMap(({ product: { _id, name, img, selling_price, time }, bookedBy }) =>
          bookedBy
            ? [{ product: _id, user: idOf(bookedBy), name, img, selling_price, time: new Date(time.getTime() + day) }]
            : [],
        ),
      );
  });
}

/** Restores the sign-in accounts. Their file is separate from the database, and can be lost on its own. */
async function restoreAccounts(database: Database, accounts: DemoDeps['accounts']) {
  for (const { email, password, name } of people) {
    const [registered] = await database.select({ subject: users.subject }).from(users).where(eq(users.email, email));
    if (registered) await accounts.restoreAccount({ ...registered, email, password, name });
  }
}
