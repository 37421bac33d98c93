/** Why the server cannot start. Its message is one paragraph for the person who started it: what is wrong, and what to do. */
export class StartError extends Error {
  override name = 'StartError';
}
