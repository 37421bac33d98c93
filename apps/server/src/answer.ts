import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that is JSON already, because the database has written it. */
export class Written<Answer> {
  declare readonly answer: Answer;
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** How an answer can be compressed, the better way first. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** Shorter answers are sent as they are: they fit one packet. */
const worthCompressing = 1400;

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  // 5 of 11: most of what is to be gained, in a few milliseconds.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** A text, ready to be sent as often as it is asked for. */
export class Ready {
  readonly bytes: Buffer;
  /** The same for every encoding, and therefore a weak one. */
  readonly etag: string;
  readonly #compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};

  /** @param beside what is said beside the text, and makes another answer of it */
  constructor(text: string, beside = '') {
    this.bytes = Buffer.from(text);
    const digest = createHash('sha256').update(this.bytes).update(beside).digest('base64url');
    this.etag = `W/"${digest.slice(0, 27)}"`;
  }

  get isCompressible(): boolean {
    return this.bytes.length >= worthCompressing;
  }

  /** The bytes in this encoding, made once. */
  in(encoding: Encoding): Promise<Buffer> {
    return (this.#compressed[encoding] ??= compress[encoding](this.bytes));
  }
}

/** A list, ready to be sent as often as it is asked for. */
export class ReadyList extends Ready {
  /** Where the next page begins, if there is one. */
  readonly next: string | undefined;

  constructor(json: string, next: string | undefined) {
    super(json, next);
    this.next = next;
  }
}

/** Sends it so that it can be asked for again cheaply. */
export async function sendReady(request: FastifyRequest, reply: FastifyReply, ready: Ready) {
  reply.header('etag', ready.etag);
  addVary(reply, 'accept-encoding');
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (known?.some((tag) => tag === ready.etag || `W/${tag}` === ready.etag)) return reply.code(304).send();
  const encoding = ready.isCompressible ? encodingFor(request.headers['accept-encoding']) : undefined;
  return encoding ? reply.header('content-encoding', encoding).send(await ready.in(encoding)) : reply.send(ready.bytes);
}

/** What an answer depends on besides its address, added to what has been said of it already. */
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
