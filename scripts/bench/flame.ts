// `pnpm bench:flame ADDRESS FILE.svg [TITLE] [SECONDS]`: draws a flame chart of the main thread of a
// slow phone while it opens a page.
import { writeFile } from 'node:fs/promises';
import type { Browser, CDPSession } from 'playwright';
import { phone, startBrowser } from './browser.ts';
import { slowNetwork } from './loading.ts';

/** How many times slower than this machine the phone is. */
const slowdown = 4;
/** A longer task delays a tap, in milliseconds. */
const longTask = 50;
/** Shorter spans are not drawn, in milliseconds. */
const minDuration = 3;

/** The kinds of events to draw, by Chromium's names for them. */
const kinds = {
  task: { color: '#d5d5da', names: /RunTask$/ },
  HTML: { color: '#4f81d4', names: /^ParseHTML$/ },
  script: {
    color: '#e0a526',
    names: /^(EvaluateScript|v8\.\w+|FunctionCall|TimerFire|FireAnimationFrame|RunMicrotasks)$/,
  },
  layout: { color: '#8d64c4', names: /^(UpdateLayoutTree|Layout|PrePaint)$/ },
  paint: { color: '#4f9a5c', names: /^(Paint|Layerize|Commit)$/ },
};
type Kind = keyof typeof kinds;

/** A task of the main thread, or an event within it. In milliseconds since the navigation began. */
interface Span {
  kind: Kind;
  start: number;
  end: number;
  /** The number of spans around it. */
  depth: number;
}

/** An event as Chromium traces it; its times are in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args?: { data?: { isOutermostMainFrame?: boolean; documentLoaderURL?: string } };
}

async function traced(cdp: CDPSession, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'v8', 'blink.user_timing', 'loading'] },
  });
  await act();
  await cdp.send('Tracing.end');
  await complete;
  return events;
}

async function visit(browser: Browser, url: string): Promise<TraceEvent[]> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slowNetwork);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const events = await traced(cdp, () => page.goto(url, { waitUntil: 'networkidle' }));
  await context.close();
  return events;
}

/** The spans of the page's main thread, and its marks. */
function read(events: readonly TraceEvent[], url: string) {
  const began = events.find(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url);
  if (!began) throw new Error('The trace does not contain the start of the navigation.');
  const own = events.filter(({ pid, tid, ts }) => pid === began.pid && tid === began.tid && ts >= began.ts);
  const at = (ts: number) => (ts - began.ts) / 1000;
  const spans: Span[] = [];
  const open: Span[] = [];
  for (const { name, ts, dur = 0 } of own.filter(({ ph }) => ph === 'X').toSorted((a, b) => a.ts - b.ts)) {
    const kind = (Object.keys(kinds) as Kind[]).find((one) => kinds[one].names.test(name));
    if (!kind || dur < minDuration * 1000) continue;
    const span = { kind, start: at(ts), end: at(ts + dur), depth: 0 };
    while ((open.at(-1)?.end ?? Infinity) <= span.start) open.pop();
    // A span directly inside another of its kind would look like a part of it.
    if (open.at(-1)?.kind === kind) continue;
    span.depth = open.length;
    open.push(span);
    spans.push(span);
  }
  const paint = own.find(({ name }) => name === 'firstContentfulPaint');
  return { spans, painted: paint && at(paint.ts) };
}

const width = 1200;
const row = 22;

function draw(title: string, { spans, painted }: ReturnType<typeof read>, until: number): string {
  const rows = Math.max(...spans.map(({ depth }) => depth)) + 1;
  const [top, bottom] = [64, 64 + rows * row];
  const x = (time: number) => ((time / until) * width).toFixed(1);
  const tasks = spans.filter(({ depth }) => depth === 0);
  const blocked = tasks.reduce((sum, { start, end }) => sum + Math.max(0, end - start - longTask), 0);
  const busy = tasks.reduce((sum, { start, end }) => sum + end - start, 0);
  const text = (place: string, words: string) => `<text ${place}>${words}</text>`;
  const legend = (Object.keys(kinds) as Kind[]).map(
    (kind, index) =>
      `<rect x="${760 + index * 90}" y="12" width="14" height="14" fill="${kinds[kind].color}"/>${text(`x="${780 + index * 90}" y="24"`, kind)}`,
  );
  const seconds = Array.from({ length: Math.floor(until / 500) + 1 }, (_, half) => half * 500);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -8 ${width + 32} ${bottom + 64}" font-family="system-ui, sans-serif" font-size="14">`,
    `<rect x="-16" y="-8" width="100%" height="100%" fill="#fff"/>`,
    text('y="24" font-weight="600"', title),
    text(
      'y="46"',
      `Busy for ${busy.toFixed(0)} ms. Longest task: ${Math.max(...tasks.map(({ start, end }) => end - start)).toFixed(0)} ms. Over ${longTask} ms a task: ${blocked.toFixed(0)} ms in all.`,
    ),
    ...legend,
    ...seconds.map(
      (time) =>
        `<path d="M${x(time)} ${top}V${bottom + 8}" stroke="#bbb"/>${text(`x="${x(time)}" y="${bottom + 26}" text-anchor="middle" fill="#555"`, `${time / 1000} s`)}`,
    ),
    ...spans.map(
      ({ kind, start, end, depth }) =>
        `<rect x="${x(start)}" y="${top + depth * row}" width="${x(end - start)}" height="${row - 2}" fill="${kinds[kind].color}"${
          depth === 0 && end - start > longTask ? ' stroke="#c22" stroke-width="2"' : ''
        }/>`,
    ),
    ...(painted === undefined
      ? []
      : [
          `<path d="M${x(painted)} ${top}V${bottom + 30}" stroke="#070" stroke-width="2"/>${text(`x="${x(painted)}" y="${bottom + 44}" fill="#070" text-anchor="middle"`, 'first paint')}`,
        ]),
    '</svg>',
  ].join('\n');
}

const [url = '', file = '', title = url, seconds = '5'] = process.argv.slice(2);
const browser = await startBrowser();
const events = await visit(browser, url);
await browser.close();
await writeFile(file, `${draw(title, read(events, url), Number(seconds) * 1000)}\n`);
