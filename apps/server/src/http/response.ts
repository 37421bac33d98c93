import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodings, type CachedText, type Encoding } from '../storage/cached-list.ts';

/** Sends it with an ETag, so that a repeated request is cheap. */
export async function sendCached(request: FastifyRequest, reply: FastifyReply, cached: CachedText) {
  reply.header('etag', cached.etag);
  addVary(reply, 'accept-encoding');
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (known?.some((tag) => tag === cached.etag || `W/${tag}` === cached.etag)) return reply.code(304).send();
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

/** The best encoding that an Accept-Encoding header allows, or undefined for none. */
function encodingFor(accepted = ''): Encoding | undefined {
  const choices = accepted.toLowerCase().split(',');
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const allowed = new Set(
    choices.filter((choice) => !refused.test(choice)).map((choice) => choice.replace(/;.*/, '').trim()),
  );
  return encodings.find((encoding) => allowed.has(encoding));
}
