import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import { captureSettled, createShownPage } from './capture.ts';
import { readPixels } from './difference.ts';
import { type Opened, openPage } from './open-page.ts';
import { clear, extract, type Extracted, show } from './page.ts';
import { takeSnapshot, type Snapshot } from './snapshot.ts';
import type { Shot, Story } from './stories.ts';

/** A picture as the browser drew it. */
export interface Rendered {
  shot: Shot;
  width: number;
  height: number;
  digest: string;
  /** Present if pictures are kept. */
  png?: Buffer;
  /** Present if pages are kept. */
  snapshot?: Snapshot;
}

export interface Renders {
  rendered: Rendered[];
  /** Errors: a failed story, a request to another origin. */
  troubles: string[];
}

/** A story often waits: several at once keep every core busy. */
const pagesAtOnce = 4;

/** Reads the parameters of the stories that a Storybook serves. */
export async function readParameters(browser: Browser, origin: string): Promise<Record<string, Extracted>> {
  const page = await browser.newPage();
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const extracted = await page.evaluate(extract);
  await page.close();
  return extracted;
}

/** Pictures of one story that differ only in settings that a page can change at any time, such as the theme. */
interface Render {
  story: Story;
  shots: Shot[];
}

/**
 * The stories that share a page: those of a file, at one window size, because loading a page takes as long as playing a story. The shop's
 * own pages are not shared: their pending work continues after Storybook removes them.
 */
type Batch = Render[];

export interface RenderOptions {
  /** What to return besides the digests: the pictures, or the pictures and the content of their pages. */
  keep?: 'picture' | 'page' | undefined;
  /** Reports progress: called with the number of pictures drawn. */
  onProgress?: (drawn: number) => void;
  /** Resolves when a story times out: Chromium may never respond. @default `storyTimeout` */
  timeout?: (() => Promise<unknown>) | undefined;
}

/** The timeout for a story with its pictures, in milliseconds. It takes about one second. */
const storyTimeout = 180_000;
const waitForTimeout = () => setTimeout(storyTimeout, undefined, { ref: false });

/** The number of pictures between two progress lines. */
const progressInterval = 250;

export async function render(
  browser: Browser,
  origin: string,
  shots: readonly Shot[],
  { keep, onProgress, timeout = waitForTimeout }: RenderOptions = {},
): Promise<Renders> {
  const waiting = batchesOf(shots);
  const renders: Renders = { rendered: [], troubles: [] };
  const work = async () => {
    let opened = await openPage(browser, origin);
    const attempt = async (next: Render, isOpen: boolean): Promise<Outcome> => {
      const late = timeout().then(() => ({ failed: 'gets no answer from Chromium', isHung: true }));
      const outcome = await Promise.race([outcomeOf(picture({ ...opened, origin, isOpen }, next, keep)), late]);
      if ('isHung' in outcome) {
        // Not awaited: closing may hang, too.
        opened.close().catch(() => undefined);
        opened = await openPage(browser, origin);
      }
      return outcome;
    };
    for (let batch = waiting.shift(); batch && browser.isConnected(); batch = waiting.shift()) {
      let isOpen = false;
      for (const next of batch) {
        const { story } = next;
        const mode = next.shots[0]?.mode;
        let outcome = await attempt(next, isOpen);
        if ('failed' in outcome && (isOpen || outcome.isHung)) {
          // The previous story may be the cause: if it has not ended, Storybook reloads the page.
          opened.troubles();
          outcome = await attempt(next, false);
        }
        if ('rendered' in outcome) {
          const before = renders.rendered.length;
          const after = renders.rendered.push(...outcome.rendered);
          if (Math.floor(after / progressInterval) > Math.floor(before / progressInterval)) onProgress?.(after);
        }
        const all: string[] = [...opened.troubles(), ...('failed' in outcome ? [outcome.failed] : [])];
        renders.troubles.push(...all.map((trouble) => `${story.id}, ${mode}: ${trouble}`));
        // After an error, the next story gets a fresh page.
        isOpen = all.length === 0;
      }
    }
    await opened.close().catch(() => undefined);
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, work));
  if (!browser.isConnected()) renders.troubles.push('Chromium ended before it had drawn every picture.');
  return renders;
}

