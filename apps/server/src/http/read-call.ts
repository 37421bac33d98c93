import type { CallName } from '@apple-only/contract';
import { RawJson } from '../calls/raw-json.ts';
import type { Handlers } from '../calls/handlers.ts';
import { CachedList } from '../storage/cached-list.ts';
import { withRetries } from '../storage/database.ts';
import type { ListCache } from '../storage/list-cache.ts';

/** The reads that are the same for all callers who may make them. */
const shared: ReadonlySet<CallName> = new Set([
  'getProduct',
  'listSimilar',
  'listAdvertised',
  'listNewest',
  'listCategory',
  // Each view of a product's page makes this call.
  'getPriceGuide',
]);

/** The validated input of a read. */
interface ReadInput {
  params: object;
  query?: unknown;
  caller?: unknown;
}

/** The answer of a read, with its ETag. `path` is the row's, with its choices spelled out. */
export type ReadCall = (name: CallName, path: string, input: ReadInput) => Promise<CachedList>;

interface ReadsOptions {
  handlers: Handlers;
  cache: ListCache;
  publicUrl: string;
}

/** Reads for the routes of calls, and for pages that are rendered with their data: both from one cache. */
export const createReadCall =
  ({ handlers, cache, publicUrl }: ReadsOptions): ReadCall =>
  (name, path, input) => {
    // Its row has validated the input. No type can express that through a table.
    const handle = handlers[name] as (request: unknown) => Promise<unknown>;
    const read = async () => {
      let next: string | undefined;
      const answer = await withRetries(() =>
        handle({ ...input, onNextCursor: (cursor: string) => void (next = cursor) }),
      );
      return new CachedList(jsonOf(answer), next && pageAfter(next, path, input.query, publicUrl));
    };
    // Not by the raw address: ignored parameters in it would fill the memory.
    return shared.has(name) ? cache.get(JSON.stringify([path, input.params, input.query]), read) : read();
  };

/** The address of the page that begins at this cursor. */
function pageAfter(cursor: string, path: string, query: unknown, publicUrl: string): string {
  const url = new URL(path, publicUrl);
  type Value = string | number | boolean | undefined;
  const parameters: Record<string, Value | Value[]> = { ...(query as object), cursor };
  for (const [name, value] of Object.entries(parameters)) {
    for (const one of [value].flat()) if (one !== undefined) url.searchParams.append(name, String(one));
  }
  return url.href;
}

export const jsonOf = (answer: unknown) => (answer instanceof RawJson ? answer.json : JSON.stringify(answer));
