import { photoLimits, photoWidths } from '../photos/photo.ts';
import { png } from './png.ts';
import { expectStatus, messageOf } from './reply.ts';
import { times, skipWithout, type Shop } from './shop.ts';

const text = (content: string) => new TextEncoder().encode(content);

/** The first bytes of a photo in the default format of iPhones. */
const heic = new Uint8Array([0, 0, 0, 24, ...text('ftypheic'), 0, 0, 0, 0, ...text('mif1heic')]);

/** Uploads, and the photos served from them. */
export function describePhotos(shop: Shop) {
  const { beforeEach, describe, expect, test } = shop.runner;
  describe('POST /upload', () => {
    beforeEach(skipWithout(shop, 'photos'));

    const fetchPhoto = async (url: string) => {
      const { fetch = globalThis.fetch } = await shop.setup();
      const response = await fetch(url);
      const bytes = await response.arrayBuffer();
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        size: bytes.byteLength,
        text: new TextDecoder().decode(bytes),
      };
    };

    test('answers a public address of the photo, before and after registering', async () => {
      for (const as of [await shop.identity(), await shop.buyer()]) {
        const { data } = await shop.call('uploadPhoto', { file: png({ width: 32, height: 32 }) }, as);
        const photo = await fetchPhoto(data.url);
        expect(photo.status).toBe(200);
        expect(photo.type).toMatch(/^image\//);
        expect(photo.size).toBeGreaterThan(0);
      }
    });

    test('answers the same address for the same photo, and a different one for another photo', async () => {
      const as = await shop.identity();
      const addressOf = async (grey: number) => (await shop.call('uploadPhoto', { file: png({ grey }) }, as)).data.url;
      const [first, again, other] = [await addressOf(10), await addressOf(10), await addressOf(200)];
      expect(again).toBe(first);
      expect(other).not.toBe(first);
    });

    test('serves a smaller version of the photo', async () => {
      const { data } = await shop.call(
        'uploadPhoto',
        { file: png({ width: 300, height: 200 }) },
        await shop.identity(),
      );
      const [whole, small] = [await fetchPhoto(data.url), await fetchPhoto(`${data.url}?w=${photoWidths[0]}`)];
      expect(small).toMatchObject({ status: 200, type: whole.type });
      expect(small.size).toBeLessThan(whole.size);
    });

    test('removes metadata, such as a comment, from the photo', async () => {
      const file = png({ comment: 'taken at home, 23.78 N 90.41 E' });
      const { data } = await shop.call('uploadPhoto', { file }, await shop.identity());
      expect((await fetchPhoto(data.url)).text).not.toContain('taken at home');
    });

    test('accepts a photo by its bytes, whatever type is declared', async () => {
      const bytes = await png().arrayBuffer();
      const as = await shop.identity();
      const { data } = await shop.call('uploadPhoto', { file: new Blob([bytes], { type: 'text/html' }) }, as);
      expect((await fetchPhoto(data.url)).type).toMatch(/^image\//);
    });

    test.for([
      ['an HTML page', text('<html><script>alert(1)</script></html>')],
      ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')],
      ['a GIF', new Uint8Array([...text('GIF89a'), 1, 0, 1, 0, 0, 0, 0, 0x3b])],
      ['bytes of no known format', Uint8Array.from(times(500, (index) => (index * 7919) % 251))],
      ['an empty file', new Uint8Array()],
    ] as const)('refuses %s declared as a photo', async ([, bytes]) => {
      const file = new Blob([bytes], { type: 'image/png' });
      const reply = await shop.send('uploadPhoto', { file }, await shop.identity());
      expectStatus(reply, [400, 415], 'an upload that is not a photo');
      messageOf(reply);
    });

    test('refuses the HEIC format of iPhones with a message that says what to do', async () => {
      const file = new Blob([heic], { type: 'image/heic' });
      const message = await shop.expectRefused(415, 'uploadPhoto', { file }, await shop.identity());
      expect(message).toMatch(/HEIC.*JPEG/i);
    });

    test('refuses a photo that is cut off', async () => {
      const whole = await png({ width: 100, height: 100 }).arrayBuffer();
      const file = new Blob([whole.slice(0, whole.byteLength / 2)], { type: 'image/png' });
      const reply = await shop.send('uploadPhoto', { file }, await shop.identity());
      expectStatus(reply, [400, 415], 'an upload that is cut off');
      messageOf(reply);
    });

    test('answers 413 for more than 10 MB, whatever the content', async () => {
      const file = new Blob([new Uint8Array(photoLimits.bytes + 1)], { type: 'image/jpeg' });
      const message = await shop.expectRefused(413, 'uploadPhoto', { file }, await shop.identity());
      expect(message).toContain('10 MB');
    });

    test('refuses a photo with too many pixels, however few bytes it has', async () => {
      const file = png({ claimed: { width: 10_000, height: 10_000 } });
      const reply = await shop.send('uploadPhoto', { file }, await shop.identity());
      expectStatus(reply, [413, 415], 'an upload with too many pixels');
      messageOf(reply);
    });

    test('refuses a form without the field, and a body that is not a form', async () => {
      const as = await shop.identity();
      const form = new FormData();
      form.set('picture', png(), 'a.png');
      expect(await shop.expectRefused(400, 'uploadPhoto', {}, as, { raw: form })).toContain('image');
      const json = { raw: '{"image":"a"}', headers: { 'content-type': 'application/json' } };
      const reply = await shop.send('uploadPhoto', {}, as, json);
      expectStatus(reply, [400, 415], 'an upload whose body is not a form');
      messageOf(reply);
    });

    test('answers the only addresses that addProduct accepts as a photo', async () => {
      const seller = await shop.seller();
      for (const img of [
        'https://elsewhere.example/a.png',
        '/etc/passwd',
        'javascript:alert(1)',
        `${await shop.photo()}x`,
      ]) {
        const body = await shop.form({ img });
        expect(await shop.expectRefused(400, 'addProduct', { body }, seller)).toContain('img');
      }
    });
  });
}