function batchesOf(shots: readonly Shot[]): Batch[] {
  const batches = new Map<string, Map<string, Render>>();
  for (const shot of shots) {
    const { story, width, height, settings } = shot;
    const { direction, language, textSize, forcedColors, media } = settings;
    // Print media can change the page for good: hidden elements lose the focus, and re-laid-out ones their position.
    const sameRender = JSON.stringify([story.id, direction, language, textSize, forcedColors, media]);
    const key = JSON.stringify([story.visits.length > 0 ? sameRender : story.file, width, height]);
    const batch = batches.get(key) ?? new Map<string, Render>();
    batches.set(key, batch);
    const same = batch.get(sameRender) ?? { story, shots: [] };
    batch.set(sameRender, { ...same, shots: [...same.shots, shot] });
  }
  return [...batches.values()].map((batch) => Array.from(batch.values()).toSorted(forcedColoursLast));
}

/** Last, because Chromium draws a few things differently after it has drawn them in forced colours. */
const forcedColoursLast = (one: Render, other: Render) => forcedColoursRank(one) - forcedColoursRank(other);
const forcedColoursRank = ({ shots }: Render) => (shots.some(({ settings }) => settings.forcedColors) ? 1 : 0);

type Outcome = { rendered: Rendered[] } | { failed: string; isHung?: boolean };

const outcomeOf = (pictures: Promise<Rendered[]>): Promise<Outcome> =>
  pictures.then(
    (rendered) => ({ rendered }),
    // Only the first line: Playwright's log of the whole browser may follow.
    (error: unknown) => ({ failed: String(error).split('\n')[0] ?? '' }),
  );

async function picture(
  { page, session, traffic, origin, isOpen }: Drawing,
  { story, shots }: Render,
  keep: RenderOptions['keep'],
): Promise<Rendered[]> {
  const [first] = shots;
  if (!first) return [];
  const { theme, direction = 'ltr', language = 'en', textSize = 100 } = first.settings;
  await page.setViewportSize({ width: first.width, height: first.height });
  const media = ({ settings }: Shot) => ({
    colorScheme: settings.theme,
    forcedColors: settings.forcedColors ?? ('none' as const),
    reducedMotion: settings.prefersReducedMotion ?? ('no-preference' as const),
    media: settings.media ?? ('screen' as const),
  });
  // The story plays as in tests, without waiting for animations.
  await page.emulateMedia({ ...media(first), reducedMotion: 'reduce' });
  await forgetImages(session);
  if (!isOpen || !(await page.evaluate(clear))) {
    await page.goto(`${origin}/iframe.html`, { waitUntil: 'commit' });
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  }
  // A play expects the story's own texts, at their default size.
  const globals = { theme, direction, language: 'en', textSize: 100, a11y: { manual: true } };
  const after = language === 'en' && textSize === 100 ? undefined : { language, textSize };
  const trouble = await page.evaluate(show, { id: story.id, globals, after });
  if (trouble) throw new Error(trouble.split('\n')[0]);
  const rendered: Rendered[] = [];
  for (const shot of shots) {
    await page.emulateMedia(media(shot));
    // Chromium may assume the mouse at the page's corner, and draw the element there as hovered.
    await page.mouse.move(-1, -1);
    const png = await captureSettled(createShownPage(page, session, shot), traffic);
    const { width, height, data } = await readPixels(png);
    const digest = createHash('sha256').update(`${width}x${height} `).update(data).digest('hex').slice(0, 16);
    rendered.push({
      shot,
      width,
      height,
      digest,
      ...(keep && { png }),
      ...(keep === 'page' && { snapshot: await takeSnapshot(page) }),
    });
  }
  return rendered;
}

/**
 * Empties the image cache of the page's process, which an earlier story may have filled: from a `srcset`, Chromium picks a larger image than
 * needed if that is cached.
 */
export async function forgetImages(session: CDPSession) {
  for (const cacheDisabled of [true, false]) await session.send('Network.setCacheDisabled', { cacheDisabled });
}

/** A page that draws a story. */
interface Drawing extends Opened {
  /** The origin that serves its stories. */
  origin: string;
  /** Whether it has shown another story of the same batch. */
  isOpen: boolean;
}
