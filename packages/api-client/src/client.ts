import { callNames, calls, type Answer, type Call, type CallName, type Calls, type Input } from '@apple-only/contract';
import { safeParse } from 'valibot';
import { ApiError } from './error.ts';
import { uploadWithProgress } from './upload.ts';

/** Whose token a call carries: the sign-in provider's ID token, or the access token that `GET /jwt` answered. */
export type TokenKind = 'identity' | 'access';

/** How to reach a server. */
export interface ClientOptions {
  /** Where the API is, without a slash at its end. @default '' (the page's own origin) */
  baseUrl?: string | undefined;
  /** The bearer to send, or null where there is none. Asked anew for every call that is not public. */
  token?: ((kind: TokenKind) => string | null | Promise<string | null>) | undefined;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch | undefined;
}

/** What a single call may be told besides its input. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** For calls that send a file: called with the part that has been sent, from 0 to 1. Browsers only. */
  onProgress?: ((sent: number) => void) | undefined;
}

/** What a call takes: the contract's input, and the file of those that carry one. */
export type ClientInput<Name extends CallName> = Calls[Name] extends { file: string }
  ? Input<Name> & { file: Blob }
  : Input<Name>;

type Arguments<Name extends CallName> =
  object extends ClientInput<Name>
    ? [input?: ClientInput<Name>, options?: CallOptions]
    : [input: ClientInput<Name>, options?: CallOptions];

/**
 * A method for each row of the contract's table. Each answers what the contract says, checked at run time, or throws an
 * {@link ApiError}: with the server's status and message when it refused, without a status when no answer arrived.
 * An aborted call throws the signal's reason.
 */
export type Client = { [Name in CallName]: (...args: Arguments<Name>) => Promise<Answer<Name>> };

const bearerKinds = (row: Call): TokenKind[] =>
  row.access.includes('visitor')
    ? []
    : [
        ...(row.access.some((caller) => caller !== 'identity') ? (['access'] as const) : []),
        ...(row.access.includes('identity') ? (['identity'] as const) : []),
      ];

type Parameter = string | number | undefined;

/** A call's input before it is taken apart: the parameters, and what has a place of its own. */
type AnyInput = Record<string, Parameter> | { body?: unknown; file?: unknown };

/** Puts the input where the row says it belongs: into the path, else into the query. */
function addressOf(row: Call, input: Record<string, Parameter>): string {
  let path: string = row.path;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    if (row.params && name in row.params) path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    else query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

async function messageOf(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => undefined);
  return typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : `The server answered ${response.status}.`;
}

/**
 * A client of the Apple Only API, made from the contract's table. Needs only `fetch`.
 *
 * @example
 * const client = createClient({ baseUrl: 'https://shop.example' });
 * const newest = await client.listNewest({ category: 'macBook', limit: 4 });
 */
export function createClient({ baseUrl = '', token, fetch = globalThis.fetch }: ClientOptions = {}): Client {
  async function send(name: CallName, input: AnyInput, { signal, onProgress }: CallOptions) {
    const row: Call = calls[name];
    const { body, file, ...rest } = input;
    const url = `${baseUrl}${addressOf(row, rest)}`;
    const headers = new Headers();
    for (const kind of bearerKinds(row)) {
      const bearer = await token?.(kind);
      if (!bearer) continue;
      headers.set('authorization', `Bearer ${bearer}`);
      break;
    }

    let payload: FormData | string | undefined;
    if (row.file && file instanceof Blob) {
      payload = new FormData();
      payload.set(row.file, file);
    } else if (body !== undefined) {
      payload = JSON.stringify(body);
      headers.set('content-type', 'application/json');
    }

    let response: Response;
    try {
      response =
        payload instanceof FormData && onProgress
          ? await uploadWithProgress({ url, body: payload, headers, signal, onProgress })
          : await fetch(url, {
              method: row.method,
              headers,
              ...(payload === undefined ? {} : { body: payload }),
              ...(signal ? { signal } : {}),
            });
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new ApiError(name, undefined, 'The server could not be reached.', { cause });
    }
    if (!response.ok) throw new ApiError(name, response.status, await messageOf(response));

    const answer = safeParse(row.answer, await response.json().catch(() => undefined));
    if (!answer.success) {
      throw new ApiError(name, response.status, 'The server answered something unexpected.', {
        cause: answer.issues,
      });
    }
    return answer.output;
  }

  const methods = callNames.map((name) => [
    name,
    (input: AnyInput = {}, options: CallOptions = {}) => send(name, input, options),
  ]);
  // The table says it all, but no type can follow a table through Object.fromEntries.
  return Object.fromEntries(methods) as Client;
}
