import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { launchOptions, missingChromium } from '../chromium.ts';
import { start } from '../run.ts';
import { stop } from './processes.ts';

/** The phone that Lighthouse emulates. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
} as const;

/** A window wide enough for the header to show LOGOUT, the sign that a user is signed in, outside the menu. */
export const wideViewport = { width: 1280, height: 800 };

/** @throws if there is no Chromium */
function benchOptions() {
  const missing = missingChromium();
  if (missing) throw new Error(missing);
  const { args, executablePath = chromium.executablePath() } = launchOptions();
  return { args: [...args, '--no-enable-error-reporting'], executablePath };
}

/** In a driven browser, V8 parses React again for line numbers when React creates an error object. A user's browser does not. */
const sourcePositionsFlag = '--js-flags=--no-enable-lazy-source-positions';

/** Starts Chromium for Playwright to drive. */
export function startBrowser(): Promise<Browser> {
  const { args, executablePath } = benchOptions();
  return chromium.launch({ args: [...args, sourcePositionsFlag], executablePath });
}

const hasGroups = process.platform !== 'win32';

/** Starts Chromium with a new profile, driven by no other code, and calls `run` with its debugging port. */
export async function withFreshBrowser<Result>(run: (port: number) => Promise<Result>): Promise<Result> {
  await using undo = new AsyncDisposableStack();
  const profile = await mkdtemp(join(tmpdir(), 'apple-only-chromium-'));
  undo.defer(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }));
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--no-default-browser-check'];
  const { args, executablePath } = benchOptions();
  const { child, waitForOutput } = start(profile, [executablePath, ...args, ...flags, 'about:blank']);
  undo.defer(() => stop(child, 'SIGTERM', hasGroups));
  return await run(Number(await waitForOutput(/^DevTools listening on ws:\/\/[^/]+:(\d+)\//m)));
}

/** Sets a performance mark in every document that the page loads, at the first painted frame that meets the condition. */
export const markWhen = (page: Page, name: string, condition: string) =>
  page.addInitScript(`{
    const painted = () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark(${JSON.stringify(name)});
      port2.postMessage(0);
    };
    const look = () => ((${condition}) ? painted() : requestAnimationFrame(look));
    requestAnimationFrame(look);
  }`);

/** The time of a mark, in milliseconds since the navigation began. Waits for it. */
export async function waitForMark(page: Page, name: string): Promise<number> {
  const found = await page.waitForFunction((wanted) => performance.getEntriesByName(wanted)[0]?.startTime, name);
  return (await found.jsonValue()) ?? NaN;
}

/** The memory of a page after garbage collection. */
export async function measureMemory(cdp: CDPSession): Promise<{ heap: number; nodes: number }> {
  // Twice, because objects freed by the first collection may release others.
  for (let times = 0; times < 2; times += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes };
}
