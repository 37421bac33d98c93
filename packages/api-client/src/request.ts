import type { Call, CallName } from '@apple-only/contract';
import type { CallOptions, ClientOptions, KeyedOptions, SentRequest, TokenKind, UploadOptions } from './options.ts';
import { ApiError } from './error.ts';
import { withTimeout } from './timeout.ts';

type Parameter = string | number | boolean | undefined;

/** A call's input before it is split into parameters, body and file. */
export type AnyInput = Record<string, Parameter | readonly string[]> | { body?: unknown; file?: unknown };
export type AnyOptions = CallOptions & UploadOptions & KeyedOptions;

/** Which tokens a row takes, the preferred one first. A public call never carries one. */
const tokenKindsOf = ({ access }: Call): TokenKind[] =>
  (['access', 'identity'] as const).filter(
    (kind) => !access.includes('visitor') && access.some((caller) => (caller === 'identity') === (kind === 'identity')),
  );

/** Writes each input into the path if the row names it there, or else into the query. */
function addressOf(row: Call, input: Record<string, Parameter | readonly string[]>): string {
  let path: string = row.path;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    if (path.includes(`{${name}}`)) {
      // These lead to another call: a URL resolves the dots as path steps, even escaped.
      const text = String(value);
      if (/^\.{0,2}$/.test(text)) throw new TypeError(`${name} is "${text}"`);
      path = path.replace(`{${name}}`, () => encodeURIComponent(text));
    } else for (const one of [value].flat()) query.append(name, `${one}`);
  }
  // `query.size` is missing in Safari 16.
  return `${path}?${query}`.replace(/\?$/, '');
}

/** The error of a response that violates the contract, or that the caller's own code rejects. */
export const unexpectedAnswer = (call: CallName, response: Response, cause: unknown) =>
  new ApiError(call, 'unexpected-answer', 'The server sent an unexpected response.', { cause, response });

/**
 * Runs work that involves the caller's own code, before a request or after its response. If it throws, the call fails: with its `ApiError`,
 * or with one whose `cause` is the thrown error.
 * @throws the signal's reason, if it is aborted
 */
export async function wrapErrors<T>(
  work: () => T | Promise<T>,
  signal: AbortSignal | undefined,
  call: CallName,
  response?: Response,
): Promise<T> {
  try {
    return await withTimeout(work, signal);
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof ApiError) throw cause;
    throw response
      ? unexpectedAnswer(call, response, cause)
      : new ApiError(call, 'not-sent', 'The request could not be sent.', { cause });
  }
}

/** A request, and the access token that it carries. */
export interface PreparedRequest extends Omit<SentRequest, 'attempt'> {
  /** Undefined once the server has refused it, or if the request carries another kind of token. */
  accessToken: string | undefined;
}

/**
 * Makes the request of a call.
 * @throws {ApiError} if there is no token or no base URL for it, or its input does not fit into an address
 */
export const prepareRequest = (
  name: CallName,
  row: Call,
  { body, file, ...rest }: AnyInput & { body?: unknown; file?: unknown },
  { signal, idempotencyKey, token: callToken, headers: callHeaders }: AnyOptions,
  { baseUrl = '', token, fetch }: ClientOptions,
): Promise<PreparedRequest> =>
  wrapErrors(
    async () => {
      const base = baseUrl.replace(/\/$/, '');
      let payload: FormData | string | null = null;
      let accessToken: string | undefined;
      const headers = new Headers(callHeaders);
      if (!fetch && !('location' in globalThis) && !URL.canParse(base))
        throw new ApiError(name, 'not-sent', 'Outside a browser, `baseUrl` must be an absolute URL.');
      const url = base + addressOf(row, rest);
      if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
      if (row.file) {
        payload = new FormData();
        payload.set(row.file, file as Blob);
      } else if (body !== undefined) {
        payload = JSON.stringify(body);
        headers.set('content-type', 'application/json');
      }
      for (const kind of tokenKindsOf(row)) {
        const bearer = callToken ?? (await token?.(kind, {}));
        if (!bearer) continue;
        headers.set('authorization', `Bearer ${bearer}`);
        if (kind === 'access' && !callToken) accessToken = bearer;
        break;
      }
      return { call: name, method: row.method, url, headers, body: payload, accessToken };
    },
    signal,
    name,
  );
