import type { JsonSchema } from '@valibot/to-json-schema';
import { isRevalidated, type Call } from '../calls/call.ts';
import type { CallName } from '../calls/calls.ts';
import { photoTypes } from '../photos/photo.ts';
import { IdempotencyKey } from '../calls/idempotency-key.ts';
import type { Note } from './note.ts';
import { schemaOf } from './schemas.ts';

/** A number, boolean, or list of one in a query is sent as text, but described by its type. */
function typedSchema(schema: JsonSchema | boolean): JsonSchema | boolean {
  if (typeof schema === 'boolean') return schema;
  const { anyOf = [], ...rest } = schema;
  if (rest.type === 'integer') return rest;
  const typed = anyOf.find((one) => typeof one === 'object' && one.type !== 'string' && one.enum === undefined);
  return typeof typed === 'object' ? { ...rest, ...typed } : schema;
}

/** The headers that a call may carry, besides the common ones. */
function headersOf(row: Call) {
  if (row.repeat === 'with-key') {
    const schema = schemaOf(IdempotencyKey, 'input');
    const description =
      'Any unique text. A repeat with the same key and the same body within a day gets the first answer.';
    return [{ name: 'Idempotency-Key', in: 'header', required: false, description, schema, example: 'b1f7c2d0' }];
  }
  if (isRevalidated(row)) {
    const description = 'The ETag of a cached answer. If that is still current, the response is 304.';
    const schema = { type: 'string' };
    return [{ name: 'If-None-Match', in: 'header', required: false, description, schema, example: 'W/"5Xq1"' }];
  }
  return [];
}

/** The parameters of a call, except those that its path spells out. */
export function parametersOf(row: Call, { parameters, input }: Note<CallName>, fixed: Record<string, string>) {
  const descriptions: Readonly<Record<string, string>> = parameters;
  const values: Readonly<Record<string, unknown>> = { cursor: 'MjAyNi0xMS0wMlQwOTozMDowMC4wMDBaIDAx', ...input };
  const parameter = (name: string, location: 'path' | 'query', required: boolean, schema: JsonSchema | boolean) => ({
    name,
    in: location,
    required,
    description: descriptions[name],
    ...(name in values ? { example: values[name] } : {}),
    schema: typedSchema(schema),
  });
  const inPath = Object.entries(row.params ?? {})
    .filter(([name]) => !(name in fixed))
    .map(([name, schema]) => parameter(name, 'path', true, schemaOf(schema, 'input')));
  const { properties = {}, required = [] } = row.query ? schemaOf(row.query, 'input') : {};
  const inQuery = Object.entries(properties).map(([name, schema]) =>
    parameter(name, 'query', required.includes(name), schema),
  );
  return [...inPath, ...inQuery, ...headersOf(row)];
}

/** The body of a call, if it has one. */
export function bodyOf(row: Call, { input }: Note<CallName>) {
  if (row.file) {
    const schema = {
      type: 'object',
      required: [row.file],
      properties: { [row.file]: { type: 'string', format: 'binary', description: 'The file.' } },
    };
    const encoding = { [row.file]: { contentType: photoTypes.join(', ') } };
    const example = { [row.file]: '(bytes of a photo)' };
    return { required: true, content: { 'multipart/form-data': { schema, encoding, example } } };
  }
  if (!row.body) return undefined;
  const example = 'body' in input ? input.body : {};
  const content = { 'application/json': { schema: schemaOf(row.body, 'input'), example } };
  return { required: row.body.type !== 'optional', content };
}
