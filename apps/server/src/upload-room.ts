import type { Readable } from 'node:stream';
import { Refusal } from './refusal.ts';

/** How much memory photos may take while they arrive, in bytes: all of them together. */
const mostBytes = 32 * 1024 * 1024;

/** What a piece takes besides its bytes. */
const overhead = 256;

interface Arriving {
  bytes: number;
  file: Readable;
}

/** A file as it has arrived, in pieces: put together, 10 MB would hold everybody else up. */
export type Upload = readonly Buffer[];

/** Reads a file that arrives, whole. @param address where it comes from */
export type ReadUpload = (file: Readable, address: string) => Promise<Upload>;

/**
 * Reads files that arrive at the same time, in so much memory and no more. Where there is too little for all of them, the address
 * that takes the most of it gives way, with what it has begun first: it can take no room from the others by being slow.
 */
export function createUploadRoom(most = mostBytes): ReadUpload {
  /** By address, what has begun first before the others. */
  const arriving = new Map<string, Set<Arriving>>();
  const taken = (address: string) => [...(arriving.get(address) ?? [])].reduce((sum, { bytes }) => sum + bytes, 0);
  let held = 0;

  function makeRoom() {
    if (held <= most) return;
    const [largest = ''] = [...arriving.keys()].toSorted((one, other) => taken(other) - taken(one));
    const [first] = arriving.get(largest) ?? [];
    if (!first) return;
    release(largest, first);
    first.file.destroy(new Refusal(503, 'Many photos are being uploaded right now. Try again in a moment.'));
  }

  function release(address: string, upload: Arriving) {
    const others = arriving.get(address);
    if (!others?.delete(upload)) return;
    if (others.size === 0) arriving.delete(address);
    held -= upload.bytes;
  }

  return async (file, address) => {
    const upload: Arriving = { bytes: 0, file };
    arriving.set(address, (arriving.get(address) ?? new Set()).add(upload));
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of file as AsyncIterable<Buffer>) {
        if (!arriving.get(address)?.has(upload)) continue;
        chunks.push(chunk);
        upload.bytes += chunk.length + overhead;
        held += chunk.length + overhead;
        makeRoom();
      }
      return chunks;
    } finally {
      release(address, upload);
    }
  };
}
