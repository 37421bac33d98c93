/** Why the server cannot start. Its message is one paragraph for the operator: the problem, and the remedy. */
export class StartError extends Error {
  override name = 'StartError';
}

/** A setting that is missing or invalid. */
export class SettingsError extends StartError {
  override name = 'SettingsError';
}
