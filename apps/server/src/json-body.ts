import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** How many levels and fields a body may have: several times what any call asks for. Thousands of them take long to parse. */
const most = { levels: 20, fields: 200 };

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

/**
 * Refuses JSON of too many levels or fields, in one pass and before it is parsed.
 * @throws {Refusal} 400
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
    if (levels > most.levels) throw new Refusal(400, `body: is more than ${most.levels} levels deep`);
    if (fields > most.fields) throw new Refusal(400, `body: has more than ${most.fields} fields`);
  }
}

function parse(text: string): unknown {
  refuseLarge(text);
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
  const open: Set<string>[] = [];
  for (const [token, colon] of text.matchAll(tokens)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (colon) {
      const key = String(JSON.parse(token.slice(0, -colon.length)));
      const keys = open.at(-1);
      if (forbidden.has(key)) throw new Refusal(400, `body: must not have the key ${key}`);
      if (keys?.has(key)) throw new Refusal(400, `${key.slice(0, 50)}: is given twice`);
      keys?.add(key);
    }
  }
}
