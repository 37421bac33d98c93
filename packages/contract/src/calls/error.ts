import * as v from './answers.ts';

/**
 * Why a server refuses a call, for code; the sentence beside it is for people. Each with its status. Of several with one status,
 * the first is the general one.
 */
export const problemStatuses = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  /** An admin has deleted the account: it cannot register again. */
  'account-deleted': 403,
  'not-found': 404,
  'not-registered': 404,
  timeout: 408,
  conflict: 409,
  'email-taken': 409,
  /** The seller has changed the product since the buyer saw it. */
  changed: 409,
  /** The product is booked: what its buyer has agreed to cannot be changed. */
  booked: 409,
  /** The buyer has open bookings, and cannot become a seller yet. */
  'open-bookings': 409,
  /** The buyer has too many bookings, open ones or today's. */
  'booking-limit': 409,
  withdrawn: 410,
  'too-large': 413,
  'unsupported-type': 415,
  'rate-limited': 429,
  failed: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;
export type ProblemCode = keyof typeof problemStatuses;
/** Why a call failed: the server's refusals, and what only a client can tell. */
export type ErrorCode = ProblemCode | 'taken' | 'offline' | 'not-sent' | 'unexpected-answer';

/** The code of a refusal: the one that the server sent if it is known, or else the general one of the status. */
export function problemCodeOf(status: number, sent?: unknown): ProblemCode {
  const codes = Object.keys(problemStatuses) as ProblemCode[];
  return (
    codes.find((code) => code === sent) ??
    codes.find((code) => problemStatuses[code] === status) ??
    (status < 500 ? 'invalid' : 'unavailable')
  );
}

const titles: Readonly<Record<ProblemCode, string>> = {
  invalid: 'Something that was sent is wrong',
  unauthenticated: 'Not logged in',
  forbidden: 'Not allowed',
  'account-deleted': 'Account deleted by an admin',
  'not-found': 'Not found',
  'not-registered': 'Not registered',
  timeout: 'Took too long',
  conflict: 'In conflict with what there is',
  'email-taken': 'E-mail registered already',
  changed: 'Product changed meanwhile',
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
export const ErrorAnswer = v.object({
  /** A sentence for people. At 400 it begins with the field that is wrong. */
  message: v.string,
  /** The same sentence. */
  detail: v.string,
  status: v.number,
  /** Names the kind of problem, as `code` does; leads nowhere. */
  type: v.string,
  /** The kind of problem in words, the same for all problems of a code. */
  title: v.string,
  code: v.picklist(/* @__PURE__ */ Object.keys(problemStatuses) as ProblemCode[]),
  /** The field of the input that is wrong. */
  field: v.optional(v.string),
  /** Names the request in the server's log. */
  requestId: v.optional(v.string),
});
export type ErrorAnswer = v.InferOutput<typeof ErrorAnswer>;

/** The field that a message at 400 begins with. The body and the address as a whole are none. */
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
