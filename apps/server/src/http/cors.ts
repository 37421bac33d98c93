import type { FastifyInstance } from 'fastify';

/** Lets storefronts on other origins call this server. No cookies are involved, only the bearer token. */
export function addCors(app: FastifyInstance, origins: readonly string[]) {
  if (origins.length === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (!origin || !origins.includes(origin)) return done();
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'Link, ETag, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset',
    });
    const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (!isPreflight) return done();
    return void reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': [
          'Authorization, Content-Type, Idempotency-Key, If-None-Match',
          // Sent by Firebase's SDK to the emulator behind this server.
          'X-Client-Version, X-Firebase-Client, X-Firebase-GMPID, X-Firebase-Locale',
        ].join(', '),
        'access-control-max-age': '86400',
      })
      .send();
  });
}
