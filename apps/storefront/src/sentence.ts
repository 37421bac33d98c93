/** The message of an error to the user. */
export const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
