import { setTimeout as wait } from 'node:timers/promises';
import { allows, callNames, calls, errorAnswer, literalPaths, type Call } from '@apple-only/contract';
import { HttpError } from '../http-error.ts';
import type { ReadCall } from './read-call.ts';
import { causeOf, parametersOf } from './routes.ts';

/** The status of a read that failed: clients do not retry it. */
const failed = 500;

/** How long a page waits for an answer, in milliseconds. Then it is sent without the data, which the browser requests. */
const readTimeout = 3000;

/** The ETag of a read that failed. */
export const failedReadEtag = String(failed);

/** The answer of a read, with an ETag that changes with it. */
export interface PageAnswer {
  /** For a refusal, its status. */
  etag: string;
  response: () => Response;
}

/**
 * Returns a function that answers the calls of a rendered page: only reads that every visitor may make. It never rejects.
 * @param onFailed called if a read fails or takes too long
 */
export function createPageAnswers(readCall: ReadCall, onFailed: (error: Error) => void) {
  const rows = callNames.flatMap((name) => {
    const row: Call = calls[name];
    if (row.method !== 'GET' || !allows(row.access, 'visitor')) return [];
    return literalPaths(row).map(({ path, fixed }) => ({
      name,
      row,
      path,
      fixed,
      pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    }));
  });

  async function read(address: string) {
    const { pathname, searchParams } = new URL(address, 'https://shop.invalid');
    for (const { name, row, path, fixed, pattern } of rows) {
      const match = pattern.exec(pathname);
      if (!match) continue;
      const values = Object.entries({ ...match.groups, ...fixed }).map(([key, value]) => [
        key,
        decodeURIComponent(value),
      ]);
      const query = Array.from(new Set(searchParams.keys()), (key) => {
        const [first, ...others] = searchParams.getAll(key);
        return [key, others.length > 0 ? [first, ...others] : first];
      });
      return readCall(name, path, parametersOf(row, Object.fromEntries(values), Object.fromEntries(query)));
    }
    throw new HttpError(404, 'We can’t find this.');
  }

  return async (address: string): Promise<PageAnswer> => {
    try {
      const answer = await within(readTimeout, read(address));
      if (!answer) throw new Error(`Reading took more than ${readTimeout} ms.`);
      const { bytes, etag, next } = answer;
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        ...(next && { link: `<${next}>; rel="next"` }),
      };
      return { etag, response: () => new Response(new Uint8Array(bytes), { headers }) };
    } catch (error) {
      const isRefused = error instanceof HttpError && error.statusCode < 500;
      if (!isRefused) onFailed(causeOf(error));
      const { statusCode, message } = isRefused ? error : new HttpError(failed, 'This cannot be read now.');
      return {
        etag: String(statusCode),
        response: () => Response.json(errorAnswer(statusCode, message), { status: statusCode }),
      };
    }
  };
}

/** The result of the work; undefined if it takes longer than `ms`. */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> {
  const ending = new AbortController();
  const timeout = wait(ms, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    ending.abort();
  }
}
