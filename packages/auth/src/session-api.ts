import type { Answer, Input } from '@apple-only/contract';

/** The calls that a session makes. A client of the whole API fits; errors with a numeric `status` are the server's. */
export interface SessionApi {
  getToken(input: Input<'getToken'>): Promise<Answer<'getToken'>>;
  /** Called with the user's access token. */
  getUser(input: Input<'getUser'>, options: { token: string }): Promise<Answer<'getUser'>>;
  saveUser(input: Input<'saveUser'>): Promise<Answer<'saveUser'>>;
  uploadPhoto(
    input: { file: Blob },
    options?: { onProgress?: ((sent: number) => void) | undefined },
  ): Promise<Answer<'uploadPhoto'>>;
  /**
   * Revokes the user's tokens on the server when the user signs out. Called with their access token, perhaps just before the page is
   * left; not awaited. Without it, a stolen token stays valid until it expires.
   */
  signOut?(input: Record<string, never>, options: { token: string }): Promise<Answer<'signOut'>>;
}

/** The HTTP status of a call's error; undefined if the server did not answer. */
export function statusOf(error: unknown): number | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}
