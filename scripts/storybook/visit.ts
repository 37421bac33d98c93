import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../chromium.ts';
import { stateTimeout } from '../time-limits.ts';

/** A story after it has played. */
export interface Visit {
  /** Storybook's id: `products-productcard--booked`. */
  id: string;
  /** The HTML that it rendered, including dialogs at the end of the body. Empty if the story opts out of HTML checks. */
  html: string;
  /** The problems during the visit: errors on the console, and requests to another origin. */
  troubles: string[];
}

interface StorybookWindow {
  __STORYBOOK_PREVIEW__: { ready: () => Promise<void>; extract: () => Promise<Record<string, Extracted>> };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, detail: unknown) => void;
    on: (event: string, listener: (detail: { storyId?: string } | string) => void) => void;
  };
}

interface Extracted {
  storyGlobals?: { viewport?: { value?: string } };
  parameters: {
    html?: { test?: 'off' };
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
  };
}

const plain = { width: 1200, height: 900 };

/** Stories spend more time waiting than working. */
const pagesAtOnce = 4;

/**
 * Serves a built Storybook, opens its frame, the MDX pages, and then every story, each in its own viewport.
 * `opening`: the problems of the frame. `pages`: those of the MDX pages.
 */
export async function visitStories(
  folder: string,
): Promise<{ opening: string[]; pages: Omit<Visit, 'html'>[]; visits: Visit[] }> {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  const browser = await chromium.launch(launchOptions());
  const open = () => browser.newPage({ viewport: plain, reducedMotion: 'reduce' });
  try {
    const frame = await open();
    const opening = listen(frame, origin);
    await frame.goto(origin, { waitUntil: 'networkidle' });
    await frame.close();
    const written = await visitPages(browser, origin);
    const pages = await Promise.all(Array.from({ length: pagesAtOnce }, open));
    const visits = await Promise.all(pages.map((page, place) => everyNthStory(page, origin, place)));
    return { opening: opening(), pages: written, visits: visits.flat() };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Collects the problems of a page. Returns a function that returns those since its last call. */
function listen(page: Page, origin: string) {
  let troubles: string[] = [];
  page.on('console', (message) => {
    // A story may be about a file that does not load; a request to another server is reported below.
    const notLoaded = page.url().includes('/iframe.html') && message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !notLoaded) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('request', (request) => {
    const { protocol, origin: requestOrigin } = new URL(request.url());
    if (protocol.startsWith('http') && requestOrigin !== origin)
      troubles.push(`requests ${request.url()}, which is on another origin`);
  });
  return () => {
    const since = troubles;
    troubles = [];
    return since;
  };
}

interface Index {
  entries: Record<string, { id: string; tags: string[] }>;
}

/** Opens the MDX pages on a phone. A page wider than the window is also a problem. */
async function visitPages(browser: Browser, origin: string): Promise<Omit<Visit, 'html'>[]> {
  const { entries }: Index = await (await fetch(`${origin}/index.json`)).json();
  const visits: Omit<Visit, 'html'>[] = [];
  for (const { id, tags } of Object.values(entries)) {
    if (!tags.some((tag) => /^(un)?attached-mdx$/.test(tag))) continue;
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const troubles = listen(page, origin);
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`, { waitUntil: 'networkidle' });
    await page.locator('#storybook-docs h1').first().waitFor({ timeout: stateTimeout });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    visits.push({ id, troubles: [...troubles(), ...(excess > 0 ? [`is ${excess} px wider than the window`] : [])] });
    await page.close();
  }
  return visits;
}

/** Visits one browser page's share of the stories. */
async function everyNthStory(page: Page, origin: string, place: number): Promise<Visit[]> {
  const troubles = listen(page, origin);
  await page.goto(`${origin}/iframe.html`, { waitUntil: 'networkidle' });
  const stories = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: storybook, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      window as unknown as StorybookWindow;
    await storybook.ready();
    // Turns off axe, which the stories' own test run covers. Set in the URL, the global would be lost with the first story.
    channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
    return storybook.extract();
  });
  troubles();
  const visits: Visit[] = [];
  const assigned = Object.entries(stories).filter((_, index) => index % pagesAtOnce === place);
  for (const [id, { parameters, storyGlobals }] of assigned) {
    const size = parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles;
    await page.setViewportSize(
      size ? { width: Number.parseInt(size.width), height: Number.parseInt(size.height) } : plain,
    );
    const html = await page.evaluate(show, id);
    visits.push({ id, html: parameters.html?.test === 'off' ? '' : html, troubles: troubles() });
  }
  return visits;
}

/** Runs in the page: shows a story, waits until it has played, and returns its HTML. */
async function show(id: string): Promise<string> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
  const finished = new Promise<void>((resolve) => {
    channel.on('storyFinished', (detail) => {
      if (typeof detail === 'object' && detail.storyId === id) resolve();
    });
    channel.on('storyErrored', () => resolve());
    channel.on('storyThrewException', () => resolve());
    channel.on('storyMissing', () => resolve());
  });
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  await finished;
  const own = 'script, style, link, [class^="sb-"], [id^="storybook-"]:not(#storybook-root)';
  return [...document.body.children]
    .filter((part) => !part.matches(own))
    .map((part) => part.outerHTML)
    .join('\n');
}
