/** A response that is already JSON, written by the database. */
export class RawJson<Answer> {
  declare readonly answer: Answer;
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}
