import type { CallName } from '@apple-only/contract';

/** Why a call did not answer. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  /** The name of the call in the contract's table. */
  readonly call: CallName;
  /** HTTP status; undefined when no answer arrived at all. */
  readonly status: number | undefined;

  /**
   * @param message the server's own sentence where it sent one
   * @param options `cause`: what `fetch` threw, a `TimeoutError`, or the validation issues of the answer
   */
  constructor(call: CallName, status: number | undefined, message: string, options?: ErrorOptions) {
    super(message, options);
    this.call = call;
    this.status = status;
  }
}

/** Why a buyer did not get a product: another buyer has booked it first. */
export class ProductTakenError extends ApiError {
  override readonly name = 'ProductTakenError';

  constructor() {
    super('bookProduct', 200, 'Someone else just booked this.');
  }
}
