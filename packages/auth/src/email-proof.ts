import { AuthError, type AuthAdapter } from './adapter.ts';

/** Makes an adapter send the link that proves an e-mail. Rejects (`misconfigured`) if the adapter cannot send one. */
export async function sendEmailProof(adapter: AuthAdapter): Promise<void> {
  if (adapter.sendEmailProof) return adapter.sendEmailProof();
  throw new AuthError('misconfigured', {
    providerMessage: 'This sign-in provider sends no links that prove an e-mail.',
  });
}
