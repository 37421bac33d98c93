import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import { refuseLarge } from './body.ts';
import { createCounters } from './rate-limits.ts';
import { HttpError, forbidden } from '../http-error.ts';

/** The paths that the Firebase SDK calls. All others on the emulator are for its owner: `/emulator/v1` reads and deletes accounts. */
const forwarded = ['/identitytoolkit.googleapis.com/', '/securetoken.googleapis.com/', '/emulator/auth/'];

/** The maximum rate of one address. The emulator is for one machine only, whose users all share one address. */
const signInRate = { times: 300, seconds: 60 };

/** Forwards the Firebase SDK's calls to the emulator, and refuses those that would give the caller an owner's rights. */
export async function addSignIn(app: FastifyInstance, emulatorOrigin: string, rateFactor = 1) {
  await app.register(async (scope) => {
    const countAddress = createCounters(rateFactor)({ name: 'sign-in', ...signInRate });
    // The emulator's own pages run their own scripts, in a frame of the shop's page.
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.removeHeader('content-security-policy');
      done();
    });
    scope.setErrorHandler((error: HttpError, _request, reply) => {
      if (error.statusCode !== 429) throw error;
      // The SDK reads this format.
      const refusal = { code: 429, message: `TOO_MANY_ATTEMPTS_TRY_LATER : ${error.message}` };
      return reply.code(429).send({ message: error.message, error: refusal });
    });
    await scope.register(replyFrom, { base: emulatorOrigin, disableRequestLogging: true, disableCache: true });
    // Only the emulator parses the body, of any type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    for (const prefix of forwarded) {
      scope.all(`${prefix}*`, { onRequest: countAddress }, async (request, reply) => {
        // The SDK never sends one. The emulator accepts `Bearer owner`, and any token in the form of Google's own.
        if (request.headers.authorization !== undefined) throw forbidden('This needs no bearer.');
        const { pathname, origin } = new URL(request.url, emulatorOrigin);
        // Dots and slashes in the address, plain or encoded, could lead to another path.
        const isOtherPath =
          origin !== emulatorOrigin || !pathname.startsWith(prefix) || /%2f|%5c|\/\/|\\/i.test(pathname);
        if (isOtherPath) throw new HttpError(404, 'We can’t find this.');
        const contentType = request.headers['content-type'] ?? 'application/json';
        const body = typeof request.body === 'string' ? { body: request.body, contentType } : {};
        // The emulator fails on bodies that are thousands of levels deep.
        refuseLarge(body.body ?? '');
        return reply.from(pathname, body);
      });
    }
  });
}
