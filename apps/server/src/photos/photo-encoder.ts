import { photoLimits, photoSide, photoTypeOf } from '@apple-only/contract';
import { HttpError } from '../http-error.ts';
import { photosUnavailable } from '../storage/photo-store.ts';
import { createEncoderProcess, type EncoderProcessOptions, type Conversion } from './encoder-process.ts';
import type { Upload } from './upload-reader.ts';

export interface PhotoEncoderOptions extends Partial<EncoderProcessOptions> {
  /** How many photos may wait for their turn. */
  maxQueued?: number;
  /** Maximum size of the waiting photos and the one being decoded together, in bytes. */
  maxBytes?: number;
}

export interface PhotoEncoder {
  /**
   * Makes a WebP of an upload. One at a time, so that decoding takes only one processor.
   * @throws {HttpError} 413 for too many pixels, 415 for another type, 400 for a photo that cannot be read, 503 while too many wait, if the machine is too busy, or once it is closed.
   */
  encode: (upload: Upload) => Promise<Buffer>;
  /**
   * Makes an AVIF of a stored photo, at most this wide, in turn with the uploads. Undefined if it cannot be made.
   * @throws {HttpError} 503 if the machine is too busy, or once it is closed.
   */
  encodeAvif: (photo: Buffer, width: number) => Promise<Buffer | undefined>;
  /** Aborts the current conversion, and the waiting ones. */
  close: () => void;
}

/** More bytes than the signature of any type of photo. */
const headBytes = 512;

/** The first bytes of an upload, enough to tell its type. */
function headOf(upload: Upload) {
  let head = Buffer.alloc(0);
  for (const piece of upload) {
    if (head.length >= headBytes) break;
    head = Buffer.concat([head, piece.subarray(0, headBytes)]);
  }
  return head;
}

const refusals = {
  unavailable: () => photosUnavailable(),
  damaged: () => new HttpError(400, 'image: the photo is damaged and cannot be read'),
  'too much work': () => new HttpError(400, 'image: the photo cannot be read here. Save it as a JPEG, and choose that'),
};

export function createPhotoEncoder({
  timeout = 120_000,
  processorTime = 20_000,
  memory = 384 * 1024 * 1024,
  maxQueued = 8,
  maxBytes = 32 * 1024 * 1024,
  photosPerWorker = 100,
}: PhotoEncoderOptions = {}): PhotoEncoder {
  const worker = createEncoderProcess({ timeout, processorTime, memory, photosPerWorker });
  let queued = 0;
  let queuedBytes = 0;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = (photo: Upload, length: number, conversion: Conversion) => {
    const encoding = last.then(() => {
      if (isClosed) throw photosUnavailable();
      return worker.encode(photo, length, conversion);
    });
    last = encoding.catch(() => {});
    return encoding;
  };

  return {
    async encode(upload) {
      const length = upload.reduce((sum, piece) => sum + piece.length, 0);
      const type = photoTypeOf(headOf(upload));
      if (type === 'image/heic') {
        throw new HttpError(
          415,
          'HEIC photos cannot be shown by every browser. Save it as JPEG first; on an iPhone: Settings, Camera, Formats, Most Compatible.',
        );
      }
      if (!type) throw new HttpError(415, 'This is not a photo we can read. Choose a JPEG, PNG, WebP or AVIF file.');
      if (queued > maxQueued || queuedBytes + length > maxBytes) {
        throw new HttpError(503, 'Many photos are being uploaded right now. Try again in a moment.');
      }
      queued += 1;
      queuedBytes += length;
      const maxPixels = type === 'image/avif' ? photoLimits.avifPixels : photoLimits.pixels;
      const conversion = { type: 'image/webp', maxPixels, maxSide: photoSide } as const;
      const photo = await inTurn(upload, length, conversion).finally(() => {
        queued -= 1;
        queuedBytes -= length;
      });
      if (photo === 'too many pixels') {
        throw new HttpError(413, `The photo has more than ${maxPixels / 1_000_000} megapixels.`);
      }
      if (typeof photo === 'string') throw refusals[photo]();
      return Buffer.from(photo);
    },
    async encodeAvif(photo, width) {
      const avif = await inTurn([photo], photo.length, { type: 'image/avif', width });
      if (avif === 'unavailable') throw photosUnavailable();
      return typeof avif === 'string' ? undefined : Buffer.from(avif);
    },
    close() {
      isClosed = true;
      worker.stop();
    },
  };
}
