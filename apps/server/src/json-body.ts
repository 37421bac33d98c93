import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** Keys that name no field of anybody's, but an object's own workings. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** A string, with the colon after it if it is a key; or where an object begins or ends. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}]/g;

/** A JSON object is the only kind of body. An empty one is none: some clients send its type with nothing in it. */
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
    throw new Refusal(400, 'body: is not UTF-8', { cause });
  }
}

function parse(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Refusal(400, 'body: is not valid JSON', { cause });
  }
  if (typeof value !== 'object' || Array.isArray(value)) throw new Refusal(400, 'body: must be an object');
  checkKeys(text);
  return value;
}

/** Refuses a key that is given twice: which of them counts is not for us to guess. The text is valid JSON by now. */
function checkKeys(text: string) {
  const open: Set<unknown>[] = [];
  for (const [token, colon] of text.matchAll(tokens)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (colon) {
      const key: unknown = JSON.parse(token.slice(0, -colon.length));
      const keys = open.at(-1);
      if (typeof key === 'string' && forbidden.has(key)) throw new Refusal(400, `body: must not have the key ${key}`);
      if (keys?.has(key)) throw new Refusal(400, `${String(key).slice(0, 50)}: is given twice`);
      keys?.add(key);
    }
  }
}
