import { ApiError, createClient } from '@apple-only/api-client';
import { createMutations, createQueries } from '@apple-only/api-client/query';
import {
  createSession,
  openStorage,
  type AuthAdapter,
  type KeyValueStorage,
  type SessionState,
} from '@apple-only/auth';
import type { PublicSettings } from '@apple-only/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { createContext as createRouterContext, RouterContextProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { draftKeys } from './selling/draft-key.ts';
import { forgetSearches } from './search/recent-searches.ts';
import { restoreData, type Served } from './rendering/served.ts';

/** The origin of the server, if the storefront is hosted apart from it: the build's `VITE_API_URL`. Otherwise empty. */
export const apiUrl: string = import.meta.env['VITE_API_URL'] ?? '';

export interface ShopOptions extends Pick<PublicSettings, 'sampleAccounts' | 'requireProvenEmail'> {
  /** The sign-in provider, and a function that loads it before a user needs it. */
  adapter: AuthAdapter;
  /** The public origin of the shop, without a slash at its end. */
  origin: string;
  /** Sends every call. @default the browser's own */
  fetch?: typeof globalThis.fetch | undefined;
  /** The data that the page was served with. @default none: every page requests its own */
  served?: Served | undefined;
  /** Whether the browser has shown its stored copy of the page: the page shows that data, then refetches it. @default false */
  servedEarlier?: boolean | undefined;
  /** Stores the session. @default localStorage */
  storage?: KeyValueStorage | undefined;
  /** The access token of the user for whom a server renders the page. @default the session's own */
  accessToken?: string | undefined;
}

/** Everything that a page needs except its address: the session, the queries and mutations, and the query cache. */
export function openShop(options: ShopOptions) {
  const { adapter, origin, sampleAccounts, requireProvenEmail, fetch, served, storage = openStorage() } = options;
  const client = createClient({
    baseUrl: apiUrl,
    fetch,
    token: (kind, { refused }) =>
      kind === 'access' ? (options.accessToken ?? session.accessToken({ refused })) : session.idToken(),
  });
  const session = createSession({
    adapter,
    api: client,
    storage,
    user: served?.user,
    deleteUserData: async () => {
      for (const key of Object.values(draftKeys)) storage.removeItem(key);
      forgetSearches(storage);
      // If that chunk does not load, the form sweeps later, when it reads the draft.
      await import('./selling/draft.ts').then(
        ({ sweepDrafts }) => sweepDrafts(storage),
        () => undefined,
      );
    },
  });

  /** A refusal may mean that this user's role changed, or that they were deleted: reads the user again. */
  const onError = (error: Error) => {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) void session.refresh();
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Without a connection, a call fails immediately instead of waiting silently for one.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
      },
    },
  });

  for (const [key, value] of served?.queries ?? []) queryClient.setQueryData(key, restoreData(value));
  let isStale = options.servedEarlier === true && served !== undefined;

  /** One user's data must not reach another: the keys differ by user, and a sign-out in this or another tab clears it. */
  let isSignedIn = session.getSnapshot().status === 'signed-in';
  session.subscribe(() => {
    const wasSignedIn = isSignedIn;
    isSignedIn = session.getSnapshot().status === 'signed-in';
    if (wasSignedIn && session.getSnapshot().status === 'signed-out') queryClient.clear();
  });
  const queriesOf = (user: string | undefined) => createQueries(client, { user });

  let missingPath = served?.missing ? globalThis.location?.pathname : undefined;

  return {
    origin,
    sampleAccounts,
    requireProvenEmail,
    storage,
    session,
    queriesOf,
    /** The queries of the current user. A component gets those of the user for whom it renders. */
    get queries() {
      return queriesOf(signedInUserId(session.getSnapshot()));
    },
    mutations: createMutations(client, queryClient),
    queryClient,

    /** Whether the first page was served with its data, which it renders during hydration. */
    isServed: served?.missing !== true && served !== undefined,
    /** The path for which the server had no page. Undefined once the first page is hydrated: there may be a page later. */
    get missingPath() {
      return missingPath;
    },

    /** Called once the first page is hydrated: earlier, new data would not match the served HTML. Refetches data that was served earlier. */
    onHydrated: () => {
      // The user has signed out before hydration.
      if (served?.user && session.getSnapshot().status === 'signed-out') queryClient.clear();
      missingPath = undefined;
      if (isStale) void queryClient.invalidateQueries();
      isStale = false;
    },

    /** Called when the network is back: retries a session that could not be read, and all queries that failed. */
    resume: () => {
      if (session.getSnapshot().status === 'unreachable') void session.retry();
      void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    },
  };
}

export type Shop = ReturnType<typeof openShop>;

export const ShopContext = createContext<Shop | null>(null);

/** The id of the signed-in user. */
export const signedInUserId = (state: SessionState) => (state.status === 'signed-in' ? state.user._id : undefined);

/** The shop, in a component. Throws outside {@link Storefront}. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('There is no shop here: put a <Storefront> around this component.');
  return shop;
}

/** The shop, in a loader: `context.get(shopContext)`. */
export const shopContext = createRouterContext<Shop>();

/** The arguments of a loader. */
export type LoaderArgs = LoaderFunctionArgs<RouterContextProvider>;

/** Whether the build is rendering a page once for all of its addresses: there is nothing to request. */
export const isPrerendering = ({ isServed }: Pick<Shop, 'isServed'>) => import.meta.env.SSR && !isServed;

/** The context that a router passes to its loaders. */
export const contextOf = (shop: Shop) => new RouterContextProvider(new Map([[shopContext, shop]]));
