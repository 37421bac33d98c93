import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What every answer has, errors included. */
const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Nothing in the shop asks for any of it.
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Anything stricter takes away the way back of Google's window.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  // A route that is for others, too, says so itself.
  'cross-origin-resource-policy': 'same-origin',
  // A page has its own. Anything else that is opened as one does nothing.
  'content-security-policy': [
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

/** For how long browsers come by https only, in seconds. */
const httpsFor = 365 * 24 * 60 * 60;

/** What tells browsers for what an answer may be used. */
export const securityHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  ...common,
  ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${httpsFor}` } : {}),
});

/** Gives them to every answer, and to what is said where there is no route. A route may say otherwise. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string) {
  const headers = securityHeaders(publicUrl);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What is said of a request that never became one, by Node's own code for it. */
const broken: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too long.'],
};

/** Answers what cannot be read as a request at all, as every other answer is. */
export function clientErrorHandler(publicUrl: string) {
  const headers = securityHeaders(publicUrl);
  return (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const [status, message] = broken[error.code ?? ''] ?? [400, 'The request cannot be read.'];
    const body = JSON.stringify({ message });
    const head = {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
    if (socket.writable) socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    socket.destroy(error);
  };
}
