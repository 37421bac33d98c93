import { ApiError, createClient } from '@apple-only/api-client';
import { createMutations, createQueries } from '@apple-only/api-client/query';
import { createSession, lazyAdapter } from '@apple-only/auth';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { settings } from './settings.ts';

/** The provider's SDK is loaded when somebody is signed in, or about to be. */
export const adapter = lazyAdapter(async () => {
  const { emulator, ...firebase } = settings.auth;
  const [{ firebaseAdapter }] = await Promise.all([
    import('@apple-only/auth/firebase'),
    // The emulator brings what the SDK would load from Google, which a machine without a network does not reach.
    emulator && import(/* @vite-ignore */ `${location.origin}/emulator/auth/gapi`),
  ]);
  return firebaseAdapter({ ...firebase, emulatorUrl: emulator ? location.origin : undefined });
});

const client = createClient({
  token: (kind, { refused }) => (kind === 'access' ? session.accessToken({ refused }) : session.idToken()),
});

/** Who is here. */
export const session = createSession({ adapter, api: client });

export const queries = createQueries(client);
export const mutations = createMutations(client);

/** A refusal may mean that this person's role changed, or that they are gone: asks who they are now. */
const onError = (error: Error) => {
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) void session.refresh();
};

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    // Without a connection a call fails at once and says so, instead of waiting for one without a word.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      // The client has tried again already, where that can help.
      retry: false,
    },
  },
});

/** Signs out, and leaves nothing of theirs on this device. */
export async function signOut() {
  // First, because the form that keeps it looks for it again as soon as somebody else is here.
  // Where that part of the shop does not arrive, they are signed out all the same.
  await import('./draft.ts').then(
    ({ forgetDraft }) => forgetDraft(),
    () => undefined,
  );
  await session.signOut();
  queryClient.clear();
}

// Back on the network: whoever could not be recognised, and whatever could not be read, is asked for again.
addEventListener('online', () => {
  if (session.getSnapshot().status === 'unreachable') void session.retry();
  void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
});
