// Decodes one upload after the other, in a process of its own: whatever a photo does to its decoder, the server goes on.
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { Encoded, Encoding } from './photo-encoder.ts';

/** How often it looks at how much memory it has, in milliseconds. The decoder works beside this thread, which stays free. */
const watchEvery = 50;

// Reading and booking come first.
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

/** Reads so many bytes: the server writes one upload at a time. */
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

/** Upright, small enough, and without whatever else was in the file. */
async function encode({ length, pixels, side }: Encoding): Promise<Encoded> {
  const upload = await read(length);
  try {
    const image = sharp(upload, { failOn: 'error', limitInputPixels: false });
    // The header says it, before anything is decoded.
    const { width, height } = await image.metadata();
    if (width * height > pixels) return 'too many pixels';
    const box = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
    return await image.autoOrient().resize(box).webp({ quality: 82 }).toBuffer();
  } catch {
    return 'damaged';
  }
}
