import {
  IdempotencyKey,
  allows,
  cacheControlOf,
  callNames,
  calls,
  errorAnswer,
  isRevalidated,
  literalPaths,
  problemOf,
  roles,
  type Access,
  type Call,
  type CallName,
} from '@apple-only/contract';
import { openapi } from '@apple-only/contract/openapi';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { sendCached } from './response.ts';
import type { CachedList } from '../storage/cached-list.ts';
import { isUnavailable, violatedForeignKey, withRetries } from '../storage/database.ts';
import { isDiskFull } from '../storage/disk.ts';
import type { Handlers, SignedInUser } from '../calls/handlers.ts';
import type { ListCache } from '../storage/list-cache.ts';
import { clientNetwork } from './network.ts';
import type { RateLimits } from './rate-limits.ts';
import { jsonOf, type ReadCall } from './read-call.ts';
import { HttpError, forbidden, noSuchProduct, unauthorized } from '../http-error.ts';
import type { Identity, Tokens } from '../users/tokens.ts';
import { acceptForms, readFormFile } from './upload-form.ts';
import { createUploadReader } from '../photos/upload-reader.ts';
import { addVary } from '../vary.ts';
import { refuseEndedSignIn, type UserStore } from '../users/user-store.ts';

/** Largest body without a photo, in bytes: fits the longest body that a call may need, with every character escaped. */
export const bodyLimit = 64 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, once identified, even if the access rule of the call's row does not allow them. */
    caller: Identity | SignedInUser | undefined;
  }
}

export interface RoutesOptions {
  handlers: Handlers;
  tokens: Tokens;
  userStore: UserStore;
  readCall: ReadCall;
  cache: Pick<ListCache, 'invalidate'>;
  publicUrl: string;
  limitsOf: (name: CallName) => RateLimits;
}

/** Turns the contract's table into routes: the one place where calls are checked, answered and refused. */
export async function addRoutes(
  app: FastifyInstance,
  { handlers, tokens, userStore, readCall, cache, publicUrl, limitsOf }: RoutesOptions,
) {
  app.decorateRequest('caller', undefined);
  const readUpload = createUploadReader();
  const description = openapi({ url: publicUrl, version: '1' });
  app.get('/openapi.json', () => description);

  function add(scope: FastifyInstance, name: CallName) {
    const row: Call = calls[name];
    const authenticateCaller = async (request: FastifyRequest) => {
      await authenticate(request, row.access, tokens, userStore);
    };
    // Its row validates the input, below. No type can express that through a table.
    const handle = handlers[name] as (input: unknown) => Promise<unknown>;
    const { byAddress, byUser } = limitsOf(name);
    const onRequest = allows(row.access, 'visitor') ? byAddress : [...byAddress, authenticateCaller, byUser];

    for (const { path, fixed } of literalPaths(row)) {
      /** Validates a request. Returns the handler's input. */
      const validate = async (request: FastifyRequest) => {
        const parameters = parametersOf(row, { ...(request.params as object), ...fixed }, request.query);
        // A body of `null` counts as none, too.
        const body = row.body && check(row.body, request.body ?? undefined);
        const file =
          row.file &&
          (await readFormFile(request, row.file, (stream) => readUpload(stream, clientNetwork(request.ip))));
        const key = row.repeat === 'with-key' ? keyOf(request) : undefined;
        const input = { ...parameters, body, file, key, caller: request.caller };
        return input;
      };

      const revalidated = isRevalidated(row);
      // `getToken` can write: it stores that an e-mail was proven meanwhile.
      const isRead = row.method === 'GET' && name !== 'getToken';
      scope.route({
        method: row.method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        onRequest,
        config: { call: name },
        async handler(request, reply) {
          const input = await validate(request);
          if (revalidated) return sendList(request, reply, row, await readCall(name, path, input));
          // Lists may have changed, even if the call failed half-way.
          const answer = await withRetries(() => handle(input)).finally(() => isRead || cache.invalidate());
          return sendUncached(reply, answer);
        },
      });
    }
  }

  for (const name of callNames) if (!('file' in calls[name])) add(app, name);
  // Files are read by these routes only: elsewhere a multipart body is an unknown type.
  await app.register(async (scope) => {
    acceptForms(scope);
    for (const name of callNames) if ('file' in calls[name]) add(scope, name);
  });
}

/** The token that a request carries. */
function bearerOf({ headers }: FastifyRequest): string {
  const token = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (!token) throw unauthorized();
  return token;
}

/** Identifies the user whose access token a request carries. */
async function identifyUser(request: FastifyRequest, tokens: Tokens, userStore: UserStore) {
  const { userId, signedIn } = await tokens.verify(bearerOf(request));
  const user = await userStore.byId(userId);
  if (!user) throw unauthorized('This account no longer exists.');
  request.caller = { ...user, signedIn };
  refuseEndedSignIn(user, signedIn);
  return user;
}

/** Returns a function that identifies the user of a request, for pages. */
export const createIdentify = (tokens: Tokens, userStore: UserStore) => async (request: FastifyRequest) => {
  const { email } = await identifyUser(request, tokens, userStore);
  return { email, accessToken: bearerOf(request) };
};

