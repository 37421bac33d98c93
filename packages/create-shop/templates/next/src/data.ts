'use client';

import { createClient } from '@apple-only/api-client';
import { createMutations, createQueries } from '@apple-only/api-client/query';
import { createSession, lazyAdapter, useSession } from '@apple-only/auth';
import type { PublicSettings } from '@apple-only/contract';
import { QueryClient } from '@tanstack/react-query';
import { firebase } from './shop.ts';
import { sessionMessages } from './sign-in-words.ts';

const baseUrl = '/api';
const client = createClient({
  baseUrl,
  token: (kind, { refused }) => (kind === 'access' ? session.accessToken({ refused }) : session.idToken()),
});

/** Loads Firebase when a visitor signs in, or was signed in before. */
export const session = createSession({
  adapter: lazyAdapter(async () => {
    const [{ firebaseAdapter }, { emulator, ...project }] = await Promise.all([
      import('@apple-only/auth/firebase'),
      firebase ? { ...firebase, emulator: false } : fetchFirebaseProject(),
    ]);
    return firebaseAdapter({ ...project, emulatorUrl: emulator ? location.origin : undefined });
  }),
  api: client,
  messages: sessionMessages,
});

async function fetchFirebaseProject(): Promise<PublicSettings['auth']> {
  // Without an answer, signing in fails, and the next attempt asks again.
  const response = await fetch(`${baseUrl}/settings.json`, { signal: AbortSignal.timeout(15_000) });
  const settings: PublicSettings = await response.json();
  return settings.auth;
}

export const queryClient = new QueryClient({
  // On a server that renders pages, queries would otherwise stay for ever.
  defaultOptions: { queries: { staleTime: 30_000, gcTime: 5 * 60_000 } },
});
export const mutations = createMutations(client, queryClient);

/** The reads, for the user who is signed in: no other user is shown their answers. */
export function useShopQueries() {
  const state = useSession();
  return createQueries(client, { user: state.status === 'signed-in' ? state.user._id : undefined });
}
