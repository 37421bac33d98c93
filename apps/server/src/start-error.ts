/** Why the server cannot start. Its message is one paragraph for the operator: the problem, and the remedy. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The message of an error. Node reports a host that resolves to several addresses as an AggregateError without a message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** A setting that is missing or invalid. */
export class SettingsError extends StartError {
  override name = 'SettingsError';
}
