import { errorAnswer } from '@apple-only/contract';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The headers of every response, errors included. */
const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The shop uses none of these features.
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  // A stricter policy would cut Google's window off from the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  // A route that is open to other origins sets its own.
  'cross-origin-resource-policy': 'same-origin',
  // A page has its own. Any other response that is opened as a page can do nothing.
  'content-security-policy': [
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

/** How long browsers use https only, in seconds. */
const httpsFor = 365 * 24 * 60 * 60;

/** The headers that tell browsers how a response may be used. */
export const securityHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  ...common,
  ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${httpsFor}` } : {}),
});

/** Adds the security headers to every response, even without a route. A route may override them. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string) {
  const headers = securityHeaders(publicUrl);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** The responses to requests that could not be read, by Node's own code for the error. */
const clientErrors: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too long.'],
};

/** Responds to data that cannot be read as a request, in the form of every other response. */
export function clientErrorHandler(publicUrl: string) {
  const headers = securityHeaders(publicUrl);
  return (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const [status, message] = clientErrors[error.code ?? ''] ?? [400, 'The request cannot be read.'];
    const body = JSON.stringify(errorAnswer(status, message));
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
