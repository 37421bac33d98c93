import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import { Refusal, forbidden } from './refusal.ts';

/** What the Firebase SDK asks for. All else on the emulator is for its owner: `/emulator/v1` reads and deletes accounts. */
const forwarded = ['/identitytoolkit.googleapis.com/', '/securetoken.googleapis.com/', '/emulator/auth/'];

/** Forwards the Firebase SDK's calls to the emulator, and never a word that would make somebody its owner. */
export async function addSignIn(app: FastifyInstance, emulatorOrigin: string) {
  await app.register(async (scope) => {
    // The emulator's own pages run scripts of theirs, in a frame of ours.
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.removeHeader('content-security-policy');
      done();
    });
    await scope.register(replyFrom, { base: emulatorOrigin, disableRequestLogging: true, disableCache: true });
    // Whatever it is, it is the emulator's to read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    for (const prefix of forwarded) {
      scope.all(`${prefix}*`, (request, reply) => {
        // The SDK never sends one. `Bearer owner`, and anything shaped like Google's own, is believed there.
        if (request.headers.authorization !== undefined) throw forbidden('This needs no bearer.');
        const { pathname, origin } = new URL(request.url, emulatorOrigin);
        // Dots and slashes in the address, written out or encoded, could lead elsewhere than they seem to.
        const strays = origin !== emulatorOrigin || !pathname.startsWith(prefix) || /%2f|%5c|\/\/|\\/i.test(pathname);
        if (strays) throw new Refusal(404, 'There is no such thing.');
        const contentType = request.headers['content-type'] ?? 'application/json';
        const body = typeof request.body === 'string' ? { body: request.body, contentType } : {};
        return reply.from(pathname, {
          ...body,
        });
      });
    }
  });
}
