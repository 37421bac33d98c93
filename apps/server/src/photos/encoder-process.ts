import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { photoWorker } from '../files.ts';
import type { Upload } from './upload-reader.ts';

/** A conversion: an upload to a WebP, or a stored photo to a small AVIF. */
export type Conversion =
  /** With at most this many pixels, and a longest side of the result. */
  | { type: 'image/webp'; maxPixels: number; maxSide: number }
  /** With a width, unless the photo is narrower. */
  | { type: 'image/avif'; width: number };

/** A job for the worker. The photo itself goes through standard input: a message would first be copied as a whole. */
export interface ConversionJob {
  conversion: Conversion;
  /** The size of the photo, in bytes. */
  length: number;
  /** The limits of this conversion. */
  limits: ConversionLimits;
}

/** Limits of a conversion; the worker exits beyond them. */
export interface ConversionLimits {
  /** CPU time, in milliseconds: unlike elapsed time, it does not depend on how busy the machine is. */
  processorTime: number;
  /** The memory of the worker, in bytes. */
  memory: number;
}

/** A photo, or the reason why there is none. 'unavailable' if the worker was stopped, or the machine was too busy for it. */
export type ConversionResult = Uint8Array | 'too many pixels' | 'damaged' | 'too much work' | 'unavailable';

export interface EncoderProcessOptions extends ConversionLimits {
  /** How long one photo may take, in milliseconds, however little CPU time the worker gets. */
  timeout: number;
  /** After how many photos a worker is replaced, which frees the memory that its decoder has retained. */
  photosPerWorker: number;
}

export interface EncoderProcess {
  /** Encodes a photo of this length. One at a time. */
  encode: (photo: Upload, length: number, conversion: Conversion) => Promise<ConversionResult>;
  stop: () => void;
}

/** How long an idle worker lives, in milliseconds. */
const idleLife = 30_000;

/** Makes glibc map blocks over 128 kB, and unmap them when freed. By default it would soon keep up to 32 MB of each. */
const mallocSettings = { MALLOC_MMAP_THRESHOLD_: String(128 * 1024) };

/** Uploads and pixels are outside V8's heap, which would otherwise grow for their short-lived pieces. */
const smallHeap = ['--max-semi-space-size=1', '--max-old-space-size=64'];

/** The worker's standard input. A pipe is a socket. */
const inputOf = ({ stdin }: ChildProcess) => stdin as Socket;

/** Starts a worker that does not keep the server from exiting. */
function start(): ChildProcess {
  // Not the server's environment: a photo that takes over the decoder must not find secrets.
  const { PATH, SystemRoot } = process.env;
  const env = { PATH, SystemRoot, ...mallocSettings };
  const child = fork(photoWorker, {
    serialization: 'advanced',
    execArgv: smallHeap,
    env,
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  const input = inputOf(child);
  input.unref();
  // The pipe breaks when the worker ends, which `exit` reports anyway.
  input.on('error', () => {});
  return child;
}

/**
 * The process that converts photos: a worker that is started on demand, stopped when idle, and replaced after some photos. A photo
 * that exceeds the limits, or takes too long, ends the worker.
 */
export function createEncoderProcess({ timeout, photosPerWorker, ...limits }: EncoderProcessOptions): EncoderProcess {
  let child: ChildProcess | undefined;
  /** How many photos this worker was given. */
  let encoded = 0;
  let idle: NodeJS.Timeout | undefined;
  /** The result if the worker exits now. */
  let reason: ConversionResult = 'unavailable';

  const stop = () => {
    clearTimeout(idle);
    reason = 'unavailable';
    child?.kill('SIGKILL');
    child = undefined;
  };

  const ensureWorker = () => {
    clearTimeout(idle);
    if (encoded >= photosPerWorker) stop();
    if (!child?.connected) {
      child = start();
      encoded = 0;
    }
    encoded += 1;
    reason = 'too much work';
    return child;
  };

  const encode: EncoderProcess['encode'] = (photo, length, conversion) => {
    const worker = ensureWorker();
    const { promise, resolve } = Promise.withResolvers<ConversionResult>();
    const limit = setTimeout(stop, timeout);
    const give = (answer: ConversionResult) => resolve(answer);
    const end = () => resolve(reason);
    worker.on('message', give).on('exit', end).on('error', end);
    worker.send({ conversion, length, limits } satisfies ConversionJob, (error) => error && end());
    const input = inputOf(worker);
    input.cork();
    for (const piece of photo) input.write(piece);
    input.uncork();
    return promise.finally(() => {
      clearTimeout(limit);
      worker.off('message', give).off('exit', end).off('error', end);
      idle = setTimeout(stop, idleLife).unref();
    });
  };

  return { encode, stop };
}
