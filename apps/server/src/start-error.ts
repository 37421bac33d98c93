/** Why the server cannot start. Its message is one paragraph for the operator: the problem, and the remedy. */
export class StartError extends Error {
  override name = 'StartError';
}
