import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);

/** The files of Swagger UI that the page needs; the rest of its package is for other ways to load it. */
const files = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js', '/favicon-32x32.png']);

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>API - Apple Only</title>
    <link rel="icon" href="/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="api"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

// Without its validator, which would send a request to another server.
const start = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#api', validatorUrl: null, deepLinking: true });\n`;

/** `/docs`: the OpenAPI description in a browser, where calls can be tried. Sends requests to this server only. */
export async function addDocs(app: FastifyInstance, publicUrl: string) {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${publicUrl}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  await app.register(fastifyStatic, {
    root: dirname(require.resolve('swagger-ui-dist/package.json')),
    prefix: '/docs/',
    decorateReply: false,
    index: false,
    allowedPath: (path) => files.has(path),
  });
  app.get('/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  app.get('/docs', (_request, reply) =>
    reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
