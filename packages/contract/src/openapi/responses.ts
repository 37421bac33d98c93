import { choicesOf, isRevalidated, type Call } from '../calls/call.ts';
import type { CallName } from '../calls/calls.ts';
import { errorAnswer } from '../calls/error.ts';
import { ratesOf, type Rate } from '../calls/rates.ts';
import { anyUser, roles } from '../users/roles.ts';
import type { Note } from './note.ts';
import { schemaOf } from './schemas.ts';

const header = (description: string, type: string, example: string | number) => ({
  description,
  schema: { type },
  example,
});
const etag = {
  ETag: header('Identifies this version of the answer. Send it as `If-None-Match`.', 'string', 'W/"5Xq1"'),
};
const link = {
  Link: header(
    'The address of the next page. Absent on the last one.',
    'string',
    '<https://shop.example/macBook?limit=3&cursor=MjAyNg>; rel="next"',
  ),
};
/** The rate limit headers of every response. They are the same for all calls, so they are described once. */
export const rateHeaders = {
  'RateLimit-Limit': header(
    'The number of calls allowed in a window. Response 429 describes the limits.',
    'integer',
    600,
  ),
  'RateLimit-Remaining': header('The number of calls left in this window.', 'integer', 599),
  'RateLimit-Reset': header('Seconds until the window ends.', 'integer', 60),
};
const rateReferences = Object.fromEntries(
  Object.keys(rateHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);
const retryAfter = { 'Retry-After': header('Seconds to wait before trying again.', 'integer', 20) };

/** A role with its article. */
const aRole = (role: string) => `${role.startsWith('a') ? 'an' : 'a'} ${role}`;

const windowsInWords = new Map([
  [60, 'a minute'],
  [60 * 60, 'an hour'],
]);
export const rateInWords = ({ times, seconds }: Rate) =>
  `${times} ${windowsInWords.get(seconds) ?? `in ${seconds} seconds`}`;

/** The rate limits of a call, in words. */
function ratesInWords(name: CallName, row: Call): string {
  const { user, unregistered, address, total } = ratesOf(name);
  const isClosed = !row.access.includes('visitor');
  const limits = [
    ...(isClosed ? [`${rateInWords(user)} per user`] : []),
    ...(isClosed && unregistered ? [`${rateInWords(unregistered)} per user who is not registered yet`] : []),
    `${rateInWords(address)} per IP address`,
    ...(total ? [`${rateInWords(total)} in total`] : []),
  ];
  return `Too many requests. The limits: ${limits.join(', ')}.`;
}

/** The refusals that follow from a row, by status. */
function refusalsOf(name: CallName, row: Call): Record<number, string> {
  const { access, query, body, file } = row;
  const isClosed = !access.includes('visitor');
  const hasFreeParameter = Object.values(row.params ?? {}).some((schema) => !choicesOf(schema));
  const callers = roles.filter((role) => access.includes(role));
  return {
    ...(hasFreeParameter || query || body || file
      ? { 400: 'A parameter or a field of the body is invalid. The message names it.' }
      : {}),
    ...(isClosed
      ? { 401: 'The bearer token is missing, invalid or expired, its sign-in has ended, or its user was deleted.' }
      : {}),
    ...(isClosed && callers.length > 0 && callers.length < anyUser.length
      ? { 403: `The caller is not ${callers.map(aRole).join(' or ')}.` }
      : {}),
    ...(body ? { 413: 'The body is too large.', 415: 'The content type is not `application/json`.' } : {}),
    429: ratesInWords(name, row),
    503: 'The database, the sign-in provider or the storage is unavailable. Try again.',
  };
}

/** An example of the server's message. With 400 it begins with a field. */
function sentenceFor(status: number, description: string, field: string): string {
  if (status === 400) return `${field}: is required`;
  if (status === 401) return 'Log in first.';
  if (status === 429) return 'Too many requests. Try again in 20 seconds.';
  return description;
}

/** A field of the call's input, to name in examples. */
function fieldOf(row: Call): string {
  const { required = [] } = row.body ? schemaOf(row.body, 'input') : {};
  return row.file ?? required[0] ?? Object.keys(row.params ?? {})[0] ?? 'limit';
}

/** An example. */
const requestId = '3f0c8a52-9d41-4b6e-a1c7-5e2d90b8f634';

const refusal = (status: number, description: string, field: string) => ({
  description,
  ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      example: { ...errorAnswer(status, sentenceFor(status, description, field)), requestId },
    },
  },
});

/** All responses of a call. */
export function responsesOf(name: CallName, row: Call, { answer, refusals, parameters }: Note<CallName>) {
  const revalidated = isRevalidated(row);
  const headers = { ...(revalidated ? etag : {}), ...('cursor' in parameters ? link : {}), ...rateReferences };
  const content = { 'application/json': { schema: schemaOf(row.answer, 'output'), example: answer } };
  const descriptions: Record<number, string> = { ...refusalsOf(name, row), ...refusals };
  return {
    200: { description: 'Done.', headers, content },
    ...(revalidated
      ? { 304: { description: 'Not modified: the cached answer is still current.', headers: etag } }
      : {}),
    ...Object.fromEntries(
      Object.entries(descriptions).map(([status, description]) => [
        status,
        refusal(Number(status), description, fieldOf(row)),
      ]),
    ),
  };
}
