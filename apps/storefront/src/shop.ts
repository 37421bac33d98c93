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
import { restored, type Served } from './rendering/served.ts';

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
  /** Whether the browser has taken the page from its history, as it was then: its data is shown, and requested anew. @default false */
  servedEarlier?: boolean | undefined;
  /** Stores the session. @default localStorage */
  storage?: KeyValueStorage | undefined;
  /** The access token of the user for whom a server renders the page. @default the session's own */
  accessToken?: string | undefined;
}

/** All that a page needs besides its own address: the session, the queries and mutations, and the cache of the queries. */
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
    forget: async () => {
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
      // Without a connection a call fails at once with an error, instead of waiting for one silently.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
      },
    },
  });

  for (const [key, value] of served?.queries ?? []) queryClient.setQueryData(key, restored(value));
  let isOld = options.servedEarlier === true && served !== undefined;

  /** The data read for a user is for no other: their keys differ, and it is cleared when they sign out, in this or another tab. */
  let isSignedIn = session.getSnapshot().status === 'signed-in';
  session.subscribe(() => {
    const before = isSignedIn;
    isSignedIn = session.getSnapshot().status === 'signed-in';
    if (before && session.getSnapshot().status === 'signed-out') queryClient.clear();
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
    /** Those of the user who is signed in now; in a component, of the user for whom it renders. */
    get queries() {
      return queriesOf(signedInAs(session.getSnapshot()));
    },
    mutations: createMutations(client, queryClient),
    queryClient,

    /** Whether the first page was served with its data, which it renders while React hydrates it. */
    isServed: served?.missing !== true && served !== undefined,
    /** The path that the server has answered is no page's, until the first page is hydrated: later, there may be one. */
    get missingPath() {
      return missingPath;
    },

    /** Called once the first page is hydrated: before, new data would not fit what was served. Requests anew what was served earlier. */
    hydrated: () => {
      // Its user had signed out before it was hydrated.
      if (served?.user && session.getSnapshot().status === 'signed-out') queryClient.clear();
      missingPath = undefined;
      if (isOld) void queryClient.invalidateQueries();
      isOld = false;
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

/** The id of the user who is signed in. */
export const signedInAs = (state: SessionState) => (state.status === 'signed-in' ? state.user._id : undefined);

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

/** Whether a page is rendered by the build, once for all of its addresses: there is nothing to request. */
export const isForAnyAddress = ({ isServed }: Pick<Shop, 'isServed'>) => import.meta.env.SSR && !isServed;

/** The context that a router passes to its loaders. */
export const contextOf = (shop: Shop) => new RouterContextProvider(new Map([[shopContext, shop]]));
