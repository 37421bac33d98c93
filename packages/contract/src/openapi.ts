import { literalPaths, type Call } from './calls/call.ts';
import { callNames, calls } from './calls/calls.ts';
import { tags } from './openapi/note.ts';
import { notes } from './openapi/notes.ts';
import { bodyOf, parametersOf } from './openapi/request.ts';
import { rateHeaders, responsesOf } from './openapi/responses.ts';
import { namedSchemas } from './openapi/schemas.ts';
import { roles, type Access } from './users/roles.ts';

const securityOf = (access: Access) =>
  access.includes('visitor')
    ? []
    : [
        ...(access.includes('identity') ? [{ idToken: [] }] : []),
        ...(roles.some((role) => access.includes(role)) ? [{ accessToken: [] }] : []),
      ];

/** The API's own version: increased by changes that affect clients. */
const apiVersion = '1';

/**
 * The OpenAPI 3.1 description of every call, made from the table and the notes.
 * @param server `url`: the API's base URL. `version`: of the API. @default '1'
 */
export function openapi({ url, version = apiVersion }: { url: string; version?: string | undefined }) {
  const paths: Record<string, Record<string, object>> = {};
  for (const name of callNames) {
    const row: Call = calls[name];
    const note = notes[name];
    for (const { path, fixed } of literalPaths(row)) {
      const body = bodyOf(row, note);
      (paths[path] ??= {})[row.method.toLowerCase()] = {
        operationId: [name, ...Object.values(fixed)].join('_'),
        tags: [note.tag],
        summary: note.summary,
        ...(note.description ? { description: note.description } : {}),
        security: securityOf(row.access),
        parameters: parametersOf(row, note, fixed),
        ...(body ? { requestBody: body } : {}),
        responses: responsesOf(name, row, note),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Apple Only',
      version,
      description:
        'A marketplace of used and refurbished Apple devices. The body of every error response has a `message` for people, and the fields of RFC 9457, Problem Details. Most PUT and DELETE calls answer a count, which is 0 if nothing has changed.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url }],
    tags: Object.entries<string>(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: namedSchemas(),
      headers: rateHeaders,
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', description: "The sign-in provider's ID token." },
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `accessToken` of `GET /jwt`.',
        },
      },
    },
  };
}
