import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { photoLimits } from '../../../packages/contract/src/photos/photo.ts';
import { send } from '../client.ts';
import { formOf, multipart, partHead } from '../multipart.ts';
import { createThrottle, hold } from '../network.ts';
import { flood, type Attack } from '../outcome.ts';

const avif = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'black' } })
    .avif({ effort: 0, quality: 1 })
    .toBuffer();

/** The side of the largest square AVIF that the server accepts, in pixels. */
const largestSide = Math.floor(Math.sqrt(photoLimits.avifPixels));

/** Uploads a photo again and again, each time as a new user. */
const uploads =
  (photoOf: () => Promise<Buffer>): Attack =>
  async ({ origin, testUsers }, until) => {
    const body = formOf(await photoOf());
    const throttle = createThrottle();
    const { ok: _, ...outcome } = await flood(until, 29, async () => {
      await throttle(body.length);
      const { from, headers } = testUsers.identity();
      return send(`${origin}/upload`, {
        method: 'POST',
        from,
        headers: { ...headers, ...multipart },
        body,
        keepAlive: false,
      });
    });
    return outcome;
  };

export const uploadAttacks: Record<string, Attack> = {
  'AVIF bombs of 40 megapixels, 29 at once': uploads(() => avif(8000, 5000)),

  'the largest AVIF that is let in, 29 at once': uploads(() => avif(largestSide, largestSide)),

  'JPEGs of 10 MB by newcomers, 29 at once': uploads(() => {
    const start = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
    return Promise.resolve(Buffer.concat([start, randomBytes(photoLimits.bytes - start.length)]));
  }),

  '100 photos of 10 MB that stop before their end': (target, until) => {
    const pieces = Array.from({ length: 79 }, () => randomBytes(photoLimits.bytes / 80));
    return hold(target, until, { connections: 100, perAddress: 50 }, () => {
      const { authorization } = target.testUsers.identity().headers;
      const head = ['POST /upload HTTP/1.1', 'host: x', `authorization: ${authorization}`];
      head.push(`content-type: ${multipart['content-type']}`, `content-length: ${photoLimits.bytes}`, '', '');
      return [head.join('\r\n') + partHead('image'), ...pieces];
    });
  },
};
