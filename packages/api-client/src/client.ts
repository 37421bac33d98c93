import { wire, type Answer, type Call, type CallName, type Calls, type Input } from '@apple-only/contract';
import { safeParse } from 'valibot';
import { ApiError } from './error.ts';
import { withTimeout, delay } from './timeout.ts';
import { uploadWithProgress } from './upload.ts';

/** The token that a call carries: the sign-in provider's ID token, or the access token that `GET /jwt` answered. */
export type TokenKind = 'identity' | 'access';

/** How to reach a server. */
export interface ClientOptions {
  /** The API's base URL, such as `https://shop.example`. Required where there is no page. @default the page's own origin */
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
   * How long an attempt may take, in milliseconds; eight times as long with a file. 0: as long as it takes. The time that
   * `token` takes does not count. @default 15_000
   */
  timeout?: number | undefined;
  /**
   * How often a call is tried again that may be repeated, where no answer arrived, on 502, 503 and 504, and on 429 where
   * the server says when. Never earlier than it says; not at all where that is more than 10 s away. @default 2
   */
  retries?: number | undefined;
}

/** The options of a single call, besides its input. */
export interface CallOptions {
  /** Aborts the call at any stage. */
  signal?: AbortSignal | undefined;
  /** Replaces the client's timeout. Not multiplied for a call with a file. */
  timeout?: number | undefined;
  /** The bearer of this call. Replaces the client's `token`, which is then not called, not even after a refusal. */
  token?: string | undefined;
}

interface UploadOptions {
  /** Called with the part that has been sent, from 0 to 1. Only in browsers, and without a `fetch` of your own. */
  onProgress?: ((sent: number) => void) | undefined;
}

interface KeyedOptions {
  /** Any unique string, such as `crypto.randomUUID()`. With it the call may be repeated and takes effect once. */
  idempotencyKey?: string | undefined;
}

/** The options of a call, besides its input. */
export type ClientCallOptions<Name extends CallName> = CallOptions &
  (Calls[Name] extends { file: string } ? UploadOptions : unknown) &
  (Calls[Name] extends { repeat: 'with-key' } ? KeyedOptions : unknown);

/** The input of a call: the contract's input, and the file if the call carries one. */
export type ClientInput<Name extends CallName> = Calls[Name] extends { file: string }
  ? Input<Name> & { file: Blob }
  : Input<Name>;

/** The calls whose answers can be read page by page. */
export type PagedName = {
  [Name in CallName]: 'cursor' extends keyof Input<Name> ? Name : never;
}[CallName];

/** One page of a list. */
export interface Page<Name extends PagedName> {
  items: Answer<Name>;
  /** The input of the next page; undefined at the end of the list. */
  next: ClientInput<Name> | undefined;
}

type Arguments<Name extends CallName> = keyof ClientInput<Name> extends never
  ? [input?: Record<string, never>, options?: ClientCallOptions<Name>]
  : object extends ClientInput<Name>
    ? [input?: ClientInput<Name>, options?: ClientCallOptions<Name>]
    : [input: ClientInput<Name>, options?: ClientCallOptions<Name>];

type Method<Name extends CallName> = ((...args: Arguments<Name>) => Promise<Answer<Name>>) &
  (Name extends PagedName
    ? {
        /** The same call, which also returns the input of the next page. */
        page: (...args: Arguments<Name>) => Promise<Page<Name>>;
      }
    : unknown);

/**
 * A method for each row of the contract's table. Each returns the contract's answer, validated at run time, or throws an
 * {@link ApiError}: with the server's status and message when it refused, without a status when no answer arrived.
 * An aborted call throws the signal's reason.
 */
export type Client = { [Name in CallName]: Method<Name> };

type Parameter = string | number | undefined;

/** A call's input before it is split into parameters, body and file. */
type AnyInput = Record<string, Parameter> | { body?: unknown; file?: unknown };
type AnyOptions = CallOptions & UploadOptions & KeyedOptions;

/** Outside a browser, an address needs an origin. */
const noBaseUrl = 'There is no page here whose origin could be called: pass `baseUrl` to createClient.';

/** The longest pause before a retry, in milliseconds. */
const maxRetryDelay = 10_000;

/** Which tokens a row takes, the preferred one first. A public call never carries one. */
const kindsOf = ({ access }: Call): TokenKind[] =>
  (['access', 'identity'] as const).filter(
    (kind) => !access.includes('visitor') && access.some((caller) => (caller === 'identity') === (kind === 'identity')),
  );

