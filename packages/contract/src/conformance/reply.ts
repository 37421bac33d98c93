import * as v from 'valibot';
import type { Call } from '../calls/call.ts';
import { calls, type Answer, type CallName } from '../calls/calls.ts';
import { ErrorAnswer, problemStatusOf } from '../calls/error.ts';
import { problemCodeOf, type ProblemCode } from '../calls/problem-codes.ts';

/** A response of the shop. */
export interface Reply {
  status: number;
  /** Parsed, if it is JSON. */
  body: unknown;
  headers: Headers;
}

/** A call's row in the table of calls. */
export const rowOf = (name: CallName): Call => calls[name];

/** A value, shortened to fit a message. */
export const show = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 200);

/** @throws the message, unless the condition holds */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** Expects one of these statuses; the failure names `what` was sent. */
export function expectStatus(
  { status, body }: Pick<Reply, 'status' | 'body'>,
  statuses: readonly number[],
  what: string,
) {
  assert(statuses.includes(status), `${what}: expected status ${statuses.join(' or ')}, got ${status}: ${show(body)}`);
}

/** The answer in a reply, which must match the call's row. */
export function answerOf<Name extends CallName>(name: Name, { body, headers }: Reply): Answer<Name> {
  const type = headers.get('content-type') ?? 'none';
  assert(type.startsWith('application/json'), `${name}: expected the content type application/json, got ${type}.`);
  const result = v.safeParse(rowOf(name).answer, body);
  const problems = result.issues?.slice(0, 5).map((issue) => `${v.getDotPath(issue) ?? 'it'} ${issue.message}`);
  assert(result.success, `${name}: the answer breaks the contract: ${problems?.join(', ')}: ${show(body)}`);
  // The row has validated it: no type can follow that through the table.
  return result.output as Answer<Name>;
}

/**
 * The message of a refusal. It must not be empty, and all other fields must describe the same problem: the `reason`, if one is expected.
 */
export function messageOf(
  { body, status }: Reply,
  { name, reason }: { name?: CallName; reason?: number | ProblemCode } = {},
): string {
  if (reason !== undefined) expectStatus({ body, status }, [problemStatusOf(reason)], name ?? '');
  const result = v.safeParse(ErrorAnswer, body);
  const what = `${name ? `${name}: the` : 'The'} error response with status ${status}`;
  assert(
    result.success && result.output.message !== '',
    `${what} must have a message, and the other required fields of ErrorAnswer: ${show(body)}`,
  );
  const { message, detail, code, field } = result.output;
  assert(
    detail === message && result.output.status === status,
    `${what} must have the same text in detail and message, and the same status in its body: ${show(body)}`,
  );
  const expectedCode = problemCodeOf(status, reason ?? code);
  assert(expectedCode === code, `${what} must have the code ${expectedCode}: ${show(body)}`);
  const begin = /^([\w.-]+): /.exec(message)?.[1];
  const isField = status === 400 && begin !== 'body' && begin !== 'address';
  const expectedField = isField ? begin : undefined;
  assert(
    field === expectedField,
    `${what} must have ${expectedField ? `the field ${expectedField}, with which its message begins` : 'no field'}: ${show(body)}`,
  );
  return message;
}

/** The query of the next page, from the `Link` header. */
export function nextPage({ headers }: Reply): Record<string, string> | undefined {
  const link = /<([^>]*)>\s*;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1];
  return link === undefined ? undefined : Object.fromEntries(new URL(link, 'http://any.example').searchParams);
}
