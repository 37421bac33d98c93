/** An error response to a call. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A failed request, as `fetch` throws it without a network. */
export class NetworkError extends TypeError {
  constructor() {
    super('Failed to fetch');
  }
}
