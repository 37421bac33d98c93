import { wire, type Answer, type Call, type CallName, type Calls, type Input } from '@apple-only/contract';
import { safeParse } from 'valibot';
import { ApiError } from './error.ts';
import { patiently, pause } from './patience.ts';
import { uploadWithProgress } from './upload.ts';

/** Whose token a call carries: the sign-in provider's ID token, or the access token that `GET /jwt` answered. */
export type TokenKind = 'identity' | 'access';

/** How to reach a server. */
export interface ClientOptions {
  /** Where the API is, without a slash at its end. @default '' (the page's own origin) */
  baseUrl?: string | undefined;
  /**
   * The bearer to send, or null where there is none. Asked anew for every call that is not public. `refused` is an access
   * token that the server did not take: another is wanted, once for all calls that it was refused to.
   */
  token?:
    | ((kind: TokenKind, context: { refused?: string | undefined }) => string | null | Promise<string | null>)
    | undefined;
  /**
   * What sends every request. With one of your own, uploads tell no progress.
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

/** What a single call may be told besides its input. */
export interface CallOptions {
  /** Ends the call, whatever it is waiting for. */
  signal?: AbortSignal | undefined;
  /** In place of the client's, and as it is also with a file. */
  timeout?: number | undefined;
  /** The bearer of this call, in place of the client's, which is not asked for another one either. */
  token?: string | undefined;
}

interface UploadOptions {
  /** Called with the part that has been sent, from 0 to 1. Only in browsers, and without a `fetch` of your own. */
  onProgress?: ((sent: number) => void) | undefined;
}

interface KeyedOptions {
  /** Anything unique, such as `crypto.randomUUID()`: with it the call may be repeated, and happens once. */
  idempotencyKey?: string | undefined;
}

/** What a call may be told besides its input. */
export type ClientCallOptions<Name extends CallName> = CallOptions &
  (Calls[Name] extends { file: string } ? UploadOptions : unknown) &
  (Calls[Name] extends { repeat: 'with-key' } ? KeyedOptions : unknown);

/** What a call takes: the contract's input, and the file of those that carry one. */
export type ClientInput<Name extends CallName> = Calls[Name] extends { file: string }
  ? Input<Name> & { file: Blob }
  : Input<Name>;

/** The calls whose answers can be read in pages. */
export type PagedName = {
  [Name in CallName]: 'cursor' extends keyof Input<Name> ? Name : never;
}[CallName];

/** A part of a list. */
export interface Page<Name extends PagedName> {
  items: Answer<Name>;
  /** The input that reads on; undefined at the end of the list. */
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
        /** The same call, answering where the list goes on. */
        page: (...args: Arguments<Name>) => Promise<Page<Name>>;
      }
    : unknown);

/**
 * A method for each row of the contract's table. Each answers what the contract says, checked at run time, or throws an
 * {@link ApiError}: with the server's status and message when it refused, without a status when no answer arrived.
 * An aborted call throws the signal's reason.
 */
export type Client = { [Name in CallName]: Method<Name> };

type Parameter = string | number | undefined;

/** A call's input before it is taken apart: the parameters, and what has a place of its own. */
type AnyInput = Record<string, Parameter> | { body?: unknown; file?: unknown };
type AnyOptions = CallOptions & UploadOptions & KeyedOptions;

/** The longest that is waited before trying again, in milliseconds. */
const longestPause = 10_000;

/** Which tokens a row takes, the preferred one first. A public call never carries one. */
const kindsOf = ({ access }: Call): TokenKind[] =>
  (['access', 'identity'] as const).filter(
    (kind) => !access.includes('visitor') && access.some((caller) => (caller === 'identity') === (kind === 'identity')),
  );

/** Puts the input where the row says it belongs: into the path, else into the query. */
function addressOf(row: Call, input: Record<string, Parameter>): string {
  let path: string = row.path;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    if (path.includes(`{${name}}`)) {
      // No escaping keeps a URL from taking these as steps, to another call.
      if (value === '.' || value === '..') throw new TypeError(`${name}: ${value}`);
      path = path.replace(`{${name}}`, () => encodeURIComponent(value));
    } else query.set(name, `${value}`);
  }
  // Not by `query.size`, which Safari 16 does not have.
  return `${path}?${query}`.replace(/\?$/, '');
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The server's own sentence, or ours where it sent none. */
function sentenceFor(reply: { response: Response; answer: unknown } | undefined, cause: unknown): string {
  if (!reply) {
    return cause instanceof Error && cause.name === 'TimeoutError'
      ? 'The server did not answer in time.'
      : 'The server could not be reached.';
  }
  const message = (reply.answer as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' && message ? message : `The server answered ${reply.response.status}.`;
}

/** Where the list goes on, as the `Link` header says. */
const cursorOf = (response: Response): string | null => {
  const next = /<([^<>]*)>[^<]*; *rel="?next/i.exec(response.headers.get('link') ?? '')?.[1] ?? '';
  return new URLSearchParams(next.split('?')[1]).get('cursor');
};

/** How long to wait before trying again, in milliseconds: never where that cannot help. */
function pauseBefore(attempt: number, response: Response | undefined): number {
  if (response && ![429, 502, 503, 504].includes(response.status)) return Infinity;
  const asked = response?.headers.get('retry-after') ?? '';
  // In seconds, or as a date.
  const least = /^\d+$/.test(asked) ? +asked * 1000 : Date.parse(asked) - Date.now();
  if (response?.status === 429 && Number.isNaN(least)) return Infinity;
  // Spread out, so that those who failed together do not come back together.
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

  /** Another token for one that was refused: asked for once, however many calls it was refused to. */
  function renew(refused: string): Promise<string | null> {
    if (renewal?.refused === refused) return renewal.fresh;
    const fresh = (async () => (await token?.('access', { refused })) ?? null)();
    renewal = { refused, fresh };
    // Where there was none to be had, the next call asks again.
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
    let url = baseUrl;
    let payload: FormData | string | null = null;
    /** The access token that the call carries, until one was refused. */
    let access: string | undefined;
    try {
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
        const bearer = own ?? (await patiently(() => token?.(kind, {}), signal));
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
            // What is taken back stays so where the page is left at once, as by whoever signs out.
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
        reply = await patiently(ask, signal, limit);
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
        // Neither was taken: whoever is refused next asks for a third.
        if (replayed) renewal = undefined;
        if (access) {
          const refused = access;
          access = undefined;
          try {
            const fresh = await patiently(() => renew(refused), signal);
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

      const wait = pauseBefore(attempt, reply?.response);
      if (!repeatable || attempt++ >= retries || wait > longestPause) {
        throw new ApiError(name, reply?.response.status, sentenceFor(reply, cause), { cause });
      }
      await pause(wait, signal);
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