/** Writes each input where the row says: into the path, else into the query. */
function addressOf(row: Call, input: Record<string, Parameter>): string {
  let path: string = row.path;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    if (path.includes(`{${name}}`)) {
      // Escaping does not help: a URL resolves these as path steps, which lead to another call.
      if (value === '.' || value === '..') throw new TypeError(`${name}: ${value}`);
      path = path.replace(`{${name}}`, () => encodeURIComponent(value));
    } else query.set(name, `${value}`);
  }
  // `query.size` is missing in Safari 16.
  return `${path}?${query}`.replace(/\?$/, '');
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The server's own message, or a default if it sent none. */
function errorMessage(reply: { response: Response; answer: unknown } | undefined, cause: unknown): string {
  if (!reply) {
    return cause instanceof Error && cause.name === 'TimeoutError'
      ? 'The server did not answer in time.'
      : 'The server could not be reached.';
  }
  const message = (reply.answer as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' && message ? message : `The server answered ${reply.response.status}.`;
}

/** The cursor of the next page, from the `Link` header. */
const cursorOf = (response: Response): string | null => {
  const next = /<([^<>]*)>[^<]*; *rel="?next/i.exec(response.headers.get('link') ?? '')?.[1] ?? '';
  return new URLSearchParams(next.split('?')[1]).get('cursor');
};

/** The pause before a retry, in milliseconds; infinite where a retry cannot help. */
function retryDelay(attempt: number, response: Response | undefined): number {
  if (response && ![429, 502, 503, 504].includes(response.status)) return Infinity;
  const asked = response?.headers.get('retry-after') ?? '';
  // In seconds, or as a date.
  const least = /^\d+$/.test(asked) ? +asked * 1000 : Date.parse(asked) - Date.now();
  if (response?.status === 429 && Number.isNaN(least)) return Infinity;
  // Randomised, so that clients which failed together do not retry together.
  return Math.max(least || 0, 300 * 2 ** attempt * (0.5 + Math.random() / 2));
}

/**
 * A client of the Apple Only API, made from the contract's table. Needs only what browsers, Node and edge runtimes share.
 *
 * @example
 * const client = createClient({ baseUrl: 'https://shop.example' });
 * const newest = await client.listNewest({ category: 'macBook', limit: 4 });
 */
export function createClient({
  baseUrl = '',
  token,
  fetch,
  timeout = 15_000,
  retries = 2,
}: ClientOptions = {}): Client {
  let renewal: { refused: string; fresh: Promise<string | null> } | undefined;

  /** Gets a new token for a refused one: once, for all calls that were refused it. */
  function renew(refused: string): Promise<string | null> {
    if (renewal?.refused === refused) return renewal.fresh;
    const fresh = (async () => (await token?.('access', { refused })) ?? null)();
    renewal = { refused, fresh };
    // If there was no new token, the next call asks again.
    const forget = () => {
      if (renewal?.fresh === fresh) renewal = undefined;
    };
    fresh.then((other) => (other === null || other === refused) && forget(), forget);
    return fresh;
  }

  async function send(name: CallName, input: AnyInput, options: AnyOptions) {
    const row: Call = wire[name];
    const { signal, onProgress, idempotencyKey, token: own } = options;
    const { body, file, ...rest } = input;
    const headers = new Headers();
    let url = baseUrl.replace(/\/$/, '');
    let payload: FormData | string | null = null;
    /** The access token that the call carries, until the server refuses it. */
    let access: string | undefined;
    try {
      if (!url && !fetch && !('location' in globalThis)) throw new ApiError(name, undefined, noBaseUrl);
      url += addressOf(row, rest);
      if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
      if (row.file) {
        payload = new FormData();
        payload.set(row.file, file as Blob);
      } else if (body !== undefined) {
        payload = JSON.stringify(body);
        headers.set('content-type', 'application/json');
      }
      for (const kind of kindsOf(row)) {
        const bearer = own ?? (await withTimeout(() => token?.(kind, {}), signal));
        if (!bearer) continue;
        headers.set('authorization', `Bearer ${bearer}`);
        if (kind === 'access' && !own) access = bearer;
        break;
      }
    } catch (cause) {
      signal?.throwIfAborted();
      if (cause instanceof ApiError) throw cause;
      throw new ApiError(name, undefined, 'The call could not be made.', { cause });
    }

    const limit = options.timeout ?? (row.file ? 8 * timeout : timeout);
    const repeatable = row.method !== 'POST' || row.repeat === 'yes' || (row.repeat && idempotencyKey !== undefined);

    async function ask(ending: AbortSignal) {
      const response = await (row.file && onProgress && !fetch && 'XMLHttpRequest' in globalThis
        ? uploadWithProgress({ url, body: payload, headers, signal: ending, onProgress })
        : (fetch ?? globalThis.fetch)(url, {
            method: row.method,
            headers,
            body: payload,
            signal: ending,
            // A DELETE request, such as a sign-out, reaches the server even if the user leaves the page at once.
            keepalive: row.method === 'DELETE',
          }));
      return { response, answer: parse(await response.text()) };
    }

    let attempt = 0;
    let replayed = false;
    for (;;) {
      let reply: Awaited<ReturnType<typeof ask>> | undefined;
      let cause: unknown;
      try {
        reply = await withTimeout(ask, signal, limit);
      } catch (reason) {
        signal?.throwIfAborted();
        cause = reason;
      }

      if (reply?.response.ok) {
        const { success, output, issues } = safeParse(row.answer, reply.answer);
        if (success) return { output, response: reply.response };
        throw new ApiError(name, reply.response.status, 'The server answered something unexpected.', { cause: issues });
      }

      if (reply?.response.status === 401) {
        // The server refused both tokens: the next refused call asks for a third.
        if (replayed) renewal = undefined;
        if (access) {
          const refused = access;
          access = undefined;
          try {
            const fresh = await withTimeout(() => renew(refused), signal);
            if (fresh && fresh !== refused) {
              headers.set('authorization', `Bearer ${fresh}`);
              replayed = true;
              continue;
            }
          } catch (reason) {
            signal?.throwIfAborted();
            cause = reason;
          }
        }
      }

      const wait = retryDelay(attempt, reply?.response);
      if (!repeatable || attempt++ >= retries || wait > maxRetryDelay) {
        throw new ApiError(name, reply?.response.status, errorMessage(reply, cause), { cause });
      }
      await delay(wait, signal);
    }
  }

  const methods = Object.keys(wire).map((key) => {
    const name = key as CallName;
    const method = async (input: AnyInput = {}, options: AnyOptions = {}) => (await send(name, input, options)).output;
    const page = async (input: AnyInput = {}, options: AnyOptions = {}) => {
      const { output, response } = await send(name, input, options);
      const cursor = cursorOf(response);
      return { items: output, next: cursor ? { ...input, cursor } : undefined };
    };
    return [name, Object.assign(method, { page })];
  });
  // The table says it all, but no type can follow a table through Object.fromEntries.
  return Object.fromEntries(methods) as Client;
}
