import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from '../vary.ts';
import { encodings, isNotModified, type CachedText } from '../storage/cached-list.ts';

/** Sends it with an ETag, so that a repeated request is cheap. */
export async function sendCached(request: FastifyRequest, reply: FastifyReply, cached: CachedText) {
  reply.header('etag', cached.etag);
  addVary(reply, 'accept-encoding');
  // Only for a success (RFC 9110 §13.2.1): with 304, an error would look like one.
  if (reply.statusCode === 200 && isNotModified(cached.etag, request.headers)) return reply.code(304).send();
  const encoding = cached.isCompressible ? encodingFor(request.headers['accept-encoding']) : undefined;
  return encoding
    ? reply.header('content-encoding', encoding).send(await cached.compressed(encoding))
    : reply.send(cached.bytes);
}

/** The encoding that an Accept-Encoding header prefers, or null for none. */
const encodingFor = (accepted = '') =>
  // Without `*`, which the library reads as Brotli even if Brotli is refused.
  negotiate(accepted.toLowerCase().replaceAll('*', ''), encodings);
