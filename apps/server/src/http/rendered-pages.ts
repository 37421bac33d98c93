import { LRUCache } from 'lru-cache';
import { CachedText } from '../storage/cached-list.ts';
import { createPageAnswers, failedRead, type Answer } from './page-answers.ts';
import type { Reads } from './reads.ts';
import { causeOf } from './routes.ts';
import type { StorefrontBuild } from './storefront-build.ts';

/** A page, as it is sent. */
export interface Page {
  html: CachedText;
  /** Its `Content-Security-Policy`. */
  policy: string;
}

/** Most bytes of all rendered pages together. The least recently requested is dropped first. */
const capacity = 64 * 1024 * 1024;

/** A page that is rendered, or being rendered. */
interface Rendering {
  page: Promise<Page>;
  /** The ETags of what it was rendered from, by the addresses of its calls: empty for an answer that came too late. Complete with the page. */
  etags: Map<string, string>;
}

interface RenderedPagesOptions {
  render: StorefrontBuild['render'];
  origin: string;
  reads: Reads;
  /** Told of a page that could not be rendered, though all of its reads were answered. */
  onError: (error: Error) => void;
  /** Told of a read that failed. */
  onFailedRead: (error: Error) => void;
}

/**
 * Returns a function that renders a page with its data, by the storefront's own components, into the built page without data. Its policy
 * is that of the built page: they have the same scripts and styles. The built page itself, if it cannot be rendered.
 *
 * A rendered page is kept with the ETags of what it was rendered from. Each request reads that again, which is cheap, and renders
 * the page anew if it has changed: a write elsewhere renders nothing.
 */
export function createRenderedPages({ render, origin, reads, onError, onFailedRead }: RenderedPagesOptions) {
  const answerTo = createPageAnswers(reads, onFailedRead);
  const kept = new LRUCache<string, Rendering>({ maxSize: capacity });

  /** Begins to render a page, from answers that are there already as far as they are. */
  function begin(shell: Page, path: string, answers: ReadonlyMap<string, Answer>): Rendering {
    const etags = new Map<string, string>();
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : input.toString();
      etags.set(address, '');
      const { etag, response } = answers.get(address) ?? (await answerTo(address));
      // After a timeout of its own, the page was rendered without it.
      if (!init?.signal?.aborted) etags.set(address, etag);
      return response();
    };
    const rendered = async (): Promise<Page> => {
      const html = new CachedText(await render({ shell: shell.html.bytes.toString(), origin, path, fetch }));
      const read = [...etags.values()];
      // A page may do without some of its data, but not without all.
      if (read.length > 0 && read.every((etag) => etag === failedRead)) throw new Error('No call was answered.');
      // Its compressed forms take at most as much again.
      if (kept.peek(path) === rendering) kept.set(path, rendering, { size: 2 * html.bytes.length });
      return { html, policy: shell.policy };
    };
    const rendering: Rendering = {
      page: rendered().catch((error: unknown) => {
        if (![...etags.values()].includes(failedRead)) onError(causeOf(error));
        if (kept.peek(path) === rendering) kept.delete(path);
        return shell;
      }),
      etags,
    };
    kept.set(path, rendering, { size: 1 });
    return rendering;
  }

  /** Reads again what a page was rendered from. */
  async function readAgain({ page, etags }: Rendering) {
    await page;
    const answers = await Promise.all(
      Array.from(etags, async ([address]) => [address, await answerTo(address)] as const),
    );
    return { answers: new Map(answers), isSame: answers.every(([address, { etag }]) => etags.get(address) === etag) };
  }

  return async (shell: Page, path: string): Promise<Page> => {
    const known = kept.get(path);
    const now = known && (await readAgain(known));
    if (known && now?.isSame) return known.page;
    const latest = kept.peek(path);
    // Another request may have begun to render it meanwhile: later than this one, so that it is current.
    return (latest === undefined || latest === known ? begin(shell, path, now?.answers ?? new Map()) : latest).page;
  };
}
