/** The types that the tests need: the package has none. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
    fieldNames: string[];
  }
  export default class Validator {
    /** @param data the things in a page, by their type */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
