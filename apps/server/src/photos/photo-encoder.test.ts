import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { photoLimits } from '@apple-only/contract';
import sharp from 'sharp';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPhotoEncoder, type PhotoEncoder, type PhotoEncoderOptions } from './photo-encoder.ts';
import { picture } from '../test-shop.ts';

describe('the photo encoder', () => {
  let encoder: PhotoEncoder;
  const open = (options?: PhotoEncoderOptions) => (encoder = createPhotoEncoder(options));
  afterEach(() => encoder.close());

  /** The workers that are started from now on. */
  const startedWorkers = () => {
    const workers: ChildProcess[] = [];
    const note = (message: unknown) => void workers.push((message as { process: ChildProcess }).process);
    subscribe('child_process', note);
    onTestFinished(() => void unsubscribe('child_process', note));
    return workers;
  };

  test('encodes one photo at a time, and refuses uploads beyond its queue with 503', async () => {
    const workers = startedWorkers();
    open({ maxQueued: 2 });
    const upload = await picture();
    await encoder.encode([upload]);
    const [worker] = workers;
    if (!worker) throw new Error('No worker was started.');
    const send = vi.spyOn(worker, 'send');
    /** How many photos the worker had received at each of its answers. */
    const received: number[] = [];
    worker.on('message', () => received.push(send.mock.calls.length));
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => encoder.encode([upload])));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect(all.at(-1)).toMatchObject({ reason: { statusCode: 503 } });
    expect(received).toEqual([1, 2, 3]);
    expect(await sharp(await encoder.encode([upload])).metadata()).toMatchObject({ format: 'webp' });
  });

  test('encodes an upload that arrives in pieces of any size', async () => {
    open();
    const large = await sharp({
      create: { width: 1200, height: 900, channels: 3, noise: { type: 'gaussian' }, background: 'red' },
    })
      .png()
      .toBuffer();
    const ends = [1, 3, 300, 70_000, large.length];
    const pieces = ends.map((end, index) => large.subarray(ends[index - 1], end));
    expect(Buffer.concat(pieces)).toEqual(large);
    for (let time = 0; time < 2; time += 1) {
      expect(await sharp(await encoder.encode(pieces)).metadata()).toMatchObject({ width: 1200, height: 900 });
    }
  });

  test('refuses uploads beyond its memory limit with 503', async () => {
    const upload = await picture();
    open({ maxBytes: 2 * upload.length });
    const all = await Promise.allSettled(Array.from({ length: 3 }, () => encoder.encode([upload])));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(all.at(-1)).toMatchObject({ reason: { statusCode: 503 } });
    await expect(encoder.encode([upload])).resolves.toBeInstanceOf(Buffer);
  });

  test('refuses a photo with too many pixels by its header, without decoding it', async () => {
    open();
    const [width, height] = [8000, Math.ceil(photoLimits.avifPixels / 8000) + 1];
    const black = sharp({ create: { width, height, channels: 3, background: 'black' } });
    const avif = await black.avif({ effort: 0, quality: 1 }).toBuffer();
    // Without its picture: decoding would fail as damaged.
    const header = avif.subarray(0, avif.indexOf('mdat') + 8);
    await expect(encoder.encode([header])).rejects.toMatchObject({
      statusCode: 413,
      message: expect.stringContaining('12.5 megapixels'),
    });
  });

  test.each([
    ['processor time', { processorTime: 0 }],
    ['memory', { memory: 1 }],
  ])('refuses a photo that takes too much %s, and goes on', async (_what, options) => {
    open(options);
    const upload = await picture();
    const refused = { statusCode: 400, message: expect.stringContaining('Save it as a JPEG') };
    await expect(encoder.encode([upload])).rejects.toMatchObject(refused);
    await expect(encoder.encode([upload])).rejects.toMatchObject(refused);
  });

  test('refuses with 503 on a timeout, as that is not the fault of the photo', async () => {
    open({ timeout: 0 });
    const upload = await picture();
    await expect(encoder.encode([upload])).rejects.toMatchObject({ statusCode: 503 });
    await expect(encoder.encodeAvif(upload, 240)).rejects.toMatchObject({ statusCode: 503 });
  });

  test('replaces a worker that has died', async () => {
    const workers = startedWorkers();
    open();
    const upload = await picture();
    await encoder.encode([upload]);
    for (const worker of workers) {
      worker.kill('SIGKILL');
      await once(worker, 'exit');
    }
    expect(await encoder.encode([upload])).toBeInstanceOf(Buffer);
    expect(workers).toHaveLength(2);
  });

  test('by the next worker for its whole share, also where the one before has died', async () => {
    const workers = startedWorkers();
    open({ photosPerWorker: 3 });
    const upload = await picture();
    await encoder.encode([upload]);
    await encoder.encode([upload]);
    const [first] = workers;
    first?.kill('SIGKILL');
    if (first) await once(first, 'exit');
    for (let photo = 0; photo < 3; photo += 1) await encoder.encode([upload]);
    expect(workers).toHaveLength(2);
    await encoder.encode([upload]);
    expect(workers).toHaveLength(3);
  });

  test('encodes nothing once it is closed, not even what is queued', async () => {
    const workers = startedWorkers();
    open();
    const photo = await picture();
    const waiting = [encoder.encode([photo]), encoder.encode([photo]), encoder.encodeAvif(photo, 240)];
    await expect.poll(() => workers.length).toBe(1);
    encoder.close();
    const refused = { status: 'rejected', reason: { statusCode: 503 } };
    expect(await Promise.allSettled(waiting)).toMatchObject([refused, refused, refused]);
    await expect(encoder.encode([photo])).rejects.toMatchObject({ statusCode: 503 });
    expect(workers).toHaveLength(1);
  });

  test('replaces a worker after a number of photos', async () => {
    const workers = startedWorkers();
    open({ photosPerWorker: 2 });
    const upload = await picture();
    const photos = await Promise.all(Array.from({ length: 5 }, () => encoder.encode([upload])));
    expect(photos.every((photo) => photo.equals(photos[0] ?? Buffer.of()))).toBe(true);
    expect(workers).toHaveLength(3);
  });
});
