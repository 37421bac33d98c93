import {
  IdempotencyKey,
  allows,
  cacheControlOf,
  errorAnswer,
  isRevalidated,
  problemOf,
  roles,
  type Call,
} from '@apple-only/contract';
import { safeParse, type GenericSchema } from 'valibot';
import type { TokenIssuer } from './token-issuer.ts';
import type { Route } from './routes.ts';
import { HttpError } from './errors.ts';
import type { Handlers } from './call-handlers.ts';

/** @throws {HttpError} naming the invalid field. */
function check(schema: GenericSchema, value: unknown, name?: string): unknown {
  const { success, output, issues } = safeParse(schema, value);
  if (success) return output;
  throw new HttpError(400, problemOf(issues, name));
}

const checkAll = (schemas: Record<string, GenericSchema>, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, check(schema, values[name], name)]));

function decoded(values: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    throw new HttpError(400, 'address: is not well-formed');
  }
}

/** A query as an object. A repeated parameter becomes a list, which most fields refuse. */
const queryOf = ({ searchParams }: URL) =>
  Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const [first, ...more] = searchParams.getAll(name);
      return [name, more.length > 0 ? [first, ...more] : first];
    }),
  );

/** Reads a JSON object, the only kind of body. An empty body counts as none, and so does `null`. */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return undefined;
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw new HttpError(415, 'Content-Type: must be application/json');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'body: is not valid JSON');
  }
  if (typeof value !== 'object' || Array.isArray(value)) throw new HttpError(400, 'body: must be an object');
  return value ?? undefined;
}

/** @param form the request's original form, if any: in jsdom, `request.formData()` makes no File of jsdom, or fails */
async function fileOf(request: Request, field: string, form: FormData | undefined): Promise<File> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new HttpError(415, `Send multipart/form-data with the file in the field ${field}.`);
  }
  const file = (form ?? (await request.formData())).get(field);
  if (file === null || typeof file === 'string') throw new HttpError(400, `${field}: is required`);
  return file;
}

/** The caller, if the row's access rule allows them. */
function callerOf(request: Request, { access }: Call, tokens: TokenIssuer) {
  if (allows(access, 'visitor')) return undefined;
  const token = /^bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) throw new HttpError(401, 'Log in first.');
  const identity = allows(access, 'identity') ? tokens.identityOf(token) : undefined;
  if (identity) return identity;
  if (!roles.some((role) => allows(access, role))) throw new HttpError(401, 'This token is not valid.');
  const user = tokens.userOf(token);
  if (!allows(access, user.role)) throw new HttpError(403, `This is not available to ${user.role}s.`);
  return user;
}

function keyOf(request: Request): unknown {
  const key = request.headers.get('idempotency-key');
  return key === null ? undefined : check(IdempotencyKey, key, 'Idempotency-Key');
}

/** A short hash of a text. */
function digestOf(text: string): string {
  let digest = 0;
  for (const character of text) digest = (Math.imul(digest, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return `${text.length.toString(36)}-${(digest >>> 0).toString(36)}`;
}

/** The parts that answer calls. `form` is the request's original form, if any. */
interface Context {
  handlers: Handlers;
  tokens: TokenIssuer;
  form: FormData | undefined;
}

/** Answers a call as the server does: checks access, validates the input, applies the rule. */
export async function respond(
  request: Request,
  { name, row, fixed }: Route,
  inPath: Record<string, string>,
  { handlers, tokens, form }: Context,
): Promise<Response> {
  try {
    const url = new URL(request.url);
    callerOf(request, row, tokens);
    const params = checkAll(row.params ?? {}, { ...decoded(inPath), ...fixed });
    let next: string | undefined;
    const sent = {
      params,
      query: row.query && check(row.query, queryOf(url)),
      body: row.body && check(row.body, await bodyOf(request)),
      file: row.file && (await fileOf(request, row.file, form)),
      key: row.repeat === 'with-key' ? keyOf(request) : undefined,
      onNextCursor: (cursor: string) => void (next = cursor),
    };
    // Looked up again: the user may have been deleted while the body was read.
    const given = { ...sent, caller: callerOf(request, row, tokens) };
    // The row has validated the input. No type can follow that through a table.
    const handler = handlers[name] as (checked: typeof given) => unknown;
    const answer = await handler(given);
    const headers = new Headers({ 'cache-control': cacheControlOf(row) });
    if (!isRevalidated(row)) return Response.json(answer, { headers });

    headers.set('etag', `W/"${digestOf(JSON.stringify(answer))}"`);
    if (!allows(row.access, 'visitor')) headers.set('vary', 'authorization');
    if (next !== undefined) {
      url.searchParams.set('cursor', next);
      headers.set('link', `<${url.href}>; rel="next"`);
    }
    const knownETags = request.headers
      .get('if-none-match')
      ?.split(',')
      .map((tag) => tag.trim());
    if (knownETags?.includes(headers.get('etag') ?? '')) return new Response(null, { status: 304, headers });
    return Response.json(answer, { headers });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return errorResponse(error);
  }
}

/** An error response. */
export function errorResponse({ status, message, code }: HttpError, headers: Record<string, string> = {}) {
  const body = errorAnswer(status, message, { code, requestId: crypto.randomUUID() });
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
