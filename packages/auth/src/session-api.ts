import type { Answer, Input } from '@apple-only/contract';

/** The calls that a session makes. A client of the whole API is one; errors with a numeric `status` are the server's. */
export interface SessionApi {
  getToken(input: Input<'getToken'>): Promise<Answer<'getToken'>>;
  getUser(input: Input<'getUser'>): Promise<Answer<'getUser'>>;
  saveUser(input: Input<'saveUser'>): Promise<Answer<'saveUser'>>;
  uploadPhoto(
    input: { file: Blob },
    options?: { onProgress?: ((sent: number) => void) | undefined },
  ): Promise<Answer<'uploadPhoto'>>;
  /**
   * Ends what the server has issued, when somebody signs out. Called with the token that they had, and while the page may be about
   * to be left; nobody waits for it. Where it is missing, a copied token counts until it expires.
   */
  signOut?(input: Record<string, never>, options: { token: string }): Promise<Answer<'signOut'>>;
}

/** The HTTP status that an error of a call carries; undefined where the server did not answer. */
export function statusOf(error: unknown): number | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}
