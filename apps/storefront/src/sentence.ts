/** What an error says to people. */
export const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
