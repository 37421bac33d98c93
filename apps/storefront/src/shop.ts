import { createClient } from '@apple-only/api-client';
import { createMutations, createQueries } from '@apple-only/api-client/query';
import { createSession, lazyAdapter } from '@apple-only/auth';
import { QueryClient } from '@tanstack/react-query';
import { settings } from './settings.ts';

/** The provider's SDK is loaded when somebody is signed in, or about to be. */
export const adapter = lazyAdapter(async () => {
  const { firebaseAdapter } = await import('@apple-only/auth/firebase');
  const { emulator, ...firebase } = settings.auth;
  return firebaseAdapter({ ...firebase, emulatorUrl: emulator ? location.origin : undefined });
});

const client = createClient({
  token: (kind) => (kind === 'access' ? session.accessToken() : session.idToken()),
});

/** Who is here. */
export const session = createSession({ adapter, api: client });

export const queries = createQueries(client);
export const mutations = createMutations(client);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // What the server refused it will refuse again; what did not arrive may arrive the next time.
      retry: (failures, error) =>
        failures < 2 && !('status' in error && typeof error.status === 'number' && error.status < 500),
    },
  },
});
