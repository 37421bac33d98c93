import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { literalPaths, type Call } from './call.ts';
import { calls, type CallName } from './calls.ts';
import { ErrorAnswer } from './error.ts';
import type { Access } from './roles.ts';

/** What a call does, in a sentence, for people. Here and not in the table: a browser has no use for it. */
const summaries: Record<CallName, string> = {
  getToken: "Exchange the sign-in provider's ID token for an access token, good for an hour.",
  saveUser: 'Register the person the ID token names. A repeat changes nothing.',
  getUser: 'The registered person with this e-mail: oneself, or anybody for an admin.',
  listAdvertised: 'Products that are advertised and not booked, newest first.',
  listNewest: 'The newest products of one category, without contact details.',
  listCategory: 'The newest products of one category, with contact details.',
  bookProduct: 'Claim a product for the signed-in buyer. Atomic: one caller gets modifiedCount 1, all others 0.',
  recordBooking: "The caller's claimed booking of this product. Never books by itself.",
  listBookings: "A buyer's bookings, newest first.",
  cancelBooking: 'Cancel a booking of the signed-in buyer; the product is on the market again.',
  uploadPhoto: 'Store a photo (JPEG, PNG, WebP or AVIF, at most 10 MB) and answer its address.',
  getHealth: 'Answers when the server is ready.',
};

const schemaOf = (schema: GenericSchema, typeMode: 'input' | 'output'): object => {
  const { $schema: _, ...json } = toJsonSchema(schema, { typeMode, errorMode: 'ignore', target: 'draft-2020-12' });
  return json;
};

const securityOf = (access: Access) => {
  const schemes = [
    ...(access.includes('identity') ? [{ idToken: [] }] : []),
    ...(access.includes('buyer') || access.includes('seller') || access.includes('admin') ? [{ accessToken: [] }] : []),
  ];
  return access.includes('visitor') ? [] : schemes;
};

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const error = (description: string) => ({ description, ...json({ $ref: '#/components/schemas/Error' }) });

function parametersOf(row: Call, fixed: Record<string, string>) {
  const inPath = Object.entries(row.params ?? {})
    .filter(([name]) => !(name in fixed))
    .map(([name, schema]) => ({ name, in: 'path', required: true, schema: schemaOf(schema, 'input') }));
  if (!row.query) return inPath;
  const query = schemaOf(row.query, 'input') as { properties?: Record<string, object>; required?: string[] };
  const inQuery = Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query.required?.includes(name) ?? false,
    schema,
  }));
  return [...inPath, ...inQuery];
}

function bodyOf(row: Call) {
  if (row.file) {
    const schema = {
      type: 'object',
      required: [row.file],
      properties: { [row.file]: { type: 'string', format: 'binary' } },
    };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  return row.body && { required: row.body.type !== 'optional', ...json(schemaOf(row.body, 'input')) };
}

/** The OpenAPI 3.1 description of every call, made from the table. */
export function openapi(server: { url: string; version: string }) {
  const paths: Record<string, Record<string, object>> = {};
  for (const name of Object.keys(calls) as CallName[]) {
    const row: Call = calls[name];
    for (const { path, fixed } of literalPaths(row)) {
      const body = bodyOf(row);
      const closed = !row.access.includes('visitor');
      (paths[path] ??= {})[row.method.toLowerCase()] = {
        operationId: [name, ...Object.values(fixed)].join('_'),
        summary: summaries[name],
        security: securityOf(row.access),
        parameters: parametersOf(row, fixed),
        ...(body ? { requestBody: body } : {}),
        responses: {
          200: { description: 'Done.', ...json(schemaOf(row.answer, 'output')) },
          400: error('The message names the field that is wrong.'),
          ...(closed ? { 401: error('No valid bearer.'), 403: error('Not for this caller.') } : {}),
        },
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Apple Only',
      version: server.version,
      description: 'A marketplace of used and refurbished Apple devices.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server.url }],
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorAnswer, 'output') },
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', description: "The sign-in provider's ID token." },
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The answer of GET /jwt.' },
      },
    },
  };
}