/** Identifies the caller, and refuses them unless the row's rule allows them; decided before the body is read. */
async function authenticate(request: FastifyRequest, access: Access, tokens: Tokens, userStore: UserStore) {
  const token = bearerOf(request);
  const isForUsers = roles.some((role) => allows(access, role));
  if (allows(access, 'identity') && !(isForUsers && tokens.looksLikeAccessToken(token))) {
    const identity = await tokens.verifyIdToken(token);
    request.caller = identity;
    const user = await userStore.bySubjectUnlessDeleted(identity.subject);
    if (user) refuseEndedSignIn(user, identity.signedIn);
    return;
  }
  const { role } = await identifyUser(request, tokens, userStore);
  if (!allows(access, role)) throw forbidden(`This is not available to ${role}s.`);
}

/** @throws {HttpError} naming the field that is wrong. */
function check<Schema extends v.GenericSchema>(schema: Schema, value: unknown, name?: string): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new HttpError(400, problemOf(result.issues, name));
}

const checkAll = (schemas: Record<string, v.GenericSchema>, values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, check(schema, values[name], name)]));

/**
 * Validates the parameters in the address of a request.
 * @throws {HttpError} naming the parameter that is wrong
 */
export const parametersOf = (row: Call, params: Record<string, unknown>, query: unknown) => ({
  params: checkAll(row.params ?? {}, params),
  query: row.query && check(row.query, query),
});

/** The key that tells a repeated call from a new one. */
const keyOf = ({ headers }: FastifyRequest) =>
  check(v.optional(IdempotencyKey), headers['idempotency-key'], 'Idempotency-Key');

const json = 'application/json; charset=utf-8';

/** Sends a response that no cache may store. */
const sendUncached = (reply: FastifyReply, answer: unknown) =>
  reply.type(json).header('cache-control', 'no-store').send(jsonOf(answer));

/** Sends a list with cache headers, so that a repeated request is cheap. */
async function sendList(request: FastifyRequest, reply: FastifyReply, row: Call, list: CachedList) {
  reply.type(json).header('cache-control', cacheControlOf(row));
  if (!allows(row.access, 'visitor')) addVary(reply, 'authorization');
  if (list.next !== undefined) reply.header('link', `<${list.next}>; rel="next"`);
  return sendCached(request, reply, list);
}

/** Sends the response for any error that a call throws. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode, message, code } = isAborted(error, request) ? aborted : toHttpError(error);
  if (statusCode === 503) {
    // Every call during an outage is logged here: one line each, and no stack.
    const { message: reason } = causeOf(error);
    request.log.warn({ method: request.method, route: request.routeOptions.url, reason }, 'call not possible');
    // A full disk will not have space within a second.
    reply.header('retry-after', isDiskFull(error) ? 60 : 1);
  } else if (statusCode >= 500) {
    request.log.error({ err: causeOf(error), method: request.method, route: request.routeOptions.url }, 'call failed');
  }
  return reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .send(errorAnswer(statusCode, message, { code, requestId: request.id }));
}

/** Whether a stream of the body or the response failed because the client disconnected. No client reads this response. */
const isAborted = (error: unknown, { raw }: FastifyRequest) =>
  raw.socket.destroyed &&
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ECONNRESET' || error.code === 'UND_ERR_ABORTED');
const aborted = new HttpError(400, 'The request was aborted.');

/** The cause of an error. Drizzle's own message repeats the values of the query; its cause does not. */
export function causeOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  // Node's error for a host with several addresses has no message.
  if (error instanceof AggregateError) return causeOf(error.errors[0]);
  if (error.cause instanceof AggregateError) return causeOf(error.cause);
  return error.cause instanceof Error ? error.cause : error;
}

function toHttpError(error: unknown): Pick<HttpError, 'statusCode' | 'message' | 'code'> {
  if (error instanceof HttpError) return error;
  // The row was deleted between the check and the write.
  const missing = violatedForeignKey(error);
  if (missing?.endsWith('_users__id_fk')) return unauthorized('This account no longer exists.');
  if (missing?.endsWith('_products__id_fk')) return noSuchProduct();
  if (missing !== undefined) return new HttpError(404, 'We can’t find this.');
  if (isDiskFull(error)) return new HttpError(503, 'We can’t save anything right now. Try again in a few minutes.');
  if (isUnavailable(error)) return new HttpError(503, 'The shop isn’t available right now. Try again in a moment.');
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    const code = 'code' in error ? String(error.code) : '';
    if (error.statusCode < 500) return new HttpError(error.statusCode, frameworkMessages[code] ?? error.message);
  }
  return new HttpError(500, 'Something went wrong on our side. Try again in a moment.');
}

/** Our messages for the framework's errors. */
const frameworkMessages: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: `body: has more than ${bodyLimit / 1024} kB`,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Content-Type: must be application/json',
  FST_ERR_BAD_URL: 'address: is not well-formed',
};
