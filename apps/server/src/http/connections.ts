import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { clientNetwork } from './network.ts';
import { HttpError } from '../http-error.ts';

/** How long a connection may be silent during a request or response, in milliseconds. Also ends clients that do not read. */
export const idleTimeout = 60_000;

export interface ConnectionLimits {
  /** Whether a proxy is in front of the server: all connections then come from its address. */
  proxied: boolean;
  /** How long the head of a request may take to arrive, and a body without a photo, in milliseconds. */
  arrivalTimeout?: number;
  /** How many connections one address may hold: an IPv4 address, or an IPv6 network of 64 bits. */
  perAddress?: number;
}

/** Maximum number of unanswered requests on one connection. Browsers send the next request after the response to the last. */
const maxPipelined = 10;

/** Keeps slow, silent and hasty clients from holding resources that other clients need. */
export function limitConnections(
  app: FastifyInstance,
  { proxied, arrivalTimeout = 15_000, perAddress = 500 }: ConnectionLimits,
) {
  const { server } = app;
  server.headersTimeout = arrivalTimeout;

  const connectionCounts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    // Node's time limit for the head starts at its first byte.
    const first = setTimeout(() => socket.bytesRead > 0 || socket.destroy(), arrivalTimeout).unref();
    socket.once('close', () => clearTimeout(first));

    if (proxied || socket.remoteAddress === undefined) return;
    const address = clientNetwork(socket.remoteAddress);
    const count = (connectionCounts.get(address) ?? 0) + 1;
    connectionCounts.set(address, count);
    socket.once('close', () => {
      const left = (connectionCounts.get(address) ?? 1) - 1;
      if (left > 0) connectionCounts.set(address, left);
      else connectionCounts.delete(address);
    });
    if (count > perAddress) socket.destroy();
  });

  // Node reads all data of one connection before the next: hundreds of requests would delay all other clients.
  const waiting = new WeakMap<Socket, number>();
  const [handleRequest] = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  if (!handleRequest) throw new Error('The framework listens to requests.');
  server.off('request', handleRequest).on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > maxPipelined) socket.destroy();
    if (socket.destroyed) return;
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    handleRequest(request, response);
  });

  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { raw, headers } = request;
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    // A photo may take as long as the whole request.
    if (hasBody && !headers['content-type']?.startsWith('multipart/')) {
      const slow = new HttpError(408, 'The request took too long to arrive.');
      // Once the body is complete, the response may take any time.
      const limit = setTimeout(() => raw.complete || raw.destroy(slow), arrivalTimeout).unref();
      payload.once('end', () => clearTimeout(limit)).once('close', () => clearTimeout(limit));
    }
    done(null, payload);
  });
}
