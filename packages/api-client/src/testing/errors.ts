import { notFoundRefusal, problemCodeOf, problemStatusOf, type ProblemCode } from '@apple-only/contract';

/** An error response to a call. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ProblemCode;

  /** @param reason a code, with its status; or a status, with its general code */
  constructor(reason: number | ProblemCode, message: string) {
    super(message);
    this.status = problemStatusOf(reason);
    this.code = problemCodeOf(this.status, reason);
  }
}

export const noSuchProduct = () => new HttpError(404, notFoundRefusal);

export const accountDeleted = () =>
  new HttpError(
    'account-deleted',
    'An admin deleted this account. To register again, write to us on the contact page.',
  );

/** A failed request, as `fetch` throws it without a network. */
export class NetworkError extends TypeError {
  constructor() {
    super('Failed to fetch');
  }
}
