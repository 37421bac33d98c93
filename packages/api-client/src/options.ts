import type { CallName } from '@apple-only/contract';

/** The token that a call carries: the sign-in provider's ID token, or the access token that `GET /jwt` answered. */
export type TokenKind = 'identity' | 'access';

/** The request of one attempt, just before it is sent. */
export interface SentRequest {
  /** The name of the call in the contract's table. */
  readonly call: CallName;
  readonly method: string;
  readonly url: string;
  /** All headers of this attempt. Changes apply to this attempt only. */
  readonly headers: Headers;
  /** JSON, or a form with the file. */
  readonly body: string | FormData | null;
  /** The number of attempts before this one. */
  readonly attempt: number;
}

/** How to reach a server. */
export interface ClientOptions {
  /** The API's base URL, such as `https://shop.example`. Required outside a browser. @default the page's own origin */
  baseUrl?: string | undefined;
  /**
   * The bearer to send, or null if there is none. Called for every call that is not public. `refused` is an access token that
   * the server refused: return another one. Called once for all calls that were refused the same token.
   */
  token?:
    | ((kind: TokenKind, context: { refused?: string | undefined }) => string | null | Promise<string | null>)
    | undefined;
  /**
   * Sends every request. With a custom `fetch`, uploads report no progress.
   * @default globalThis.fetch, as it is when the call is made
   */
  fetch?: typeof globalThis.fetch | undefined;
  /**
   * Whether requests carry cookies, as for `fetch`: `include` sends them to another origin, too.
   * @default 'same-origin'
   */
  credentials?: RequestCredentials | undefined;
  /**
   * The timeout of an attempt, in milliseconds; eight times as long with a file. 0: no timeout. The time that `token` takes does not count.
   * @default 15_000
   */
  timeout?: number | undefined;
  /**
   * How often a call that may be repeated is retried: if no answer arrived, on 502, 503 and 504, and on 429 if the server says when. Never
   * earlier than it says; not at all if that is more than 10 s away. @default 2
   */
  retries?: number | undefined;
  /**
   * Called before each attempt. May add headers. The attempt waits for it, and its time does not count. If it throws, nothing is
   * sent, and the call fails: with its `ApiError`, or with one of code `not-sent` whose `cause` is what it threw.
   */
  onRequest?: ((request: SentRequest) => void | Promise<void>) | undefined;
  /**
   * Called with the response of each attempt, even of a refusal, and with the same request object as `onRequest`. Only observes: the client
   * has read the body, and validates it in any case. The call waits for it, and its time does not count. If it throws, the call fails, and
   * is not repeated: with its `ApiError`, or with one of code `unexpected-answer` whose `cause` is what it threw.
   */
  onResponse?:
    | ((response: Pick<Response, 'status' | 'headers'>, request: SentRequest) => void | Promise<void>)
    | undefined;
}

/** The options of a single call, besides its input. */
export interface CallOptions {
  /** Aborts the call at any stage. */
  signal?: AbortSignal | undefined;
  /** Replaces the client's timeout. Not multiplied for a call with a file. */
  timeout?: number | undefined;
  /** Additional headers for this call. They do not replace those that the client sets. */
  headers?: HeadersInit | undefined;
  /** The bearer of this call. Replaces the client's `token`, which is then not called, not even after a refusal. */
  token?: string | undefined;
}

export interface UploadOptions {
  /** Called with the fraction that has been sent, from 0 to 1. Only in browsers, and without a custom `fetch`. */
  onProgress?: ((sent: number) => void) | undefined;
}

export interface KeyedOptions {
  /** Any unique string, such as `crypto.randomUUID()`. With it the call may be repeated and takes effect once. */
  idempotencyKey?: string | undefined;
}
