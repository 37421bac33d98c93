import { randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photoLimits, placeholderOf } from '@apple-only/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInMemory } from '../test-databases.ts';
import { idTokenFor, openShop, picture, publicUrl, uploadOf, type TestUser, type TestShop } from '../test-shop.ts';

describe('photos', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(openInMemory);
  });
  afterAll(() => shop.close());

  /** Uploads as a new person, so that no test reaches the limit of another. */
  const upload = async (bytes: Buffer, { field, as }: { field?: string; as?: TestUser } = {}) => {
    const uploader = as ?? (await shop.newUser('seller'));
    return shop.call('POST', '/upload', { as: uploader, ...(await uploadOf(bytes, field)) });
  };
  const fetchPhoto = async (url: string) => {
    const response = await shop.app.inject({ url: url.replace(publicUrl, '') });
    return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
  };
  const urlOf = ({ body }: { body: unknown }) => (body as { data: { url: string } }).data.url;

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s becomes a WebP that is cached forever', async (format) => {
    const answer = await upload(await picture(40, 30, format));
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: { url: expect.stringMatching(/^https:\/\/shop\.test\/photos\/[0-9a-f]{64}-40x30-[\w-]{32}\.webp$/) },
      },
    });
    const photo = await fetchPhoto(urlOf(answer));
    expect(photo).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
    expect(photo.headers['cache-control']).toContain('immutable');
    expect(await sharp(photo.bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
  });

  test('a photo is rotated upright, scaled down, and stripped of its metadata', async () => {
    const turned = sharp(await picture(2400, 1200))
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 });
    const photo = await fetchPhoto(urlOf(await upload(await turned.jpeg().toBuffer())));
    const facts = await sharp(photo.bytes).metadata();
    expect(facts).toMatchObject({ width: 800, height: 1600 });
    expect(facts.exif).toBeUndefined();
    expect(facts.orientation).toBeUndefined();
    expect(photo.bytes.includes('secret place')).toBe(false);
  });

  test('a photo has its placeholder in its address; an address without one still works', async () => {
    const left = await picture(20, 30, 'png');
    const right = sharp({ create: { width: 20, height: 30, channels: 3, background: '#0000ff' } });
    const both = sharp(left)
      .extend({ right: 20 })
      .composite([{ input: await right.png().toBuffer(), left: 20, top: 0 }]);
    const url = urlOf(await upload(await both.png().toBuffer()));
    const { src = '', ...size } = placeholderOf(url) ?? {};
    expect(size).toEqual({ width: 40, height: 30 });
    const row = Buffer.from(src.replace(/.*,/, ''), 'base64').subarray(54);
    const [ground, blue] = [row.readUInt16LE(0), row.readUInt16LE(6)].map((pixel) => pixel & 31);
    expect(ground).toBeLessThan(25);
    expect(blue).toBe(31);
    // A photo that a shop stored before there were placeholders.
    const digest = /[0-9a-f]{64}/.exec(url)?.[0];
    const older = await readFile(join(shop.photoFolder, `${url.split('/').at(-1)}`));
    await writeFile(join(shop.photoFolder, `${digest}.webp`), older);
    expect(await fetchPhoto(`/photos/${digest}.webp`)).toMatchObject({ status: 200, bytes: older });
    // Only the returned address exists.
    expect(await fetchPhoto(url.replace(/.{32}\.webp$/, `${'A'.repeat(32)}.webp`))).toMatchObject({ status: 404 });
  });

  test('a transparent photo stays transparent, and has no placeholder in its address', async () => {
    const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    const url = urlOf(await upload(await clear.png().toBuffer()));
    expect(await sharp((await fetchPhoto(url)).bytes).metadata()).toMatchObject({ hasAlpha: true });
    expect(placeholderOf(url)).toBeUndefined();
  });

  test('the same photo is stored once', async () => {
    const bytes = await picture(33, 44);
    const before = (await readdir(shop.photoFolder)).length;
    const urls = await Promise.all([upload(bytes), upload(bytes), upload(bytes)]);
    expect(new Set(urls.map(urlOf)).size).toBe(1);
    expect(await readdir(shop.photoFolder)).toHaveLength(before + 1);
  });

  test('a photo is served in a few widths, and never enlarged', async () => {
    const url = urlOf(await upload(await picture(600, 300)));
    const widthOf = async (w: number) => (await sharp((await fetchPhoto(`${url}?w=${w}`)).bytes).metadata()).width;
    expect([await widthOf(240), await widthOf(480), await widthOf(480), await widthOf(960)]).toEqual([
      240, 480, 480, 600,
    ]);
    expect(await fetchPhoto(`${url}?w=241`)).toMatchObject({ status: 400 });
  });

  test('a portrait photo has a preview in the size of a card', async () => {
    const url = urlOf(await upload(await picture(300, 600)));
    const { width, height } = await sharp((await fetchPhoto(`${url}?w=card`)).bytes).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  const outside = `${'1'.repeat(64)}.webp`;
  test.each(['/photos/x.webp', `/photos/${'0'.repeat(64)}.webp`, `/photos/..%2f${outside}`, '/photos/%00'])(
    'an address that is not a stored photo is not found: %s',
    async (url) => {
      await Promise.all(
        [join('..', outside), 'x.webp'].map((file) => writeFile(join(shop.photoFolder, file), 'secret')),
      );
      expect((await fetchPhoto(url)).status).toBe(404);
    },
  );

  test('a person who is not registered yet may upload, a visitor may not', async () => {
    const body = await picture();
    const token = idTokenFor('new', 'new@shop.test');
    expect(
      await shop.call('POST', '/upload', { token, body, headers: { 'content-type': 'image/jpeg' } }),
    ).toMatchObject({ status: 415 });
    expect(await shop.call('POST', '/upload', { body, headers: { 'content-type': 'image/jpeg' } })).toMatchObject({
      status: 401,
    });
  });

  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), randomBytes(100)]);
  const refused: [string, number, RegExp, () => Promise<Buffer> | Buffer][] = [
    ['a HEIC', 415, /Save it as JPEG/, () => heic],
    ['an SVG', 415, /Choose a JPEG/, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an HTML page', 415, /Choose a JPEG/, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an empty file', 415, /Choose a JPEG/, () => Buffer.alloc(0)],
    ['half a photo', 400, /damaged/, async () => (await picture(400, 300)).subarray(0, 900)],
    [
      'noise that begins like a photo',
      400,
      /damaged/,
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(500)]),
    ],
    ['a file that is too large', 413, /more than 10 MB/, () => Buffer.alloc(photoLimits.bytes + 1)],
    ['a photo with too many pixels', 413, /megapixels/, () => picture(8000, 5001, 'png')],
  ];
  test.each(refused)('%s is refused', async (_what, status, message, make) => {
    const before = await readdir(shop.photoFolder);
    const answer = await upload(await make());
    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(message) } });
    expect(await readdir(shop.photoFolder)).toEqual(before);
  });

  test('a file in another field does not count as the photo', async () => {
    expect(await upload(await picture(), { field: 'other' })).toMatchObject({
      status: 400,
      body: { message: 'image: is required' },
    });
  });

  test('after 30 photos within a minute, a user gets 429; others do not', async () => {
    const [eager, patient] = await Promise.all([shop.newUser('seller'), shop.newUser('seller')]);
    const bytes = await picture();
    for (let count = 0; count < 30; count += 1) expect((await upload(bytes, { as: eager })).status).toBe(200);
    const answer = await upload(bytes, { as: eager });
    expect(answer).toMatchObject({ status: 429, body: { message: expect.stringMatching(/Try again in/) } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await upload(bytes, { as: patient })).status).toBe(200);
  });
});
