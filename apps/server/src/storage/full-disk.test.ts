import { mkdir, readdir, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { diskStore } from './photo-store.ts';
import { backends, openInMemory } from '../test-databases.ts';
import { openShop, picture, publicUrl, uploadOf, type TestShop } from '../test-shop.ts';

const full = {
  status: 503,
  body: { message: 'We can’t save anything right now. Try again in a few minutes.' },
  headers: { 'retry-after': '60' },
};

describe.each(backends)('with a full disk, on $name', ({ openAnew }) => {
  test('writes get 503, and reads succeed', async () => {
    const lines: string[] = [];
    const shop = await openShop(openAnew, { write: (line) => lines.push(line) });
    await shop.database.execute(`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file "base/5/16581": No space left on device' using errcode = '53100'; end $$`);
    await shop.database.execute('create trigger refuse before insert on messages execute function refuse()');
    const body = { name: 'Rafi', email: 'rafi@mail.test', message: 'Hello' };
    expect(await shop.call('POST', '/contact', { body })).toMatchObject(full);
    expect(await shop.call('GET', '/macBook')).toMatchObject({ status: 200 });
    expect(lines.join('')).toContain('No space left on device');
    expect(lines.join('')).not.toMatch(/"level":(50|60)/);
    await shop.close();
  });
});

describe('with a full disk for photos', () => {
  const upload = async (shop: TestShop) =>
    shop.call('POST', '/upload', { as: await shop.newUser('seller'), ...(await uploadOf(await picture(600, 300))) });
  /** Every system error code of a disk that has no space, or never will. */
  const codes = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO'];

  test.each(codes)('uploads get 503 (%s), and stored photos are served', async (code) => {
    let isFull = false;
    const shop = await openShop(openInMemory);
    const disk = await diskStore(shop.photoFolder);
    const write: typeof disk.write = async (...photo) => {
      if (isFull) throw Object.assign(new Error(`${code}: no room`), { code });
      return disk.write(...photo);
    };
    const tight = await openShop(openInMemory, { store: { ...disk, write } });
    const { body } = await upload(tight);
    const address = (body as { data: { url: string } }).data.url.replace(publicUrl, '');
    isFull = true;
    expect(await upload(tight)).toMatchObject(full);
    const { statusCode, rawPayload } = await tight.app.inject(`${address}?w=240`);
    expect({ statusCode, width: (await sharp(rawPayload).metadata()).width }).toEqual({ statusCode: 200, width: 240 });
    isFull = false;
    expect(await upload(tight)).toMatchObject({ status: 200 });
    await tight.close();
    await shop.close();
  });

  test('a photo that cannot be stored leaves no partial file', async () => {
    const shop = await openShop(openInMemory);
    const before = await readdir(shop.photoFolder);
    const store = await diskStore(shop.photoFolder);
    // A folder with the photo's name: the draft can be written, but not renamed.
    await mkdir(join(shop.photoFolder, 'a.webp', 'b'), { recursive: true });
    await expect(store.write('a.webp', Buffer.from([1]))).rejects.toThrow('a.webp');
    expect((await readdir(shop.photoFolder)).toSorted()).toEqual([...before, 'a.webp'].toSorted());
    await shop.close();
  });

  test('the readiness check fails until there is space, and the liveness check succeeds', async () => {
    const shop = await openShop(openInMemory);
    const probe = join(shop.photoFolder, '.writable');
    await mkdir(probe);
    const unready = { status: 503, body: { message: 'Photos cannot be stored.' } };
    expect(await shop.call('GET', '/health')).toMatchObject(unready);
    expect(await shop.call('GET', '/health/ready')).toMatchObject(unready);
    expect(await shop.call('GET', '/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
    await rmdir(probe);
    await expect.poll(async () => (await shop.call('GET', '/health/ready')).status, { timeout: 20_000 }).toBe(200);
    expect(await shop.call('GET', '/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
    await expect(stat(probe)).rejects.toThrow('ENOENT');
    await shop.close();
  });
});
