import type { Page, Request } from 'playwright';

/** The requests of a page. */
export interface Traffic {
  /**
   * The number of requests so far that may change what is seen. A loaded image that is requested again is none: for a moment of each
   * capture of a whole document, Chromium's window has no width, and `srcset` chooses the smallest image, then the right one again. A
   * busy machine has dropped it from memory meanwhile.
   */
  seen: () => number;
  /** Resolves once each has its response. */
  idle: () => Promise<void>;
}

/** The longest wait for a response, in milliseconds. The pages send requests to this process only. */
const longestWait = 20_000;

export function followTraffic(page: Page): Traffic {
  let seen = 0;
  const open = new Set<Request>();
  /** The addresses of the images that the document has loaded. */
  const images = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      // Requests of the previous page get no response.
      open.clear();
      images.clear();
    }
    if (!images.has(request.url())) seen += 1;
    open.add(request);
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image') images.add(request.url());
    open.delete(request);
  });
  page.on('requestfailed', (request) => open.delete(request));
  return {
    seen: () => seen,
    async idle() {
      for (let waited = 0; open.size > 0; waited += 10) {
        if (waited > longestWait) throw new Error(`gets no answer from ${[...open][0]?.url()}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
  };
}
