import type { Readable } from 'node:stream';
import { HttpError } from '../http-error.ts';

/** Maximum memory of all arriving photos, in bytes. */
const defaultMaxBytes = 32 * 1024 * 1024;

/** Memory of a piece besides its content, in bytes. */
const overhead = 256;

interface Arriving {
  bytes: number;
  file: Readable;
}

/** A file in the pieces in which it arrived: joining 10 MB would delay all other requests. */
export type Upload = readonly Buffer[];

/** Reads an arriving file to its end. @param address the client's address */
export type ReadUpload = (file: Readable, address: string) => Promise<Upload>;

/**
 * Reads files that arrive at the same time, within a memory limit. If they exceed it, the oldest upload of the address that
 * takes the most is refused: a slow address cannot take memory from the others.
 */
export function createUploadReader(maxBytes = defaultMaxBytes): ReadUpload {
  /** By address, the oldest upload first. */
  const arriving = new Map<string, Set<Arriving>>();
  const taken = (address: string) => [...(arriving.get(address) ?? [])].reduce((sum, { bytes }) => sum + bytes, 0);
  let heldBytes = 0;

  function makeRoom() {
    if (heldBytes <= maxBytes) return;
    const [largest = ''] = [...arriving.keys()].toSorted((one, other) => taken(other) - taken(one));
    const [first] = arriving.get(largest) ?? [];
    if (!first) return;
    release(largest, first);
    first.file.destroy(new HttpError(503, 'Many photos are being uploaded right now. Try again in a moment.'));
  }

  function release(address: string, upload: Arriving) {
    const others = arriving.get(address);
    if (!others?.delete(upload)) return;
    if (others.size === 0) arriving.delete(address);
    heldBytes -= upload.bytes;
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
        heldBytes += chunk.length + overhead;
        makeRoom();
      }
      return chunks;
    } finally {
      release(address, upload);
    }
  };
}
