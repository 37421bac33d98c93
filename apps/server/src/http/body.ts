import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http-error.ts';

/** Maximum levels and fields of a body: several times what any call needs. Thousands of them take long to parse. */
const limits = { levels: 20, fields: 200 };

/** Keys that name internals of JavaScript objects, and no field of any call. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** A string, with the colon after it if it is a key; or the beginning or end of an object. */
const tokenPattern = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}]/g;

/** Accepts only JSON objects as bodies. An empty body counts as none: some clients send its type without content. */
export function readJsonOnly(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: string | Buffer) => (body.length === 0 ? undefined : parse(textOf(body))),
  );
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function textOf(body: string | Buffer): string {
  if (typeof body === 'string') return body;
  try {
    return utf8.decode(body);
  } catch (cause) {
    throw new HttpError(400, 'body: is not UTF-8', { cause });
  }
}

/**
 * Refuses JSON of too many levels or fields, in one pass and before it is parsed.
 * @throws {HttpError} 400
 */
export function refuseLarge(text: string) {
  let levels = 0;
  let fields = 0;
  let isString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') isString = !isString;
    else if (isString) index += character === '\\' ? 1 : 0;
    else if (character === '{' || character === '[') levels += 1;
    else if (character === '}' || character === ']') levels -= 1;
    else if (character === ':') fields += 1;
    if (levels > limits.levels) throw new HttpError(400, `body: is more than ${limits.levels} levels deep`);
    if (fields > limits.fields) throw new HttpError(400, `body: has more than ${limits.fields} fields`);
  }
}

function parse(text: string): unknown {
  refuseLarge(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new HttpError(400, 'body: is not valid JSON', { cause });
  }
  if (typeof value !== 'object' || Array.isArray(value)) throw new HttpError(400, 'body: must be an object');
  checkKeys(text);
  return value;
}

/** Refuses forbidden keys, and duplicate keys, because the server cannot know which of them counts. The text must be valid JSON. */
function checkKeys(text: string) {
  const open: Set<string>[] = [];
  for (const [token, colon] of text.matchAll(tokenPattern)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (colon) {
      const key = String(JSON.parse(token.slice(0, -colon.length)));
      const keys = open.at(-1);
      if (forbiddenKeys.has(key)) throw new HttpError(400, `body: must not have the key ${key}`);
      if (keys?.has(key)) throw new HttpError(400, `${key.slice(0, 50)}: is given twice`);
      keys?.add(key);
    }
  }
}
