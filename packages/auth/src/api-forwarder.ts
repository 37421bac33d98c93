import { errorAnswer, photoLimits } from '@apple-only/contract';
import type { ApiRoute } from './api-routes.ts';

/** The headers of a request that the API gets. All others stay here: cookies above all. */
const requestHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'user-agent',
  'x-request-id',
];
/** The headers of an answer that the browser gets: none that sets a cookie, leads elsewhere, or belongs to the connection. */
const answerHeaders = [
  'cache-control',
  'content-language',
  'content-type',
  'etag',
  'link',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'vary',
];
/** Largest body, in bytes: what the API takes, and a photo in its form. */
const largestBody = { json: 64 * 1024, file: photoLimits.bytes + 64 * 1024 };

/** For this user alone: no cache keeps it, and no page of another origin loads it. */
export const privateHeaders = { 'cache-control': 'private, no-store', 'cross-origin-resource-policy': 'same-origin' };

/** A refusal, in the form of the API's own. */
export function refusal(status: number, message: string): Response {
  return Response.json(errorAnswer(status, message), {
    status,
    headers: { ...privateHeaders, 'x-content-type-options': 'nosniff' },
  });
}

/** A response that is not the API's. The body is what it would be read as. */
class Refused extends Error {
  readonly response: Response;
  constructor(status: number, message: string) {
    super(message);
    this.response = refusal(status, message);
  }
}

/** Ends a body that is longer than it may be. @param onEnd called when it has been read to its end */
function limitTo(bytes: number, onEnd: () => void): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new Refused(413, 'This is too large to be sent.'));
      else controller.enqueue(chunk);
    },
    flush: onEnd,
  });
}

/**
 * The time limit of a call, which begins when the whole body has been read: the time in which a visitor sends it is not the API's. Those
 * who send too slowly are ended by the server that this runs in, and by the API.
 */
function createTimeLimit(ms: number) {
  const ending = new AbortController();
  return {
    signal: ending.signal,
    begin: () => {
      const signal = AbortSignal.timeout(ms);
      signal.addEventListener('abort', () => ending.abort(signal.reason));
    },
  };
}

/**
 * The body to forward. A file is passed on as it arrives; all else is read first, as some servers have an empty stream for no body.
 * @param onRead called when all of it has been read
 */
async function bodyOf(
  request: Request,
  route: ApiRoute,
  onRead: () => void,
): Promise<ReadableStream | ArrayBuffer | undefined> {
  const limit = route.file ? largestBody.file : largestBody.json;
  if (Number(request.headers.get('content-length')) > limit) throw new Refused(413, 'This is too large to be sent.');
  const body = request.body?.pipeThrough(limitTo(limit, onRead));
  if (!body) onRead();
  if (!body || route.file) return body;
  const read = await new Response(body).arrayBuffer();
  return read.byteLength > 0 ? read : undefined;
}

/** The error that ended the body, which `fetch` may have wrapped. */
function refusedBy(error: unknown): Refused | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof Refused) return cause;
  return undefined;
}

/** The answer as the browser gets it. */
function answerOf(upstream: Response, isPrivate: boolean): Response {
  const headers = new Headers({ 'x-content-type-options': 'nosniff' });
  for (const name of answerHeaders) {
    const value = upstream.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (isPrivate) for (const [name, value] of Object.entries(privateHeaders)) headers.set(name, value);
  // The API answers JSON. Anything else is of a proxy before it, and could run as a page of this origin.
  const isJson = /^application\/json\b/i.test(upstream.headers.get('content-type') ?? '');
  const hasBody = isJson && ![204, 205, 304].includes(upstream.status);
  if (!hasBody) {
    headers.delete('content-type');
    void upstream.body?.cancel();
  }
  return new Response(hasBody ? upstream.body : null, { status: upstream.status, headers });
}

/** How to reach the API. */
export interface ForwarderOptions {
  /** The API's base URL. */
  api: string;
  fetch: typeof globalThis.fetch;
  /** How long the API may take to answer once it has the whole body, in milliseconds. */
  timeout: number;
  clientAddress: ((request: Request) => string | null | undefined) | undefined;
}

/** A call to forward. */
export interface ForwardedCall {
  route: ApiRoute;
  /** Path and query at the API. */
  address: string;
  /** Sent as `Authorization`. */
  bearer: string | undefined;
}

/** Sends calls to the API, and its answers back. Never rejects. */
export function createForwarder({ api, fetch, timeout, clientAddress }: ForwarderOptions) {
  return async function forward(request: Request, { route, address, bearer }: ForwardedCall): Promise<Response> {
    try {
      const headers = new Headers();
      for (const name of requestHeaders) {
        const value = request.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`);
      const client = clientAddress?.(request);
      if (client) headers.set('x-forwarded-for', client);
      const timeLimit = createTimeLimit(timeout);
      const body = await bodyOf(request, route, timeLimit.begin);
      const init = {
        method: request.method,
        headers,
        body: body ?? null,
        // Else it would be sent, with the token, to wherever the answer says.
        redirect: 'manual',
        // Next.js would keep the answers of one user for another.
        cache: 'no-store',
        signal: timeLimit.signal,
        // Required for a stream.
        duplex: 'half',
      } satisfies RequestInit & { duplex: 'half' };
      const upstream = await fetch(api + address, init);
      const leadsElsewhere = upstream.type === 'opaqueredirect' || (upstream.status >= 300 && upstream.status < 400);
      if (!leadsElsewhere || upstream.status === 304) return answerOf(upstream, bearer !== undefined);
      void upstream.body?.cancel();
      return refusal(502, 'The API sent us elsewhere.');
    } catch (error) {
      const refused = refusedBy(error);
      if (refused) return refused.response;
      const isLate = (error as Partial<Error> | null | undefined)?.name === 'TimeoutError';
      return isLate
        ? refusal(504, 'The API took too long. Try again.')
        : refusal(502, 'Couldn’t reach the API. Try again.');
    }
  };
}
