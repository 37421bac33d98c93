import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Call } from './calls/call.ts';
import { callNames, calls } from './calls/calls.ts';
import { openapi } from './openapi.ts';
import { notes } from './openapi/notes.ts';
import { rateInWords } from './openapi/responses.ts';
import { anyUser } from './users/roles.ts';

interface Operation {
  security: Record<string, unknown>[];
  parameters: { name: string; in: string; description?: string; example?: unknown }[];
  requestBody?: { required: boolean; content: Record<string, { example: unknown }> };
  responses: Record<string, { headers?: object; content?: Record<string, { schema: object; example: unknown }> }>;
}

const description = openapi({ url: '/' });
/** The first operation of a call. */
function operationOf(name: string): Operation {
  const all = Object.values(description.paths).flatMap((path) => Object.values(path));
  const found = all.find((one) => 'operationId' in one && String(one.operationId).split('_')[0] === name);
  // Operations are built as plain objects; the tests read this shape.
  return found as Operation;
}

describe.each(callNames)('%s', (name) => {
  const row: Call = calls[name];
  const { input, answer } = notes[name];
  const operation = operationOf(name);

  test('has an example of a valid input and of its answer', () => {
    const values: Readonly<Record<string, unknown>> = { ...input };
    const accepts = (schema: v.GenericSchema | undefined, value: unknown) => !schema || v.is(schema, value);
    expect([accepts(row.query, values), accepts(row.body, values['body'])]).toEqual([true, true]);
    const refused = Object.entries(row.params ?? {}).filter(([field, schema]) => !accepts(schema, values[field]));
    expect(refused).toEqual([]);
    expect(v.parse(row.answer, answer)).toEqual(answer);
  });

  test('documents each parameter with a description and an example, and each body with an example', () => {
    const { parameters, requestBody, responses } = operation;
    const inputs = parameters.filter((parameter) => parameter.in !== 'header').map((parameter) => parameter.name);
    expect(new Set(inputs)).toEqual(new Set(Object.keys(notes[name].parameters)));
    expect(requestBody !== undefined).toBe(Boolean(row.body ?? row.file));
    const undescribed = parameters.filter(
      ({ description: words, example }) => !words?.endsWith('.') || example === undefined,
    );
    expect(undescribed).toEqual([]);
    // 304 has no body.
    const bodies = [requestBody, ...Object.values(responses)].flatMap((one) => Object.values(one?.content ?? {}));
    expect(bodies.filter(({ example }) => example === undefined)).toEqual([]);
    expect(Object.keys(responses).filter((status) => !responses[status]?.content && status !== '304')).toEqual([]);
  });

  test('documents who may call it, and the refusals of others', () => {
    const isOpen = row.access.includes('visitor');
    expect(operation.security.length > 0).toBe(!isOpen);
    expect('401' in operation.responses).toBe(!isOpen);
    const isForSome =
      anyUser.some((role) => row.access.includes(role)) && !anyUser.every((role) => row.access.includes(role));
    expect('403' in operation.responses || !isForSome).toBe(true);
  });
});

test.each([
  [60, '5 a minute'],
  [3600, '5 an hour'],
  [90, '5 in 90 seconds'],
])('a rate limit names its window: %d seconds', (seconds, words) => {
  expect(rateInWords({ times: 5, seconds })).toBe(words);
});

test('headers are documented where they apply', () => {
  const headersOf = (name: string, status: string) => Object.keys(operationOf(name).responses[status]?.headers ?? {});
  const rates = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
  expect(headersOf('listNewest', '200')).toEqual(['ETag', 'Link', ...rates]);
  expect(headersOf('listSimilar', '200')).toEqual(['ETag', ...rates]);
  expect(headersOf('getUser', '200')).toEqual(rates);
  expect(headersOf('uploadPhoto', '429')).toEqual(['Retry-After']);
  const inHeader = (name: string) =>
    operationOf(name)
      .parameters.filter((parameter) => parameter.in === 'header')
      .map((parameter) => parameter.name);
  expect(inHeader('addProduct')).toEqual(['Idempotency-Key']);
  expect(inHeader('saveUser')).toEqual([]);
  expect(inHeader('listMessages')).toEqual(['If-None-Match']);
});

test('entities are named schemas, and every reference to one resolves', () => {
  expect(operationOf('listCategory').responses['200']?.content?.['application/json']?.schema).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/Product' },
  });
  const text = JSON.stringify(description);
  for (const [, reference] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) {
    expect(description.components.schemas).toHaveProperty(reference ?? '');
  }
});
