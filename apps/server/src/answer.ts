import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A response that is already JSON, written by the database. */
export class RawJson<Answer> {
  declare readonly answer: Answer;
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** The supported content encodings, the better one first. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** Shorter responses are sent uncompressed: they fit in one packet. */
const worthCompressing = 1400;

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  // 5 of 11: most of the gain, in a few milliseconds.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** A text that is sent many times, with its ETag and compressed forms. */
export class CachedText {
  readonly bytes: Buffer;
  /** Weak, because it is the same for every encoding. */
  readonly etag: string;
  readonly #compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};

  /** @param beside data sent beside the text that the ETag must cover, too */
  constructor(text: string, beside = '') {
    this.bytes = Buffer.from(text);
    const digest = createHash('sha256').update(this.bytes).update(beside).digest('base64url');
    this.etag = `W/"${digest.slice(0, 27)}"`;
  }

  get isCompressible(): boolean {
    return this.bytes.length >= worthCompressing;
  }

  /** The bytes in this encoding, compressed once. */
  in(encoding: Encoding): Promise<Buffer> {
    return (this.#compressed[encoding] ??= compress[encoding](this.bytes));
  }
}

/** A list that is sent many times. */
export class CachedList extends CachedText {
  /** The address of the next page, if there is one. */
  readonly next: string | undefined;

  constructor(json: string, next: string | undefined) {
    super(json, next);
    this.next = next;
  }
}

/** Sends it with an ETag, so that a repeated request is cheap. */
export async function sendCached(request: FastifyRequest, reply: FastifyReply, cached: CachedText) {
  reply.header('etag', cached.etag);
  addVary(reply, 'accept-encoding');
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (known?.some((tag) => tag === cached.etag || `W/${tag}` === cached.etag)) return reply.code(304).send();
  const encoding = cached.isCompressible ? encodingFor(request.headers['accept-encoding']) : undefined;
  return encoding
    ? reply.header('content-encoding', encoding).send(await cached.in(encoding))
    : reply.send(cached.bytes);
}

/** Adds the name of a request header to `Vary`. */
export function addVary(reply: FastifyReply, name: string) {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? name : `${String(before)}, ${name}`);
}

/** The best encoding that an Accept-Encoding header allows, or undefined for none. */
function encodingFor(accepted = ''): Encoding | undefined {
  const choices = accepted.toLowerCase().split(',');
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const allowed = new Set(
    choices.filter((choice) => !refused.test(choice)).map((choice) => choice.replace(/;.*/, '').trim()),
  );
  return encodings.find((encoding) => allowed.has(encoding));
}
