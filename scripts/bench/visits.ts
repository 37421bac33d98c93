import type { DemoName } from '../../apps/storefront/e2e/people.ts';
import { metrics, type CategoryName, type Metric, type Visit } from './lighthouse.ts';
import { measurement, comparison, median, type Row } from './table.ts';

/** A page that Lighthouse visits. */
export interface VisitedPage {
  name: string;
  path: string;
  /** The signed-in user who visits it; by default, a visitor who is not signed in. */
  who?: DemoName;
}

/** Blocking that no user notices, in milliseconds: it passes regardless of the bare page. */
const unnoticed = 30;

/** Lighthouse's measurements of a page, compared with a bare page in the same rounds. */
export function visitRows({ name, who }: VisitedPage, visits: readonly Visit[], bare: readonly Visit[]): Row[] {
  const scores = (category: CategoryName) => {
    const of = (some: readonly Visit[]) => some.map(({ scores: all }) => all[category]);
    return { of: of(visits), against: { what: 'bare', values: of(bare) } };
  };
  const perfect = (category: CategoryName) =>
    measurement(`${name}: Lighthouse, ${category}`, '', median(scores(category).of), { atLeast: 100 });
  const timed = (metric: Metric) => ({
    what: `${name}: ${metrics[metric]}`,
    values: visits.map(({ timings }) => timings[metric]),
    against: { what: 'bare', values: bare.map(({ timings }) => timings[metric]) },
  });
  const comparedWithBare = (metric: Metric, atMost: number) => {
    const { what, values, against } = timed(metric);
    return comparison(what, 'ms', values, against, { atMost });
  };
  const performance = scores('performance');
  const blocking = timed('total-blocking-time');
  // Not as ratios of rounds: the bare page often has no blocking.
  const [blocked, bareBlocked] = [median(blocking.values), median(blocking.against.values)];
  const shift = timed('cumulative-layout-shift');
  return [
    comparison(`${name}: Lighthouse, performance`, '', performance.of, performance.against, { atLeast: 0.99 }),
    perfect('accessibility'),
    perfect('best-practices'),
    // Search engines do not see pages for signed-in users.
    ...(who ? [] : [perfect('seo')]),
    comparedWithBare('largest-contentful-paint', 1.05),
    comparedWithBare('speed-index', 1.1),
    {
      what: blocking.what,
      value: blocked,
      unit: 'ms',
      against: { what: 'bare', value: bareBlocked },
      target: `≤ 2 ×, or ≤ ${unnoticed} ms`,
      isMet: blocked <= Math.max(2 * bareBlocked, unnoticed),
    },
    // In thousandths, as Lighthouse shows it.
    measurement(shift.what, '', Math.max(...shift.values.map((value) => Math.round(value * 1000) / 1000)), {
      atMost: 0,
    }),
  ];
}

/** Lighthouse's findings on a page's visits, besides the numbers. */
export function remarksOn(name: string, visits: readonly Visit[]): string[] {
  const indented = (lines: Iterable<string>) => Array.from(lines, (line) => `    ${line}`);
  const complaints = new Map(visits.flatMap((one) => [...one.complaints]));
  const last = visits.at(-1);
  return [
    `Lighthouse on ${name}, ${visits.length} visits; machine's speed by its measure: ${median(visits.map(({ speed }) => speed))}`,
    '  the largest paint is of',
    ...indented(new Set(visits.map(({ largest }) => largest))),
    '  audits that complain, in so many of the visits:',
    ...indented(
      Array.from(complaints, ([id, text]) => {
        const times = visits.filter((one) => one.complaints.has(id)).length;
        return `${times} × ${id}: ${text}`;
      }),
    ),
    '  long tasks of the last visit:',
    ...indented(last?.longTasks ?? []),
    '  busy in the last visit:',
    ...indented(last?.busy ?? []),
  ];
}
