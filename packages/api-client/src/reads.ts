import { wire, type Access, type Answer, type CallName } from '@apple-only/contract';
import type {
  DataTag,
  InfiniteData,
  OmitKeyof,
  QueryFunction,
  QueryKey,
  UseInfiniteQueryOptions,
  UseQueryOptions,
} from '@tanstack/react-query';
import type { ReadName } from './affected-reads.ts';
import type { Client, ClientInput, Page, PagedName } from './client.ts';
import type { ApiError } from './error.ts';
import type { CallOptions } from './options.ts';

export type ListName = Extract<ReadName, PagedName>;

type Send<Name extends CallName, Result> = (input: ClientInput<Name>, options: CallOptions) => Promise<Result>;
// Which arguments are optional differs by call. Here all of them are passed, so all calls have one signature.
export const methodOf = <Name extends CallName>(client: Client, name: Name) => client[name] as Send<Name, Answer<Name>>;
const pageMethodOf = <Name extends ListName>(client: Client, name: Name) => client[name].page as Send<Name, Page<Name>>;

type ReadArguments<Name extends ReadName> =
  object extends ClientInput<Name> ? [input?: ClientInput<Name>] : [input: ClientInput<Name>];

/** The client already retries where that can help. */
const retry = false;

/** The user and the server that query keys distinguish. */
export interface KeyOptions {
  /**
   * The id of the current user. Only this user is shown the answers of calls that are not public; those of public calls are shared.
   * @default none, for a visitor
   */
  user?: string | undefined;
  /**
   * Identifies the server in keys. Two base URLs of one server, such as those that a page's server and its browser use, need the same value
   * to share the rendered data. @default the client's
   */
  baseUrl?: string | undefined;
}

/** Where the answers of reads come from, and for whom: the end of the call's key. */
interface Source {
  client: Client;
  keyScope: (name: ReadName) => { baseUrl: string; user?: string };
}

export function sourceOf(client: Client, { user, baseUrl = client.baseUrl }: KeyOptions): Source {
  const server = { baseUrl: baseUrl.replace(/\/$/, '') };
  const isPublic = (name: ReadName) => (wire[name].access as Access).includes('visitor');
  return { client, keyScope: (name) => (user === undefined || isPublic(name) ? server : { ...server, user }) };
}

/** The query options of a read. */
export interface ReadOptions<Name extends ReadName> extends OmitKeyof<
  UseQueryOptions<Answer<Name>, ApiError>,
  'queryKey' | 'queryFn'
> {
  queryKey: DataTag<QueryKey, Answer<Name>, ApiError>;
  queryFn: QueryFunction<Answer<Name>>;
}

/** The infinite query options of a list. */
export interface PagesOptions<Name extends ListName> extends OmitKeyof<
  UseInfiniteQueryOptions<Page<Name>, ApiError, Answer<Name>, QueryKey, string | undefined>,
  'queryKey' | 'queryFn'
> {
  queryKey: DataTag<QueryKey, InfiniteData<Page<Name>>, ApiError>;
  queryFn: QueryFunction<Page<Name>, QueryKey, string | undefined>;
}

/** Makes the query options of a read, by its input. */
export type Read<Name extends ReadName> = (...input: ReadArguments<Name>) => ReadOptions<Name>;

/** The same for a list, also with pages: an infinite query whose data is the list as far as it is loaded. */
export type ListRead<Name extends ListName> = Read<Name> & {
  pages: (...input: ReadArguments<Name>) => PagesOptions<Name>;
};

/** The query options of a read, by its input. */
export const readOptions =
  <Name extends ReadName>({ client, keyScope }: Source, name: Name): Read<Name> =>
  (...[input = {} as ClientInput<Name>]) => ({
    queryKey: [name, input, keyScope(name)] as unknown as ReadOptions<Name>['queryKey'],
    queryFn: ({ signal }) => methodOf(client, name)(input, { signal }),
    retry,
  });

/** The same, with pages. */
export const listOptions = <Name extends ListName>(source: Source, name: Name): ListRead<Name> =>
  Object.assign(readOptions(source, name), {
    pages: (...[input = {} as ClientInput<Name>]: ReadArguments<Name>): PagesOptions<Name> => ({
      queryKey: [name, 'pages', input, source.keyScope(name)] as unknown as PagesOptions<Name>['queryKey'],
      queryFn: ({ pageParam, signal }) =>
        pageMethodOf(source.client, name)({ ...input, cursor: pageParam }, { signal }),
      initialPageParam: input.cursor,
      getNextPageParam: ({ next }) => next?.cursor,
      retry,
      // A list call answers an array, or an object with one; the types cannot follow it.
      select: ({ pages }) => {
        const loaded: unknown = pages;
        const loadedPages = loaded as readonly { items: readonly unknown[]; next?: unknown }[];
        const items = loadedPages.flatMap((page) => page.items);
        const { next: _, ...last } = loadedPages.at(-1) ?? { items };
        return (Object.keys(last).length > 1 ? { ...last, items } : items) as Answer<Name>;
      },
    }),
  });
