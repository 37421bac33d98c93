import * as v from './answers.ts';
import { problemCodeOf, problemCodes, type ProblemCode } from './problem-codes.ts';

const titles: Readonly<Record<ProblemCode, string>> = {
  invalid: 'Invalid input',
  unauthenticated: 'Not logged in',
  forbidden: 'Not allowed',
  'account-deleted': 'Account deleted by an admin',
  'not-found': 'Not found',
  'not-registered': 'Not registered',
  timeout: 'Timeout',
  conflict: 'Conflict',
  'email-taken': 'E-mail already registered',
  changed: 'Product changed since it was read',
  booked: 'Product booked',
  'open-bookings': 'Open bookings',
  'booking-limit': 'Too many bookings',
  withdrawn: 'Product withdrawn',
  'too-large': 'Too large',
  'unsupported-type': 'Content type not supported',
  'rate-limited': 'Too many requests',
  failed: 'Something went wrong',
  unavailable: 'Not available',
};

/**
 * The answer of every refused call: the specification's `message`, and the fields of a problem (RFC 9457) for clients that know them.
 * Sent as `application/json`, as all answers are.
 */
export interface ErrorAnswer {
  /** A sentence for people. At 400 it begins with the field that is wrong. */
  message: string;
  /** The same sentence. */
  detail: string;
  status: number;
  /** The kind of problem as a URI, like `code`; it does not resolve. */
  type: string;
  /** The kind of problem in words, the same for all problems of a code. */
  title: string;
  code: ProblemCode;
  /** The invalid field of the input. */
  field?: string | undefined;
  /** Names the request in the server's log. */
  requestId?: string | undefined;
}
export const ErrorAnswer = v.object<ErrorAnswer>({
  message: v.string,
  detail: v.string,
  status: v.number,
  type: v.string,
  title: v.string,
  code: v.picklist(Object.values(problemCodes).flat()),
  field: v.optional(v.string),
  requestId: v.optional(v.string),
});

/** The status of a refusal. @param reason its code, or the status itself */
export function problemStatusOf(reason: number | ProblemCode): number {
  if (typeof reason === 'number') return reason;
  const found = Object.entries(problemCodes).find(([, codes]) => codes.some((code) => code === reason));
  return Number(found?.[0]);
}

/** The field that a message with 400 begins with. The body or the address as a whole is not a field. */
const fieldIn = (message: string) => /^(?!(?:body|address):)([\w.-]+): /.exec(message)?.[1];

/** The body of a refusal. @param code the general one of the status by default */
export function errorAnswer(
  status: number,
  message: string,
  { code = problemCodeOf(status), requestId }: { code?: ProblemCode | undefined; requestId?: string | undefined } = {},
): ErrorAnswer {
  const field = status === 400 ? fieldIn(message) : undefined;
  return {
    message,
    type: `tag:appleonly.example,2026:${code}`,
    title: titles[code],
    status,
    detail: message,
    code,
    ...(field !== undefined && { field }),
    ...(requestId !== undefined && { requestId }),
  };
}
