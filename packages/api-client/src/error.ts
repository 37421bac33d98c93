import type { CallName, ErrorCode } from '@apple-only/contract';

/** The details of a failed call besides its code. */
export interface ErrorDetails extends ErrorOptions {
  response?: Pick<Response, 'status' | 'headers'> | undefined;
  field?: string | undefined;
  requestId?: string | undefined;
}

/** Why a call failed. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  /** The name of the call in the contract's table. */
  declare readonly call: CallName;
  /** The kind of failure, for code: from the server, or derived from the status or the missing answer. */
  declare readonly code: ErrorCode;
  /** HTTP status; undefined when no answer arrived at all. */
  declare readonly status: number | undefined;
  /** The invalid field of the input, if the server named one. */
  declare readonly field: string | undefined;
  /** The request's id in the server's log, if the server sent it. */
  declare readonly requestId: string | undefined;
  /** The response, whose body has been read; undefined when none arrived. */
  declare readonly response: Pick<Response, 'status' | 'headers'> | undefined;

  /**
   * @param message the server's own sentence, if it sent one
   * @param details `cause`: the error that `fetch`, `token`, `onRequest` or `onResponse` threw, a `TimeoutError`, or the validation issues of the answer
   */
  constructor(call: CallName, code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, details);
    Object.assign(this, details, { call, code, status: details.response?.status });
  }
}

/** Why a buyer did not get a product: another buyer has booked it first. */
export class ProductTakenError extends ApiError {
  override readonly name = 'ProductTakenError';

  constructor() {
    super('bookProduct', 'taken', 'Someone else just booked this.', {
      response: { status: 200, headers: new Headers() },
    });
  }
}
