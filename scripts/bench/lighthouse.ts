import lighthouse from 'lighthouse';
import { withFreshBrowser } from './browser.ts';

/** The judged categories, and the least score of each. */
export const categories = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
export type CategoryName = keyof typeof categories;

/** The measured metrics, by the audit's name. In milliseconds, except for the layout shift, which is a score. */
export const metrics = {
  'first-contentful-paint': 'First Contentful Paint',
  'largest-contentful-paint': 'Largest Contentful Paint',
  'speed-index': 'Speed Index',
  'total-blocking-time': 'Total Blocking Time',
  'cumulative-layout-shift': 'Cumulative Layout Shift',
} as const;
export type Metric = keyof typeof metrics;

/** Lighthouse's results for one visit. */
export interface Visit {
  scores: Record<CategoryName, number>;
  timings: Record<Metric, number>;
  /** The element whose paint was the largest, as HTML. */
  largest: string;
  /** The messages of the audits that found a problem, by their names. */
  complaints: Map<string, string>;
  /** The tasks of more than 50 ms on the simulated phone, longest first, and the scripts that keep it busy. */
  longTasks: string[];
  busy: string[];
  /** How fast this machine was meanwhile, by Lighthouse's own measure: the larger, the faster. */
  speed: number;
}

/** The audits that only repeat the metrics. */
const metricAudits = new Set([...Object.keys(metrics), 'interactive', 'max-potential-fid']);

/** Most attempts of a visit: on a busy machine, Chromium sometimes loses the beginning of its own trace. */
const attempts = 3;

/** Visits a page as Lighthouse's phone does: mobile preset, simulated throttling, nothing cached. */
export async function visit(url: string, attempt = 1): Promise<Visit> {
  const result = await withFreshBrowser((port) =>
    lighthouse(url, { port, logLevel: 'silent', onlyCategories: Object.keys(categories) }),
  );
  if (!result) throw new Error(`Lighthouse did not visit ${url}.`);
  const { audits, categories: judged, environment, runtimeError } = result.lhr;
  if (runtimeError && attempt < attempts) return visit(url, attempt + 1);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const itemsOf = (name: string) => {
    const details = audits[name]?.details;
    return details && 'items' in details ? (details.items as Record<string, unknown>[]) : [];
  };
  const largest = itemsOf('lcp-breakdown-insight').find(({ type }) => type === 'node');
  return {
    scores: mapped(categories, (name) => Math.round((judged[name]?.score ?? NaN) * 100)),
    timings: mapped(metrics, (name) => audits[name]?.numericValue ?? NaN),
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

function mapped<Name extends string, Value>(names: Record<Name, unknown>, value: (name: Name) => Value) {
  // Object.keys loses the type of the keys.
  return Object.fromEntries((Object.keys(names) as Name[]).map((name) => [name, value(name)])) as Record<Name, Value>;
}
