import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';

export type Encoding = 'br' | 'gzip';
/** The supported content encodings, the better one first. */
export const encodings: Encoding[] = ['br', 'gzip'];

/** Shorter responses are sent uncompressed: they fit in one packet. */
const worthCompressing = 1400;

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  // 5 of 11: most of the gain, in a few milliseconds.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** Whether a client with these request headers has the response with this ETag. */
export const isKnown = (etag: string, headers: { 'if-none-match'?: string | undefined }) =>
  // Without Cache-Control: browsers add `no-cache` to a request with an ETag from a script.
  fresh({ 'if-none-match': headers['if-none-match'] }, { etag });

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
