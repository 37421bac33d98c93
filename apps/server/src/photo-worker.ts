// Decodes one upload after the other, in a separate process: a photo that crashes its decoder does not stop the server.
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { Encoded, Encoding } from './photos/encoder-process.ts';

/** How often the worker checks its memory, in milliseconds. The decoder runs beside this thread, which stays free. */
const watchEvery = 50;

// The server's other calls take priority.
setPriority(constants.priority.PRIORITY_LOW);

// No photo is decoded twice.
sharp.cache(false);

let memory = Infinity;
function watch() {
  if (process.memoryUsage.rss() > memory) process.exit(1);
}
setInterval(watch, watchEvery).unref();

process.on('message', (encoding: Encoding) => {
  ({ memory } = encoding);
  watch();
  void encode(encoding).then((encoded) => process.send?.(encoded));
});
process.on('disconnect', () => process.exit());

const pieces: AsyncIterator<Buffer> = process.stdin[Symbol.asyncIterator]();

/** Reads this many bytes: the server writes one upload at a time. */
async function read(length: number) {
  const upload = Buffer.allocUnsafe(length);
  let at = 0;
  while (at < length) {
    const { value, done } = await pieces.next();
    if (done) process.exit();
    at += value.copy(upload, at);
  }
  return upload;
}

/** Makes a WebP that is upright, small enough, and without the file's metadata. */
async function encode({ length, pixels, side }: Encoding): Promise<Encoded> {
  const upload = await read(length);
  try {
    const image = sharp(upload, { failOn: 'error', limitInputPixels: false });
    // The header has the size, before anything is decoded.
    const { width, height } = await image.metadata();
    if (width * height > pixels) return 'too many pixels';
    const box = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
    return await image.autoOrient().resize(box).webp({ quality: 82 }).toBuffer();
  } catch {
    return 'damaged';
  }
}
