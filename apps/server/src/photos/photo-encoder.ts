import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { photoLimits, photoTypeOf } from '@apple-only/contract';
import { photoWorker } from '../files.ts';
import { HttpError } from '../http-error.ts';
import type { Upload } from './upload-reader.ts';

/** A job for the worker. The upload itself goes through its standard input: a message would be copied as a whole first. */
export interface Encoding {
  /** How many bytes the upload has. */
  length: number;
  /** Most pixels. */
  pixels: number;
  /** Longest side of the result, in pixels. */
  side: number;
  /** How much memory the worker may take, in bytes. */
  memory: number;
}

/** A WebP, or the reason why there is none. */
export type Encoded = Uint8Array | 'too many pixels' | 'damaged' | 'too much work';

export interface PhotoEncoderOptions {
  /** How long one photo may take, in milliseconds. */
  timeout?: number;
  /** How much memory its decoder may take, in bytes. */
  memory?: number;
  /** How many photos may wait for their turn. */
  maxQueued?: number;
  /** Most bytes of the waiting photos together, with the one being decoded. */
  maxBytes?: number;
  /** After how many photos a worker is replaced: the memory that its decoder keeps of them ends with it. */
  photosPerWorker?: number;
}

export interface PhotoEncoder {
  /**
   * Makes a WebP of an upload. One at a time, so that decoding takes only one processor.
   * @throws {HttpError} 413 for too many pixels, 415 for another type, 400 for a photo that cannot be read, 503 while too many wait.
   */
  encode: (upload: Upload) => Promise<Buffer>;
  close: () => void;
}

/** How long an idle worker lives, in milliseconds. */
const idleLife = 30_000;

/** Makes glibc map blocks over 128 kB, and unmap them when freed. By default it would soon keep up to 32 MB of each. */
const givesMemoryBack = { MALLOC_MMAP_THRESHOLD_: String(128 * 1024) };

/** Uploads and pixels are outside V8's heap, which would otherwise grow for their short-lived pieces. */
const smallHeap = ['--max-semi-space-size=1', '--max-old-space-size=64'];

/** More bytes than the signature of any type of photo. */
const headBytes = 512;

/** The worker's standard input. A pipe is a socket. */
const inputOf = ({ stdin }: ChildProcess) => stdin as Socket;

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
  damaged: () => new HttpError(400, 'image: the photo is damaged and cannot be read'),
  'too much work': () => new HttpError(400, 'image: the photo cannot be read here. Save it as a JPEG, and choose that'),
};

export function createPhotoEncoder({
  timeout = 20_000,
  memory = 384 * 1024 * 1024,
  maxQueued = 8,
  maxBytes = 32 * 1024 * 1024,
  photosPerWorker = 100,
}: PhotoEncoderOptions = {}): PhotoEncoder {
  let child: ChildProcess | undefined;
  /** The photos of this worker. */
  let encoded = 0;
  let idle: NodeJS.Timeout | undefined;
  let queued = 0;
  let queuedBytes = 0;
  let last: Promise<unknown> = Promise.resolve();

  const stop = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
    encoded = 0;
  };

  const running = () => {
    clearTimeout(idle);
    if (encoded >= photosPerWorker) stop();
    encoded += 1;
    if (child?.connected) return child;
    // Not the server's environment: a photo that takes over its decoder must not find secrets.
    const { PATH, SystemRoot } = process.env;
    const env = { PATH, SystemRoot, ...givesMemoryBack };
    child = fork(photoWorker, {
      serialization: 'advanced',
      execArgv: smallHeap,
      env,
      stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
    });
    // A server that stops does not wait for the worker.
    child.unref();
    child.channel?.unref();
    const input = inputOf(child);
    input.unref();
    // The pipe breaks when the worker ends, which `exit` reports anyway.
    input.on('error', () => {});
    return child;
  };

  /** Has the worker encode an upload. An upload that takes too long, or too much memory, ends the worker. */
  const ask = (upload: Upload, length: number, pixels: number) => {
    const asked = running();
    const { promise, resolve } = Promise.withResolvers<Encoded>();
    const limit = setTimeout(stop, timeout);
    const give = (encoded: Encoded) => resolve(encoded);
    const end = () => resolve('too much work');
    asked.on('message', give).on('exit', end).on('error', end);
    asked.send({ length, pixels, side: photoLimits.side, memory } satisfies Encoding, (error) => error && end());
    const input = inputOf(asked);
    input.cork();
    for (const piece of upload) input.write(piece);
    input.uncork();
    return promise.finally(() => {
      clearTimeout(limit);
      asked.off('message', give).off('exit', end).off('error', end);
      idle = setTimeout(stop, idleLife).unref();
    });
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
      const pixels = type === 'image/avif' ? photoLimits.avifPixels : photoLimits.pixels;
      const encoding = last.then(() => ask(upload, length, pixels));
      const leave = () => {
        queued -= 1;
        queuedBytes -= length;
      };
      last = encoding.then(leave, leave);
      const photo = await encoding;
      if (photo === 'too many pixels') {
        throw new HttpError(413, `The photo has more than ${pixels / 1_000_000} megapixels.`);
      }
      if (typeof photo === 'string') throw refusals[photo]();
      return Buffer.from(photo);
    },
    close: stop,
  };
}
