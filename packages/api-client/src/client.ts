import { wire, type Answer, type Call, type CallName, type Calls, type Input } from '@apple-only/contract';
import type { CallOptions, ClientOptions, KeyedOptions, SentRequest, UploadOptions } from './options.ts';
import { cursorOf, errorOf, readReply, retryDelay, type Reply } from './reply.ts';
import {
  wrapErrors,
  prepareRequest,
  unexpectedAnswer,
  type AnyInput,
  type AnyOptions,
  type PreparedRequest,
} from './request.ts';
import { delay, withTimeout } from './timeout.ts';
import { uploadWithProgress } from './upload.ts';

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

/** One page of a list: its items, and the other fields of the call's answer. */
export type Page<Name extends PagedName> = (Answer<Name> extends readonly unknown[]
  ? { items: Answer<Name> }
  : Answer<Name>) & {
  /** The input of the next page; undefined at the end of the list. */
  next: ClientInput<Name> | undefined;
};

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
 * `ApiError`: with the server's status and message when it refused, without a status when no answer arrived.
 * An aborted call throws the signal's reason.
 */
export type Client = { readonly [Name in CallName]: Method<Name> } & {
  /** The API's base URL, as passed to `createClient`; empty for the page's own origin. */
  readonly baseUrl: string;
};

/** Sends a request once. */
async function sendOnce(
  { file }: Call,
  { method, url, headers, body }: SentRequest,
  {
    fetch,
    onProgress,
    ...init
  }: Pick<ClientOptions, 'fetch'> & UploadOptions & { signal: AbortSignal; credentials: RequestCredentials },
) {
  const response = await (file && onProgress && !fetch && 'XMLHttpRequest' in globalThis
    ? uploadWithProgress({ ...init, url, body, headers, onProgress })
    : (fetch ?? globalThis.fetch)(url, {
        method,
        headers,
        body,
        ...init,
        // A DELETE request, such as a sign-out, reaches the server even if the user leaves the page at once.
        keepalive: method === 'DELETE',
      }));
  return readReply(response);
}

type Send = (name: CallName, input: AnyInput, options: AnyOptions) => Promise<{ output: unknown; response: Response }>;

function methodsOf(send: Send) {
  const methods = (Object.keys(wire) as CallName[]).map((name) => {
    const method = async (input: AnyInput = {}, options: AnyOptions = {}) => (await send(name, input, options)).output;
    const page = async (input: AnyInput = {}, options: AnyOptions = {}) => {
      const { output, response } = await send(name, input, options);
      const cursor = cursorOf(response);
      const list = Array.isArray(output) ? { items: output } : (output as object);
      return { ...list, next: cursor ? { ...input, cursor } : undefined };
    };
    return [name, Object.assign(method, { page })];
  });
  // The table determines the type, but no type can follow a table through Object.fromEntries.
  return Object.fromEntries(methods) as Omit<Client, 'baseUrl'>;
}

/**
 * A client of the Apple Only API, made from the contract's table. Needs only what browsers, Node and edge runtimes share.
 *
 * @example
 * const client = createClient({ baseUrl: 'https://shop.example' });
 * const newest = await client.listNewest({ category: 'macBook', limit: 4 });
 */
export function createClient(clientOptions: ClientOptions = {}): Client {
  const {
    token,
    fetch,
    credentials = 'same-origin',
    timeout = 15_000,
    retries = 2,
    onRequest,
    onResponse,
  } = clientOptions;
  /** The replacement of a refused access token: requested once for all calls that were refused it. */
  let renewal: { refused: string; fresh: Promise<string | null | undefined> } | undefined;

  const requestReplacement = async (refused: string) => token?.('access', { refused });

  /** Replaces a refused access token. Resolves with whether the request has another one. */
  async function renewToken(request: PreparedRequest, signal: AbortSignal | undefined): Promise<boolean> {
    const refused = request.accessToken;
    if (!refused) return false;
    request.accessToken = undefined;
    const ownRenewal = renewal?.refused === refused ? renewal : { refused, fresh: requestReplacement(refused) };
    renewal = ownRenewal;
    // If there was no new token, the next call asks again.
    const forget = () => void (renewal === ownRenewal && (renewal = undefined));
    void ownRenewal.fresh.then((other) => (!other || other === refused) && forget(), forget);
    const fresh = await withTimeout(() => ownRenewal.fresh, signal);
    if (!fresh || fresh === refused) return false;
    request.headers.set('authorization', `Bearer ${fresh}`);
    return true;
  }

  async function send(name: CallName, input: AnyInput, options: AnyOptions) {
    const row: Call = wire[name];
    const { signal, idempotencyKey, onProgress } = options;
    const request = await prepareRequest(name, row, input, options, clientOptions);
    const attemptTimeout = options.timeout ?? (row.file ? 8 * timeout : timeout);
    const repeatable = row.method !== 'POST' || row.repeat === 'yes' || (row.repeat && idempotencyKey !== undefined);

    let retryCount = 0;
    let renewed = false;
    for (let sentCount = 0; ; sentCount++) {
      const sentRequest: SentRequest = { ...request, headers: new Headers(request.headers), attempt: sentCount };
      if (onRequest) await wrapErrors(() => onRequest(sentRequest), signal, name);
      let reply: Reply | undefined;
      let cause: unknown;
      try {
        reply = await withTimeout(
          (attemptSignal) => sendOnce(row, sentRequest, { fetch, credentials, onProgress, signal: attemptSignal }),
          signal,
          attemptTimeout,
        );
      } catch (reason) {
        signal?.throwIfAborted();
        cause = reason;
      }

      const response = reply?.response;
      if (response && onResponse) await wrapErrors(() => onResponse(response, sentRequest), signal, name, response);
      if (response?.ok) {
        const { issues, value: output } = row.answer['~run']({ value: reply?.answer }, {});
        if (!issues) return { output, response };
        throw unexpectedAnswer(name, response, issues);
      }

      if (response?.status === 401) {
        // The server refused both tokens: the next refused call asks for a third.
        if (renewed) renewal = undefined;
        try {
          if (await renewToken(request, signal)) {
            renewed = true;
            continue;
          }
        } catch (reason) {
          signal?.throwIfAborted();
          cause = reason;
        }
      }

      const wait = retryDelay(retryCount, response);
      if (!repeatable || retryCount++ >= retries || wait === Infinity) {
        throw errorOf(name, reply, cause);
      }
      await delay(wait, signal);
    }
  }

  return { ...methodsOf(send), baseUrl: clientOptions.baseUrl ?? '' };
}
