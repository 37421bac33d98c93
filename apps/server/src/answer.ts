import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
export type Encoding = (typeof encodings)[number];

/** Shorter answers are sent as they are: they fit one packet. */
const worthCompressing = 1400;

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  // 5 of 11: most of what is to be gained, in a few milliseconds.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** A list, ready to be sent as often as it is asked for. */
export class ReadyList {
  readonly bytes: Buffer;
  /** The same for every encoding, and therefore a weak one. */
  readonly etag: string;
  /** Where the next page begins, if there is one. */
  readonly next: string | undefined;
  readonly #compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(json: string, next: string | undefined) {
    this.bytes = Buffer.from(json);
    // Where it goes on is part of what it says.
    this.etag = `W/"${createHash('sha256')
      .update(this.bytes)
      .update(next ?? '')
      .digest('base64url')
      .slice(0, 27)}"`;
    this.next = next;
  }

  get isCompressible(): boolean {
    return this.bytes.length >= worthCompressing;
  }

  /** The bytes in this encoding, made once. */
  in(encoding: Encoding): Promise<Buffer> {
    return (this.#compressed[encoding] ??= compress[encoding](this.bytes));
  }
}

/** The best encoding that an Accept-Encoding header allows, or undefined for none. */
export function encodingFor(accepted = ''): Encoding | undefined {
  const choices = accepted.toLowerCase().split(',');
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const allowed = new Set(
    choices.filter((choice) => !refused.test(choice)).map((choice) => choice.replace(/;.*/, '').trim()),
  );
  return encodings.find((encoding) => allowed.has(encoding));
}
