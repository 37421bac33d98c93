import { AuthError, type AuthAdapter } from './adapter.ts';

/** Has an adapter send the link that proves an e-mail. Rejects (`misconfigured`) where it has none to send. */
export async function sendEmailProof(adapter: AuthAdapter): Promise<void> {
  if (adapter.sendEmailProof) return adapter.sendEmailProof();
  throw new AuthError('misconfigured', {
    providerMessage: 'This sign-in provider sends no links that prove an e-mail.',
  });
}
