import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { belowGrade } from '@apple-only/contract';
import * as fixtures from '@apple-only/contract/fixtures';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { devices, people } from '../../demo/catalogue.ts';
import { appFile } from '../files.ts';
import { demoAccounts, seedDemo } from './demo.ts';
import { openEmbedded, type OpenDatabase } from '../storage/database.ts';
import { createPhotoEncoder } from '../photos/photo-encoder.ts';
import { diskStore } from '../storage/photo-store.ts';
import { createPhotos } from '../photos/photos.ts';
import { adverts, bookings, products, users } from '../storage/schema.ts';

describe('the demo', () => {
  let folder: string;
  let open: OpenDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apple-only-'));
    open = await openEmbedded();
  });
  afterAll(async () => {
    await open.close();
    await rm(folder, { recursive: true });
  });

  test('has every photo that is named in the fixtures', () => {
    const named = new Set(JSON.stringify(fixtures).match(/\/(?:photos|people)\/[\w-]+\.webp/g));
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((path) => !existsSync(appFile(`demo${path}`)))).toEqual([]);
  });

  test('is seeded completely or not at all, and only once', async () => {
    const { database } = open;
    const photos = createPhotos({
      database,
      store: await diskStore(folder),
      encoder: createPhotoEncoder(),
      publicUrl: 'https://shop.test',
    });
    const restored: string[] = [];
    const accounts = {
      ensureAccount: ({ email }: { email: string }) => Promise.resolve(`subject of ${email}`),
      restoreAccount: async ({ subject }: { subject: string }) => void restored.push(subject),
    };
    const fill = () => seedDemo({ database, photos, accounts });
    const counts = () => Promise.all([users, products, adverts, bookings].map((table) => database.$count(table)));

    // Makes the last insert fail.
    await database.execute(sql`alter table bookings rename column phone to telephone`);
    await expect(fill()).rejects.toThrow('bookings');
    await database.execute(sql`alter table bookings rename column telephone to phone`);
    expect(await counts()).toEqual([0, 0, 0, 0]);

    await fill();
    const whole = [
      people.length,
      devices.length,
      devices.filter(({ advertised }) => advertised).length,
      devices.filter(({ bookedBy }) => bookedBy).length,
    ];
    expect(await counts()).toEqual(whole);
    const stored = await database.select({ further: products.further_photos }).from(products);
    expect(stored.reduce((sum, { further }) => sum + further.length, 0)).toBe(
      devices.reduce((sum, { furtherPhotos = [] }) => sum + furtherPhotos.length, 0),
    );
    expect(restored).toEqual([]);
    await fill();
    expect(await counts()).toEqual(whole);
    expect(restored).toEqual(people.map(({ email }) => `subject of ${email}`));
  });

  test('offers an account for every role, the admin first', () => {
    expect(demoAccounts[0]?.role).toBe('admin');
    expect(demoAccounts.map(({ role, verify }) => `${role} ${verify}`)).toEqual(
      expect.arrayContaining(['seller true', 'seller false', 'buyer false']),
    );
  });

  test('has no device whose facts are below its grade', () => {
    const below = devices.filter((device) => belowGrade(device).length > 0);
    expect(below.map(({ name }) => name)).toEqual([]);
  });

  test('mentions every battery fact in the description', () => {
    const unmentioned = devices.filter(
      ({ description, battery_health, battery_cycles }) =>
        (battery_health !== undefined && !description.includes(`${battery_health}%`)) ||
        (battery_cycles !== undefined && !description.includes(`${battery_cycles} cycles`)),
    );
    expect(unmentioned.map(({ name }) => name)).toEqual([]);
  });
});
