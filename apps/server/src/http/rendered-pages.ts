import { LRUCache } from 'lru-cache';
import { CachedText } from '../storage/cached-list.ts';
import { createPageAnswers, failedReadEtag, type PageAnswer } from './page-answers.ts';
import type { ReadCall } from './read-call.ts';
import { causeOf } from './routes.ts';
import type { StorefrontBuild } from './storefront-build.ts';

/** A page, as it is sent. */
export interface Page {
  html: CachedText;
  /** Its `Content-Security-Policy`. */
  policy: string;
}

/** Maximum size of all rendered pages together, in bytes. The least recently requested is dropped first. */
const capacity = 64 * 1024 * 1024;

/** A page that is rendered, or being rendered. */
interface Rendering {
  page: Promise<Page>;
  /** The ETags of the answers it was rendered from, by the addresses of its calls: empty for an answer that came too late. Complete once the page is. */
  etags: Map<string, string>;
}

interface RenderedPagesOptions {
  render: StorefrontBuild['render'];
  origin: string;
  readCall: ReadCall;
  /** Called if a page cannot be rendered, though all of its reads were answered. */
  onError: (error: Error) => void;
  /** Called if a read fails. */
  onFailedRead: (error: Error) => void;
}

/**
 * Returns a function that renders a page with its data, with the storefront's own components, into the built page without data. Its
 * policy is that of the built page: they have the same scripts and styles. Returns the built page itself if rendering fails.
 *
 * A rendered page is cached with the ETags of the answers it was rendered from. Each request repeats those reads, which is cheap, and
 * renders the page again only if one has changed: a write elsewhere renders nothing.
 */
export function createRenderedPages({ render, origin, readCall, onError, onFailedRead }: RenderedPagesOptions) {
  const answerTo = createPageAnswers(readCall, onFailedRead);
  const renderings = new LRUCache<string, Rendering>({ maxSize: capacity });

  /** Begins to render a page, using these answers where it can. */
  function begin(shell: Page, path: string, answers: ReadonlyMap<string, PageAnswer>): Rendering {
    const etags = new Map<string, string>();
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : input.toString();
      etags.set(address, '');
      const { etag, response } = answers.get(address) ?? (await answerTo(address));
      // After the page's own timeout, it was rendered without this answer.
      if (!init?.signal?.aborted) etags.set(address, etag);
      return response();
    };
    const rendered = async (): Promise<Page> => {
      const html = new CachedText(await render({ shell: shell.html.bytes.toString(), origin, path, fetch }));
      const read = [...etags.values()];
      // A page may do without some of its data, but not without all.
      if (read.length > 0 && read.every((etag) => etag === failedReadEtag)) throw new Error('No call was answered.');
      // Its compressed forms take at most as much again.
      if (renderings.peek(path) === rendering) renderings.set(path, rendering, { size: 2 * html.bytes.length });
      return { html, policy: shell.policy };
    };
    const rendering: Rendering = {
      page: rendered().catch((error: unknown) => {
        if (![...etags.values()].includes(failedReadEtag)) onError(causeOf(error));
        if (renderings.peek(path) === rendering) renderings.delete(path);
        return shell;
      }),
      etags,
    };
    renderings.set(path, rendering, { size: 1 });
    return rendering;
  }

  /** Repeats the reads that a page was rendered from. */
  async function readAgain({ page, etags }: Rendering) {
    await page;
    const answers = await Promise.all(
      Array.from(etags, async ([address]) => [address, await answerTo(address)] as const),
    );
    return { answers: new Map(answers), isSame: answers.every(([address, { etag }]) => etags.get(address) === etag) };
  }

  return async (shell: Page, path: string): Promise<Page> => {
    const known = renderings.get(path);
    const repeated = known && (await readAgain(known));
    if (known && repeated?.isSame) return known.page;
    const latest = renderings.peek(path);
    // Another request may have begun to render it meanwhile: after this request began, so it is current.
    return (latest === undefined || latest === known ? begin(shell, path, repeated?.answers ?? new Map()) : latest)
      .page;
  };
}
