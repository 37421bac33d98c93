/** A call that is answered with an error. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** No answer arrives: what `fetch` throws where there is no network. */
export class Unreachable extends TypeError {
  constructor() {
    super('Failed to fetch');
  }
}
