import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import { refuseLarge } from './json-body.ts';
import { createCounters } from './rates.ts';
import { Refusal, forbidden } from './refusal.ts';
import { createTurns } from './turns.ts';

/** What the Firebase SDK asks for. All else on the emulator is for its owner: `/emulator/v1` reads and deletes accounts. */
const forwarded = ['/identitytoolkit.googleapis.com/', '/securetoken.googleapis.com/', '/emulator/auth/'];

/** How often one address is answered. It is one machine's own, and all who use that come from the same. */
const signInRate = { times: 300, seconds: 60 };

/** Forwards the Firebase SDK's calls to the emulator, and never a word that would make somebody its owner. */
export async function addSignIn(app: FastifyInstance, emulatorOrigin: string, rateFactor = 1) {
  // It answers within this process, and holds up everybody else meanwhile: one call after the other, and theirs in between.
  const inTurn = createTurns();
  await app.register(async (scope) => {
    const countAddress = createCounters(rateFactor)({ name: 'sign-in', ...signInRate });
    // The emulator's own pages run scripts of theirs, in a frame of ours.
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.removeHeader('content-security-policy');
      done();
    });
    scope.setErrorHandler((error: Refusal, _request, reply) => {
      if (error.statusCode !== 429) throw error;
      // The SDK reads this.
      const refusal = { code: 429, message: `TOO_MANY_ATTEMPTS_TRY_LATER : ${error.message}` };
      return reply.code(429).send({ message: error.message, error: refusal });
    });
    await scope.register(replyFrom, { base: emulatorOrigin, disableRequestLogging: true, disableCache: true });
    // Whatever it is, it is the emulator's to read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    for (const prefix of forwarded) {
      scope.all(`${prefix}*`, { onRequest: countAddress }, async (request, reply) => {
        // The SDK never sends one. `Bearer owner`, and anything shaped like Google's own, is believed there.
        if (request.headers.authorization !== undefined) throw forbidden('This needs no bearer.');
        const { pathname, origin } = new URL(request.url, emulatorOrigin);
        // Dots and slashes in the address, written out or encoded, could lead elsewhere than they seem to.
        const strays = origin !== emulatorOrigin || !pathname.startsWith(prefix) || /%2f|%5c|\/\/|\\/i.test(pathname);
        if (strays) throw new Refusal(404, 'There is no such thing.');
        const contentType = request.headers['content-type'] ?? 'application/json';
        const body = typeof request.body === 'string' ? { body: request.body, contentType } : {};
        // The emulator fails by what is thousands deep.
        refuseLarge(body.body ?? '');
        await inTurn('emulator', () => {
          const { promise, resolve } = Promise.withResolvers<void>();
          reply.from(pathname, {
            ...body,
            // Not once it is all sent: a client that does not read holds up nobody else.
            rewriteHeaders(headers) {
              resolve();
              return headers;
            },
            onError(failed, { error }) {
              resolve();
              failed.send(error);
            },
          });
          return promise;
        });
        return reply;
      });
    }
  });
}
