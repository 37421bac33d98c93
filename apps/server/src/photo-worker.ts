// Encodes photos one at a time, in a separate process: a photo that crashes its decoder does not stop the server.
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { ConversionLimits, ConversionResult, ConversionJob, Conversion } from './photos/encoder-process.ts';

/** How often the worker checks its limits, in milliseconds. The decoder does not run in this thread, which stays free. */
const watchEvery = 50;

// The server's other calls take priority.
setPriority(constants.priority.PRIORITY_LOW);

// No photo is decoded twice.
sharp.cache(false);

let limits: ConversionLimits = { processorTime: Infinity, memory: Infinity };
let before = process.cpuUsage();
function watch() {
  const { user, system } = process.cpuUsage(before);
  if ((user + system) / 1000 >= limits.processorTime || process.memoryUsage.rss() > limits.memory) process.exit(1);
}
setInterval(watch, watchEvery).unref();

process.on('message', (encoding: ConversionJob) => {
  ({ limits } = encoding);
  before = process.cpuUsage();
  watch();
  void encode(encoding).then((encoded) => process.send?.(encoded));
});
process.on('disconnect', () => process.exit());

const pieces: AsyncIterator<Buffer> = process.stdin[Symbol.asyncIterator]();

/** Reads this many bytes: the server writes one photo at a time. */
async function read(length: number) {
  const photo = Buffer.allocUnsafe(length);
  let at = 0;
  while (at < length) {
    const { value, done } = await pieces.next();
    if (done) process.exit();
    at += value.copy(photo, at);
  }
  return photo;
}

async function encode({ length, conversion }: ConversionJob): Promise<ConversionResult> {
  const photo = await read(length);
  try {
    return await (conversion.type === 'image/webp' ? encodeWebp(photo, conversion) : encodeAvif(photo, conversion));
  } catch {
    return 'damaged';
  }
}

/** Makes a WebP that is upright, small enough, and without the file's metadata. */
async function encodeWebp(
  upload: Buffer,
  { maxPixels, maxSide }: Extract<Conversion, { type: 'image/webp' }>,
): Promise<ConversionResult> {
  const image = sharp(upload, { failOn: 'error', limitInputPixels: false });
  // The header has the size, before anything is decoded.
  const { width, height } = await image.metadata();
  if (width * height > maxPixels) return 'too many pixels';
  const box = { width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true } as const;
  return image.autoOrient().resize(box).webp({ quality: 82 }).toBuffer();
}

/**
 * Makes a small AVIF, which looks like the WebP and is 20 to 60 % smaller. Effort 2 takes 0.2 s of CPU time for 960 px; effort 4 takes
 * three to six times as long, for a file that is 6 to 20 % smaller.
 */
const encodeAvif = (photo: Buffer, { width }: Extract<Conversion, { type: 'image/avif' }>) =>
  sharp(photo).resize({ width, withoutEnlargement: true }).avif({ quality: 55, effort: 2 }).toBuffer();
