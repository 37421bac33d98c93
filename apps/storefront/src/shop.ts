import { ApiError, createClient } from '@apple-only/api-client';
import { createMutations, createQueries } from '@apple-only/api-client/query';
import { createSession, openStorage, type AuthAdapter, type KeyValueStorage } from '@apple-only/auth';
import type { PublicSettings } from '@apple-only/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { createContext as createRouterContext, RouterContextProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { draftKey } from './draft-key.ts';

export interface ShopOptions extends Pick<PublicSettings, 'sampleAccounts' | 'requireProvenEmail'> {
  /** Who knows the people, and what loads it before somebody needs it. */
  adapter: AuthAdapter & { warmUp?: () => void };
  /** The origin under which people reach the shop, without a slash at its end. */
  origin: string;
  /** What sends every call. @default the browser's own */
  fetch?: typeof globalThis.fetch | undefined;
  /** Where the session is kept. @default localStorage */
  storage?: KeyValueStorage | undefined;
}

/** All that a page needs besides its own address: who is here, what can be read and done, and what was read already. */
export function openShop(options: ShopOptions) {
  const { adapter, origin, sampleAccounts, requireProvenEmail, fetch, storage = openStorage() } = options;
  const client = createClient({
    fetch,
    token: (kind, { refused }) => (kind === 'access' ? session.accessToken({ refused }) : session.idToken()),
  });
  const session = createSession({
    adapter,
    api: client,
    storage,
    forget: async () => {
      storage.removeItem(draftKey);
      // Where that part of the shop does not arrive: the form that reads drafts sweeps, too.
      await import('./draft.ts').then(
        ({ sweepDrafts }) => sweepDrafts(storage),
        () => undefined,
      );
    },
  });

  /** A refusal may mean that this person's role changed, or that they are gone: asks who they are now. */
  const onError = (error: Error) => {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) void session.refresh();
  };
  const queryClient = new QueryClient({
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

  /** What was read for somebody is for nobody else, in whichever tab they sign out. */
  let isSignedIn = false;
  session.subscribe(() => {
    const before = isSignedIn;
    isSignedIn = session.getSnapshot().status === 'signed-in';
    if (before && session.getSnapshot().status === 'signed-out') queryClient.clear();
  });

  return {
    origin,
    sampleAccounts,
    requireProvenEmail,
    storage,
    session,
    queries: createQueries(client),
    mutations: createMutations(client),
    queryClient,

    /** Begins to load what signing in takes. */
    warmUp: () => adapter.warmUp?.(),

    /** Back on the network: whoever could not be recognised, and whatever could not be read, is asked for again. */
    resume: () => {
      if (session.getSnapshot().status === 'unreachable') void session.retry();
      void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    },
  };
}

export type Shop = ReturnType<typeof openShop>;

export const ShopContext = createContext<Shop | null>(null);

/** The shop, in a component. Throws outside {@link Storefront}. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('There is no shop here: put a <Storefront> around this component.');
  return shop;
}

/** The shop, in a loader: `context.get(shopContext)`. */
export const shopContext = createRouterContext<Shop>();

/** What a loader is called with. */
export type LoaderArgs = LoaderFunctionArgs<RouterContextProvider>;

/** What a router hands its loaders. */
export const contextOf = (shop: Shop) => new RouterContextProvider(new Map([[shopContext, shop]]));
