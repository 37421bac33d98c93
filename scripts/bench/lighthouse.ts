import { setTimeout as pause } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { demo, login, type DemoName } from '../../apps/storefront/e2e/people.ts';
import { wideViewport, withFreshBrowser } from './browser.ts';

/** The judged categories. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type CategoryName = (typeof categories)[number];

/** The measured metrics, by the audit's name. In milliseconds, except for the layout shift, which is a score. */
export const metrics = {
  'largest-contentful-paint': 'Largest Contentful Paint',
  'speed-index': 'Speed Index',
  'total-blocking-time': 'Total Blocking Time',
  'cumulative-layout-shift': 'Cumulative Layout Shift',
} as const;
export type Metric = keyof typeof metrics;
// Object.keys loses the type of the keys.
const metricNames = Object.keys(metrics) as Metric[];

/** Lighthouse's results for one visit. */
export interface Visit {
  scores: Record<CategoryName, number>;
  timings: Record<Metric, number>;
  /** The element of the Largest Contentful Paint, as HTML. */
  largest: string;
  /** The messages of the audits that found a problem, by their names. */
  complaints: Map<string, string>;
  /** The tasks of more than 50 ms on the simulated phone, longest first, and the scripts that keep it busy. */
  longTasks: string[];
  busy: string[];
  /** The speed of this machine during the visit, by Lighthouse's benchmark: higher is faster. */
  speed: number;
}

/** The audits that only repeat the metrics. */
const metricAudits = new Set([...metricNames, 'first-contentful-paint', 'interactive', 'max-potential-fid']);

/** The most attempts at a visit: on a busy machine, Chromium sometimes loses the beginning of its own trace, or never ends it. */
const maxAttempts = 3;
/** The timeout of an attempt, in milliseconds: several times what it takes on a slow machine. */
const attemptTimeout = 120_000;

/** Signs in one of the demo's people, in the browser with this debugging port. */
async function signIn(port: number, shop: string, who: DemoName) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error('Chromium has no profile to sign in to.');
  await page.setViewportSize(wideViewport);
  await page.goto(new URL('/login', shop).href);
  await login(page, demo(who));
  await page.getByRole('button', { name: 'LOGOUT' }).waitFor();
  // Lighthouse empties the browser's cache, but not its storage, where the shop records that the typefaces are cached.
  await page.evaluate(() => localStorage.removeItem('typefaces'));
  await page.close();
  // Only disconnects.
  await browser.close();
}

/**
 * Visits a page as Lighthouse's phone does: mobile preset, simulated throttling, nothing cached.
 * @param who the signed-in user; none by default
 */
export async function visit(url: string, who?: DemoName, attempt = 1): Promise<Visit> {
  const result = await withFreshBrowser(async (port) => {
    if (who) await signIn(port, url, who);
    return Promise.race([
      lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...categories] }),
      pause(attemptTimeout, undefined, { ref: false }),
    ]);
  });
  if (!result && attempt < maxAttempts) return visit(url, who, attempt + 1);
  if (!result) throw new Error(`Lighthouse did not visit ${url}.`);
  const { audits, categories: judged, environment, runtimeError } = result.lhr;
  if (runtimeError && attempt < maxAttempts) return visit(url, who, attempt + 1);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const itemsOf = (name: string) => {
    const details = audits[name]?.details;
    return details && 'items' in details ? (details.items as Record<string, unknown>[]) : [];
  };
  const largest = itemsOf('lcp-breakdown-insight').find(({ type }) => type === 'node');
  return {
    scores: mapped(categories, (name) => Math.round((judged[name]?.score ?? NaN) * 100)),
    timings: mapped(metricNames, (name) => audits[name]?.numericValue ?? NaN),
    largest: largest ? `${String(largest['snippet'])} ${String(largest['nodeLabel'])}` : 'unknown',
    complaints: new Map(
      Object.values(audits)
        .filter(({ id, score }) => score !== null && score < 1 && !metricAudits.has(id))
        .map(({ id, title, displayValue }) => [id, [title, displayValue].filter(Boolean).join('; ')]),
    ),
    longTasks: itemsOf('long-tasks').map(
      ({ url: script, startTime, duration }) => `${ms(duration)} at ${ms(startTime)}: ${pathOf(script)}`,
    ),
    busy: itemsOf('bootup-time').map(
      ({ url: script, total, scripting }) => `${ms(total)}, ${ms(scripting)} of it running: ${pathOf(script)}`,
    ),
    speed: environment.benchmarkIndex,
  };
}

const ms = (value: unknown) => `${Math.round(Number(value))} ms`;
const pathOf = (address: unknown) => URL.parse(String(address))?.pathname ?? String(address);

function mapped<Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) {
  // Object.fromEntries loses the type of the keys.
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
}
