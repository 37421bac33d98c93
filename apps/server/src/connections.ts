import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { customerOf } from './network.ts';
import { Refusal } from './refusal.ts';

/** How long a connection may be silent while it is asked or answered, in milliseconds: also by a client that does not read. */
export const silence = 60_000;

export interface ConnectionLimits {
  /** Whether a proxy stands before the server: all connections come from its address then. */
  proxied: boolean;
  /** How long the head of a request may take, and a body without a photo, in milliseconds. */
  arrival?: number;
  /** How many connections one address may hold: an IPv4 address, or an IPv6 network of 64 bits. */
  perAddress?: number;
}

/** How many requests of one connection may be unanswered. Browsers send the next one when they have the answer to the last. */
const mostPipelined = 10;

/** Keeps slow and silent clients from holding what others need, and hasty ones. */
export function limitConnections(
  app: FastifyInstance,
  { proxied, arrival = 15_000, perAddress = 500 }: ConnectionLimits,
) {
  const { server } = app;
  server.headersTimeout = arrival;

  const held = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    // Node counts the time of a head from its first byte.
    const first = setTimeout(() => socket.bytesRead > 0 || socket.destroy(), arrival).unref();
    socket.once('close', () => clearTimeout(first));

    if (proxied || socket.remoteAddress === undefined) return;
    const address = customerOf(socket.remoteAddress);
    const count = (held.get(address) ?? 0) + 1;
    held.set(address, count);
    socket.once('close', () => {
      const left = (held.get(address) ?? 1) - 1;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    });
    if (count > perAddress) socket.destroy();
  });

  // Node reads all that has arrived by a connection before it turns to the next: hundreds of requests would hold up everybody.
  const waiting = new WeakMap<Socket, number>();
  const [answer] = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  if (!answer) throw new Error('The framework listens to requests.');
  server.off('request', answer).on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > mostPipelined) socket.destroy();
    if (socket.destroyed) return;
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    answer(request, response);
  });

  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { raw, headers } = request;
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    // A photo has the time of the whole request.
    if (hasBody && !headers['content-type']?.startsWith('multipart/')) {
      const slow = new Refusal(408, 'The request took too long to arrive.');
      // One that is all here may be answered as late as it takes.
      const limit = setTimeout(() => raw.complete || raw.destroy(slow), arrival).unref();
      payload.once('end', () => clearTimeout(limit)).once('close', () => clearTimeout(limit));
    }
    done(null, payload);
  });
}
