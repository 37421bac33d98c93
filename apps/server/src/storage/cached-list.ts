import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';

export type Encoding = 'br' | 'gzip';
/** The supported content encodings, best first. */
export const encodings: Encoding[] = ['br', 'gzip'];

/** Shorter responses are sent uncompressed: they fit in one packet. */
const worthCompressing = 1400;

const brotli = (quality: number) => (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  // 5 of 11: most of the gain, in a few milliseconds.
  br: brotli(5),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** A tenth smaller, but sixty times slower: for texts that last. */
const compressWell = brotli(constants.BROTLI_MAX_QUALITY);

/** The age, in milliseconds, from which a text is worth it: a text requested at that age has not been replaced. */
const recompressionAge = 10_000;

/** Whether a text is being compressed well. One at a time, so that first responses of other texts do not wait. */
let isBusy = false;

/** Whether a client with these request headers has the response with this ETag. */
export const isNotModified = (etag: string, headers: { 'if-none-match'?: string | undefined }) =>
  // Without Cache-Control: browsers add `no-cache` to a request with an ETag from a script.
  fresh({ 'if-none-match': headers['if-none-match'] }, { etag });

/** A text that is sent many times, with its ETag and compressed forms. */
export class CachedText {
  readonly bytes: Buffer;
  /** Weak, because it is the same for every encoding. */
  readonly etag: string;
  readonly #compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  readonly #made = performance.now();
  #isSmall = false;

  /** @param beside data sent along with the text, which the ETag must cover, too */
  constructor(text: string, beside = '') {
    this.bytes = Buffer.from(text);
    const digest = createHash('sha256').update(this.bytes).update(beside).digest('base64url');
    this.etag = `W/"${digest.slice(0, 27)}"`;
  }

  get isCompressible(): boolean {
    return this.bytes.length >= worthCompressing;
  }

  /** The bytes in this encoding. Compressed once, and once more, well, if the text has settled. */
  compressed(encoding: Encoding): Promise<Buffer> {
    if (this.#compressed.br && !this.#isSmall && !isBusy && performance.now() - this.#made >= recompressionAge)
      void this.#compressWell();
    return (this.#compressed[encoding] ??= compress[encoding](this.bytes));
  }

  async #compressWell() {
    isBusy = this.#isSmall = true;
    // If memory runs out, the larger version stays in use.
    const small = await compressWell(this.bytes).catch(() => undefined);
    if (small) this.#compressed.br = Promise.resolve(small);
    isBusy = false;
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
