import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { encodings, type CachedText } from '../storage/cached-list.ts';

/** Sends it with an ETag, so that a repeated request is cheap. */
export async function sendCached(request: FastifyRequest, reply: FastifyReply, cached: CachedText) {
  reply.header('etag', cached.etag);
  addVary(reply, 'accept-encoding');
  if (isKnown(request, cached.etag)) return reply.code(304).send();
  const encoding = cached.isCompressible ? encodingFor(request.headers['accept-encoding']) : undefined;
  return encoding
    ? reply.header('content-encoding', encoding).send(await cached.in(encoding))
    : reply.send(cached.bytes);
}

/** Adds the name of a request header to `Vary`. */
export function addVary(reply: FastifyReply, name: string) {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? name : `${String(before)}, ${name}`);
}

/** Whether the client has the response with this ETag. */
export const isKnown = ({ headers }: FastifyRequest, etag: string) =>
  // Without Cache-Control: browsers add `no-cache` to a request with an ETag from a script.
  fresh({ 'if-none-match': headers['if-none-match'] }, { etag });

/** The encoding that an Accept-Encoding header prefers, or null for none. */
const encodingFor = (accepted = '') =>
  // Without `*`, which the library reads as Brotli even if Brotli is refused.
  negotiate(accepted.toLowerCase().replaceAll('*', ''), encodings);
