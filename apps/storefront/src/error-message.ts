/** The message of an error to the user. */
export const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
