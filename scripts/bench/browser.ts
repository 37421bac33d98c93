import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright, type Browser, type CDPSession, type Page } from 'playwright';
import { chromium, missingChromium } from '../chromium.ts';
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

/** A window in which the header's LOGOUT, by which signing in is known, is not in the menu. */
export const wide = { width: 1280, height: 800 };

const args = [...chromium.args, '--no-enable-error-reporting'];

function executable(): string {
  const missing = missingChromium();
  if (missing) throw new Error(missing);
  return chromium.executablePath ?? playwright.executablePath();
}

/** Who drives a browser makes V8 parse React a second time when React makes an error object, to know the lines: not in a user's. */
const withLines = '--js-flags=--no-enable-lazy-source-positions';

/** Starts Chromium to be driven. */
export const startBrowser = (): Promise<Browser> =>
  playwright.launch({ args: [...args, withLines], executablePath: executable() });

const hasGroups = process.platform !== 'win32';

/** Runs something with a Chromium that has a new profile and that no other code drives, by its debugging port. */
export async function withFreshBrowser<Result>(run: (port: number) => Promise<Result>): Promise<Result> {
  await using undo = new AsyncDisposableStack();
  const profile = await mkdtemp(join(tmpdir(), 'apple-only-chromium-'));
  undo.defer(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }));
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--no-default-browser-check'];
  const { child, printed } = start(profile, [executable(), ...args, ...flags, 'about:blank']);
  undo.defer(() => stop(child, 'SIGTERM', hasGroups));
  return await run(Number(await printed(/^DevTools listening on ws:\/\/[^/]+:(\d+)\//m)));
}

/** Sets a mark in the timings of every document that the page loads, as soon as a frame is painted that meets the condition. */
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
export async function marked(page: Page, name: string): Promise<number> {
  const found = await page.waitForFunction((wanted) => performance.getEntriesByName(wanted)[0]?.startTime, name);
  return (await found.jsonValue()) ?? NaN;
}

/** The memory of a page after garbage collection. */
export async function held(cdp: CDPSession): Promise<{ heap: number; nodes: number }> {
  // Objects that the first one frees may hold objects that the second one frees.
  for (let times = 0; times < 2; times += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes };
}
