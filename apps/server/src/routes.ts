import { createHash } from 'node:crypto';
import {
  allows,
  callNames,
  calls,
  literalPaths,
  photoLimits,
  roles,
  type Access,
  type Call,
  type CallName,
} from '@apple-only/contract';
import { openapi } from '@apple-only/contract/openapi';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { missingReference } from './database.ts';
import type { Handlers } from './handlers.ts';
import { Refusal, forbidden, unauthorized } from './refusal.ts';
import type { Member } from './schema.ts';
import type { Identity, Tokens } from './tokens.ts';
import type { Members } from './users.ts';

/** Calls a minute and person, where there is a limit. */
const perMinute: Partial<Record<CallName, number>> = { uploadPhoto: 30 };

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the call, once its row's access rule has let them. */
    caller: Identity | Member | undefined;
  }
}

export interface RoutesOptions {
  handlers: Handlers;
  tokens: Tokens;
  members: Members;
  publicUrl: string;
}

/** Turns the contract's table into routes: the one place where calls are checked, answered and refused. */
export async function addRoutes(app: FastifyInstance, { handlers, tokens, members, publicUrl }: RoutesOptions) {
  app.decorateRequest('caller', undefined);
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { after }) => new Refusal(429, `Too many at once. Try again in ${after}.`),
  });
  const description = openapi({ url: publicUrl, version: '1' });
  app.get('/openapi.json', () => description);

  function add(scope: FastifyInstance, name: CallName) {
    const row: Call = calls[name];
    // What it is given is checked by its row, below. No type can follow that through a table.
    const handle = handlers[name] as (given: unknown) => Promise<unknown>;
    const max = perMinute[name];
    const options = {
      onRequest: async (request: FastifyRequest) => {
        request.caller = await callerOf(request, row.access, tokens, members);
      },
      ...(max === undefined ? {} : { config: { rateLimit: { max, timeWindow: '1 minute', ...perCaller } } }),
    };
    for (const { path, fixed } of literalPaths(row)) {
      scope.route({
        method: row.method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        ...options,
        handler: async (request, reply) => {
          let next: string | undefined;
          const answer = await handle({
            params: checkAll(row.params ?? {}, { ...(request.params as object), ...fixed }),
            query: row.query && check(row.query, request.query),
            // A client that sends `null` has nothing to say, too.
            body: row.body && check(row.body, request.body ?? undefined),
            file: row.file && (await fileOf(request, row.file)),
            caller: request.caller,
            more: (cursor: string) => void (next = cursor),
          });
          if (next !== undefined) reply.header('link', `<${nextPage(request, publicUrl, next)}>; rel="next"`);
          return send(request, reply, row, answer);
        },
      });
    }
  }

  for (const name of callNames) if (!('file' in calls[name])) add(app, name);
  // Files are read by these routes only: elsewhere a multipart body is an unknown type.
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: photoLimits.bytes, files: 1, fields: 10, parts: 11 } });
    for (const name of callNames) if ('file' in calls[name]) add(scope, name);
  });
}

const perCaller = {
  // After the access check, which knows who it is.
  hook: 'preHandler' as const,
  keyGenerator: (request: FastifyRequest) => request.caller?.subject ?? request.ip,
};

/** Who calls, if a row's rule lets them; decided before the body is read. */
async function callerOf(request: FastifyRequest, access: Access, tokens: Tokens, members: Members) {
  if (allows(access, 'visitor')) return undefined;
  const token = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw unauthorized();
  const asMember = roles.some((role) => allows(access, role));
  if (allows(access, 'identity') && !(asMember && tokens.looksOurs(token))) return tokens.verifyIdToken(token);
  const member = await members.byId(await tokens.verify(token));
  if (!member) throw unauthorized('This account is gone.');
  if (!allows(access, member.role)) throw forbidden(`This is not for a ${member.role}.`);
  return member;
}

/** @throws {Refusal} naming the field that is wrong. */
function check<Schema extends v.GenericSchema>(schema: Schema, value: unknown, name?: string): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = [name, v.getDotPath(issue)].filter(Boolean).join('.');
  // A key that is not there, and not allowed to be, fails the object and not the field's own schema.
  const message = issue.received === 'undefined' ? 'is required' : issue.message;
  throw new Refusal(400, `${field || 'body'}: ${message}`);
}

const checkAll = (schemas: Record<string, v.GenericSchema>, values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, check(schema, values[name], name)]));

/** The file in a multipart field. */
async function fileOf(request: FastifyRequest, field: string): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refusal(415, `Send multipart/form-data with the file in the field ${field}.`);
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === field) return part.toBuffer();
    if (part.type === 'file') part.file.resume();
  }
  throw new Refusal(400, `${field}: is required`);
}

function nextPage(request: FastifyRequest, publicUrl: string, cursor: string): string {
  const url = new URL(request.url, publicUrl);
  url.searchParams.set('cursor', cursor);
  return url.href;
}

/** Answers a list so that it can be asked for again cheaply, and anything else so that nobody keeps it. */
function send(request: FastifyRequest, reply: FastifyReply, row: Call, answer: unknown) {
  reply.type('application/json; charset=utf-8');
  const json = JSON.stringify(answer);
  if (row.method !== 'GET' || !Array.isArray(answer)) return reply.header('cache-control', 'no-store').send(json);
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"`;
  const open = allows(row.access, 'visitor');
  reply.headers({ etag, 'cache-control': open ? 'no-cache' : 'private, no-cache' });
  if (!open) reply.header('vary', 'authorization');
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.includes(etag) ? reply.code(304).send() : reply.send(json);
}

/** Answers whatever a call has thrown. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode, message } = refusalFor(error);
  if (statusCode >= 500) {
    // Drizzle's own message repeats the values of the query; its cause does not.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    request.log.error({ err: cause, method: request.method, route: request.routeOptions.url }, 'call failed');
  }
  return reply.code(statusCode).header('cache-control', 'no-store').send({ message });
}

function refusalFor(error: unknown): { statusCode: number; message: string } {
  if (error instanceof Refusal) return error;
  // Deleted between the check and the write.
  const missing = missingReference(error);
  if (missing?.endsWith('_users__id_fk')) return unauthorized('This account is gone.');
  if (missing !== undefined) return new Refusal(404, 'There is no such thing.');
  if (
    error instanceof Error &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode < 500
  ) {
    const code = 'code' in error ? error.code : undefined;
    if (code === 'FST_REQ_FILE_TOO_LARGE') {
      return new Refusal(413, `The file has more than ${photoLimits.bytes / 1024 / 1024} MB.`);
    }
    return { statusCode: error.statusCode, message: error.message };
  }
  return new Refusal(500, 'Something went wrong on our side. Try again in a moment.');
}
