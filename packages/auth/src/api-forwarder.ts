import { errorAnswer, photoLimits } from '@apple-only/contract';
import type { ApiRoute } from './api-routes.ts';

/** The request headers that are forwarded to the API. All others are dropped, above all cookies. */
const requestHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'user-agent',
  'x-request-id',
];
/** The response headers that are returned to the browser: none that sets a cookie, redirects, or belongs to the connection. */
const responseHeaders = [
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
/** Largest body, in bytes: the API's limit, and a photo in its form. */
const maxBodyBytes = { json: 64 * 1024, file: photoLimits.bytes + 64 * 1024 };

/** For this user alone: caches do not store the response, and pages of other origins cannot load it. */
export const privateHeaders = { 'cache-control': 'private, no-store', 'cross-origin-resource-policy': 'same-origin' };

/** A refusal, in the form of the API's own. */
export function refusal(status: number, message: string): Response {
  return Response.json(errorAnswer(status, message), {
    status,
    headers: { ...privateHeaders, 'x-content-type-options': 'nosniff' },
  });
}

/** Ends a call with a response that is not the API's. A body that is too large fails with it. */
class RefusedError extends Error {
  readonly response: Response;
  constructor(status: number, message: string) {
    super(message);
    this.response = refusal(status, message);
  }
}

/** Fails a body that exceeds the limit. @param onEnd called when the whole body has been read */
function limitTo(bytes: number, onEnd: () => void): TransformStream<Uint8Array, Uint8Array> {
  let remaining = bytes;
  return new TransformStream({
    transform(chunk, controller) {
      remaining -= chunk.byteLength;
      if (remaining < 0) controller.error(new RefusedError(413, 'This is too large to be sent.'));
      else controller.enqueue(chunk);
    },
    flush: onEnd,
  });
}

/**
 * The timeout of a call. Begins when the whole body has been read, and ends when the answer begins: the visitor's upload and download do
 * not count against the API. The server that runs this, and the API, end uploads that are too slow.
 */
function createTimeLimit(ms: number) {
  const controller = new AbortController();
  let isOver = false;
  return {
    signal: controller.signal,
    begin: () => {
      const signal = AbortSignal.timeout(ms);
      signal.addEventListener('abort', () => {
        if (!isOver) controller.abort(signal.reason);
      });
    },
    end: () => {
      isOver = true;
    },
  };
}

/**
 * The body to forward. A file is streamed; everything else is read first, because on some servers a missing body is an empty stream.
 * @param onRead called when the whole body has been read
 */
async function bodyOf(
  request: Request,
  route: ApiRoute,
  onRead: () => void,
): Promise<ReadableStream | ArrayBuffer | undefined> {
  const limit = route.file ? maxBodyBytes.file : maxBodyBytes.json;
  if (Number(request.headers.get('content-length')) > limit)
    throw new RefusedError(413, 'This is too large to be sent.');
  const body = request.body?.pipeThrough(limitTo(limit, onRead));
  if (!body) onRead();
  if (!body || route.file) return body;
  const buffer = await new Response(body).arrayBuffer();
  return buffer.byteLength > 0 ? buffer : undefined;
}

/** The error that ended the body, which `fetch` may have wrapped. */
function findRefusedError(error: unknown): RefusedError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof RefusedError) return cause;
  return undefined;
}

/** The response for the browser. */
function toBrowserResponse(upstream: Response, isPrivate: boolean): Response {
  const headers = new Headers({ 'x-content-type-options': 'nosniff' });
  for (const name of responseHeaders) {
    const value = upstream.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (isPrivate) for (const [name, value] of Object.entries(privateHeaders)) headers.set(name, value);
  // The API answers JSON. Anything else comes from a proxy in front of it, and could run as a page of this origin.
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

/** Forwards calls to the API, and returns its responses. Never rejects. */
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
        // Otherwise `fetch` would follow a redirect anywhere, with the token.
        redirect: 'manual',
        // Next.js would cache one user's response for another.
        cache: 'no-store',
        signal: timeLimit.signal,
        // Required for a stream.
        duplex: 'half',
      } satisfies RequestInit & { duplex: 'half' };
      const upstream = await fetch(api + address, init);
      timeLimit.end();
      const isRedirect = upstream.type === 'opaqueredirect' || (upstream.status >= 300 && upstream.status < 400);
      if (!isRedirect || upstream.status === 304) return toBrowserResponse(upstream, bearer !== undefined);
      void upstream.body?.cancel();
      return refusal(502, 'The API sent us elsewhere.');
    } catch (error) {
      const refusedError = findRefusedError(error);
      if (refusedError) return refusedError.response;
      const isTimeout = (error as Partial<Error> | null | undefined)?.name === 'TimeoutError';
      return isTimeout
        ? refusal(504, 'The API took too long. Try again.')
        : refusal(502, 'Couldn’t reach the API. Try again.');
    }
  };
}
