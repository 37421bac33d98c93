import { notFoundRefusal, problemCodeOf, problemStatusOf, type ProblemCode } from '@apple-only/contract';

/** An error response to a call. The message is for the caller. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  readonly code: ProblemCode;

  /** @param reason a code, with its status; or a status, with its general code */
  constructor(reason: number | ProblemCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.statusCode = problemStatusOf(reason);
    this.code = problemCodeOf(this.statusCode, reason);
  }
}

/** The call needs a bearer token, and it is missing or not valid (any more). */
export const unauthorized = (message = 'Log in first.', options?: ErrorOptions) => new HttpError(401, message, options);

/** The caller is known, but not allowed. */
export const forbidden = (message = 'You are not allowed to do this.') => new HttpError(403, message);

export const noSuchProduct = () => new HttpError(404, notFoundRefusal);
