import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { photoWorker } from '../files.ts';
import type { Upload } from './upload-reader.ts';

/** What is made: of an upload a WebP, or of a stored photo a small AVIF. */
export type Work =
  /** With at most this many pixels, and a longest side of the result. */
  | { type: 'image/webp'; pixels: number; side: number }
  /** With a width, unless the photo is narrower. */
  | { type: 'image/avif'; width: number };

/** A job for the worker. The photo itself goes through its standard input: a message would be copied as a whole first. */
export interface Encoding {
  work: Work;
  /** How many bytes the photo has. */
  length: number;
  /** What the photo may cost. */
  most: Cost;
}

/** What a photo may cost, beyond which the worker ends itself. */
export interface Cost {
  /** The processor's time, in milliseconds: a photo is not too much work because the machine is busy with other. */
  processorTime: number;
  /** The memory of the worker, in bytes. */
  memory: number;
}

/** A photo, or the reason why there is none. 'unavailable' if the worker was stopped, or the machine was too busy for it. */
export type Encoded = Uint8Array | 'too many pixels' | 'damaged' | 'too much work' | 'unavailable';

export interface EncoderProcessOptions extends Cost {
  /** How long one photo may take, in milliseconds, however little of the processor the worker gets. */
  timeout: number;
  /** After how many photos a worker is replaced: the memory that its decoder keeps of them ends with it. */
  photosPerWorker: number;
}

export interface EncoderProcess {
  /** Encodes a photo of this length. One at a time. */
  encode: (photo: Upload, length: number, work: Work) => Promise<Encoded>;
  stop: () => void;
}

/** How long an idle worker lives, in milliseconds. */
const idleLife = 30_000;

/** Makes glibc map blocks over 128 kB, and unmap them when freed. By default it would soon keep up to 32 MB of each. */
const givesMemoryBack = { MALLOC_MMAP_THRESHOLD_: String(128 * 1024) };

/** Uploads and pixels are outside V8's heap, which would otherwise grow for their short-lived pieces. */
const smallHeap = ['--max-semi-space-size=1', '--max-old-space-size=64'];

/** The worker's standard input. A pipe is a socket. */
const inputOf = ({ stdin }: ChildProcess) => stdin as Socket;

/** Starts a worker, which does not keep the server from ending. */
function start(): ChildProcess {
  // Not the server's environment: a photo that takes over its decoder must not find secrets.
  const { PATH, SystemRoot } = process.env;
  const env = { PATH, SystemRoot, ...givesMemoryBack };
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
 * The process that decodes photos, and makes others of them: a worker that is started for a photo, ends while there are none, and is replaced
 * after a while. A photo that costs too much, or takes too long, ends the worker.
 */
export function createEncoderProcess({ timeout, photosPerWorker, ...most }: EncoderProcessOptions): EncoderProcess {
  let child: ChildProcess | undefined;
  /** The photos of this worker. */
  let encoded = 0;
  let idle: NodeJS.Timeout | undefined;
  /** Why there is no photo if the worker ends now. */
  let reason: Encoded = 'unavailable';

  const stop = () => {
    clearTimeout(idle);
    reason = 'unavailable';
    child?.kill('SIGKILL');
    child = undefined;
    encoded = 0;
  };

  const running = () => {
    clearTimeout(idle);
    if (encoded >= photosPerWorker) stop();
    encoded += 1;
    if (!child?.connected) child = start();
    reason = 'too much work';
    return child;
  };

  const encode: EncoderProcess['encode'] = (photo, length, work) => {
    const asked = running();
    const { promise, resolve } = Promise.withResolvers<Encoded>();
    const limit = setTimeout(stop, timeout);
    const give = (answer: Encoded) => resolve(answer);
    const end = () => resolve(reason);
    asked.on('message', give).on('exit', end).on('error', end);
    asked.send({ work, length, most } satisfies Encoding, (error) => error && end());
    const input = inputOf(asked);
    input.cork();
    for (const piece of photo) input.write(piece);
    input.uncork();
    return promise.finally(() => {
      clearTimeout(limit);
      asked.off('message', give).off('exit', end).off('error', end);
      idle = setTimeout(stop, idleLife).unref();
    });
  };

  return { encode, stop };
}
