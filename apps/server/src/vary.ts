import type { FastifyReply } from 'fastify';

/** Adds the name of a request header to `Vary`. */
export function addVary(reply: FastifyReply, name: string) {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? name : `${String(before)}, ${name}`);
}
