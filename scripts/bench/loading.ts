import type { Browser, CDPSession, Page } from 'playwright';
import { waitForMark, markWhen, phone } from './browser.ts';
import { chains, type RequestRecord } from './chains.ts';

/** Lighthouse's slow 4G connection, but not simulated, so that later requests can be distinguished from the first ones. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 768_000 / 8,
};

/** React marks the elements that it has rendered, or hydrated from the server's HTML. */
const isInteractive = `Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'))`;

/** How a page loads for a first-time visitor. */
export interface PageLoad {
  /** In milliseconds since the navigation began: the first paint, and the first one after React has rendered or hydrated the heading. */
  painted: number;
  interactive: number;
  /** JavaScript, in bytes as transferred without headers: by the first paint, by the time the page was interactive, and in all. */
  scripts: { painted: number; interactive: number; all: number };
  /** The scripts that came after the page was interactive. */
  later: string[];
  chains: ReturnType<typeof chains>;
}

/** Visits a page on a slow connection, and watches every request. */
export async function measurePageLoad(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Debugger.enable');
    // A request may come from a callback that runs long after its caller.
    await cdp.send('Debugger.setAsyncCallStackDepth', { maxDepth: 32 });
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', slowNetwork);
    const seen = watch(cdp);
    await markWhen(page, 'interactive', isInteractive);
    await page.goto(url, { waitUntil: 'networkidle' });
    const interactive = await waitForMark(page, 'interactive');
    const painted = await waitForMark(page, 'first-contentful-paint');
    const scripts = await scriptsOf(page);
    const sum = (until: number) =>
      scripts.filter(({ arrived }) => arrived <= until).reduce((bytes, script) => bytes + script.bytes, 0);
    return {
      painted,
      interactive,
      scripts: { painted: sum(painted), interactive: sum(interactive), all: sum(Infinity) },
      later: scripts.filter(({ arrived }) => arrived > interactive).map(({ name }) => name),
      chains: chains(await seen(), interactive / 1000),
    };
  } finally {
    await context.close();
  }
}

const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const entries = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const scripts = entries.map(({ name, responseEnd, encodedBodySize }) => ({
      name: new URL(name).pathname,
      arrived: responseEnd,
      bytes: encodedBodySize,
    }));
    // A file that was preloaded and then used may be listed twice.
    return [...new Map(scripts.filter(({ name }) => name.endsWith('.js')).map((one) => [one.name, one])).values()];
  });

const texts = new Set(['Document', 'Fetch', 'Script', 'Stylesheet', 'XHR']);

/** Watches a page's requests. Returns a function that lists all of them, in the order in which they were sent. */
function watch(cdp: CDPSession): () => Promise<RequestRecord[]> {
  const requests = new Map<string, Omit<RequestRecord, 'body'>>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    const urls: string[] = [];
    for (let stack = initiator.stack; stack; stack = stack.parent) urls.push(...stack.callFrames.map(({ url }) => url));
    requests.set(requestId, {
      url: request.url,
      type,
      initiators: urls,
      sent: timestamp,
      arrived: Infinity,
    });
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    // Chromium gives no specific type to data that the page itself preloads.
    if (request?.type === 'Other' && response.mimeType === 'application/json') request.type = 'Fetch';
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.arrived = timestamp;
  });
  return () =>
    Promise.all(
      Array.from(requests, async ([requestId, request]) => {
        const answer = texts.has(request.type)
          ? await cdp.send('Network.getResponseBody', { requestId }).catch(() => undefined)
          : undefined;
        return { ...request, body: answer?.body ?? '' };
      }),
    );
}
