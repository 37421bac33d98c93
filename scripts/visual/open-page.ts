import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page, Request } from 'playwright';
import { freeze, holdTimers } from './page.ts';

/** A page that draws stories, in its own browser context. */
export interface Opened {
  page: Page;
  session: CDPSession;
  traffic: Traffic;
  /** Its errors since the last call. */
  troubles: () => string[];
  close: () => Promise<void>;
}

/** The fixed time of every picture. */
const now = Date.UTC(2026, 0, 15, 12);

export async function openPage(browser: Browser, origin: string): Promise<Opened> {
  const context = await browser.newContext({ deviceScaleFactor: 1, locale: 'en-GB', timezoneId: 'UTC' });
  await context.addInitScript(freeze, now);
  await context.addInitScript(holdTimers);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const troubles = listen(page, origin);
  return { page, session, traffic: followTraffic(page), troubles, close: () => context.close() };
}

/** The requests of a page. */
export interface Traffic {
  /** The number of requests so far. */
  requestCount: () => number;
  /** The address of the last one. */
  last: () => string;
  /** Resolves once each has its response. */
  idle: () => Promise<void>;
}

/** The longest wait for a response, in milliseconds. The pages send requests to this process only. */
const responseTimeout = 20_000;

function followTraffic(page: Page): Traffic {
  let requestCount = 0;
  let last = '';
  const open = new Set<Request>();
  page.on('request', (request) => {
    // Requests of the previous page never finish.
    if (request.isNavigationRequest()) open.clear();
    requestCount += 1;
    last = request.url();
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return {
    requestCount: () => requestCount,
    last: () => last,
    async idle() {
      for (let waited = 0; open.size > 0; waited += 10) {
        if (waited > responseTimeout) throw new Error(`gets no answer from ${[...open][0]?.url()}`);
        await setTimeout(10);
      }
    },
  };
}

/** Collects errors of a page. Returns those since the last call. */
function listen(page: Page, origin: string): () => string[] {
  let troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('request', (request) => {
    const { protocol, origin: requestOrigin } = new URL(request.url());
    if (protocol.startsWith('http') && requestOrigin !== origin)
      troubles.push(`requests ${request.url()}, which is on another origin`);
  });
  page.on('response', (response) => {
    const isTypeface = response.request().resourceType() === 'font';
    if (isTypeface && !response.ok()) troubles.push(`the typeface ${response.url()} is not there`);
  });
  return () => {
    const since = troubles;
    troubles = [];
    return since;
  };
}
