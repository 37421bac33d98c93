import { CachedText } from '../storage/cached-list.ts';
import { createPageAnswers } from './page-answers.ts';
import type { Reads } from './reads.ts';
import { causeOf } from './routes.ts';
import type { StorefrontBuild } from './storefront-build.ts';

/** A page, as it is sent. */
export interface Page {
  html: CachedText;
  /** Its `Content-Security-Policy`. */
  policy: string;
}

/** Most rendered pages that are kept: about 60 MB with their compressed forms. */
const mostPages = 500;

/** A page that is rendered, or being rendered. */
interface Rendering {
  page: Promise<Page>;
  /** The etags of what it was rendered from, by the addresses of its calls. Complete with the page. */
  etags: Map<string, string>;
}

interface RenderedPagesOptions {
  render: StorefrontBuild['render'];
  origin: string;
  reads: Reads;
  onError: (error: Error) => void;
}

/**
 * Returns a function that renders a page with its data, by the storefront's own components, into the built page without data. Its policy
 * is that of the built page: they have the same scripts and styles. The built page itself, if it cannot be rendered.
 *
 * A rendered page is kept with the etags of what it was rendered from. Each request reads that again, which is cheap, and renders
 * the page anew if it has changed: a write elsewhere renders nothing.
 */
export function createRenderedPages({ render, origin, reads, onError }: RenderedPagesOptions) {
  const answerTo = createPageAnswers(reads);
  const kept = new Map<string, Rendering>();

  function begin(shell: Page, path: string): Rendering {
    const etags = new Map<string, string>();
    const fetch = async (input: string | URL | Request) => {
      const address = input instanceof Request ? input.url : input.toString();
      const { etag, response } = await answerTo(address);
      etags.set(address, etag);
      return response();
    };
    const rendered = async (): Promise<Page> => {
      const html = await render({ shell: shell.html.bytes.toString(), origin, path, fetch });
      return { html: new CachedText(html), policy: shell.policy };
    };
    const rendering: Rendering = {
      page: rendered().catch((error: unknown) => {
        onError(causeOf(error));
        if (kept.get(path) === rendering) kept.delete(path);
        return shell;
      }),
      etags,
    };
    kept.set(path, rendering);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostPages) break;
      kept.delete(oldest);
    }
    return rendering;
  }

  /** Whether the page would be the same if it was rendered now. */
  async function isCurrent({ page, etags }: Rendering) {
    await page;
    const same = Array.from(etags, async ([address, etag]) => (await answerTo(address)).etag === etag);
    return (await Promise.all(same)).every(Boolean);
  }

  return async (shell: Page, path: string): Promise<Page> => {
    const known = kept.get(path);
    if (known && (await isCurrent(known))) {
      // The least recently used is dropped first.
      if (kept.delete(path)) kept.set(path, known);
      return known.page;
    }
    const latest = kept.get(path);
    // Another request may have begun to render it meanwhile: later than this one, so that it is current.
    return (latest === undefined || latest === known ? begin(shell, path) : latest).page;
  };
}
