import type { CDPSession, Page } from 'playwright';
import type { Traffic } from './open-page.ts';
import { readChanges, settle } from './settle.ts';
import type { Shot } from './stories.ts';

/** The height that Chromium reliably draws at once: at twice that height, it crashes. */
const maxHeight = 32_767;

/** The most attempts to capture a page that changes during its capture. */
const maxCaptures = 10;

/** A page that shows a story. */
export interface ShownPage {
  /** Waits until it has settled. */
  settle: () => Promise<{ height: number } | { trouble: string }>;
  /** Captures it, in this height. */
  capture: (height: number) => Promise<Buffer>;
  /** The changes in it since it settled. */
  changes: () => Promise<string[]>;
}

/** Captures a page until it neither changes nor sends requests during a capture. */
export async function captureSettled(shown: ShownPage, traffic: Traffic): Promise<Buffer> {
  let changes: string[] = [];
  let previous: Buffer | undefined;
  for (let captures = 0; captures < maxCaptures; captures++) {
    await traffic.idle();
    const before = traffic.requestCount();
    const settled = await shown.settle();
    if ('trouble' in settled) throw new Error(settled.trouble);
    const { height } = settled;
    if (height > maxHeight) throw new Error(`is ${height} px tall, and no picture is taller than ${maxHeight}`);
    if (traffic.requestCount() > before) continue;
    const png = await shown.capture(height);
    changes = await shown.changes();
    // Ignores requests that change nothing: a long list of images may send some whenever a capture resizes the window.
    if (changes.length === 0 && (traffic.requestCount() === before || previous?.equals(png))) return png;
    previous = png;
  }
  const last = changes.length > 0 ? changes.slice(-3).join(', ') : `a request for ${traffic.last()}`;
  throw new Error(`still changes after ${maxCaptures} captures: ${last}`);
}

/** A page, in the window and theme of a shot. */
export const createShownPage = (
  page: Page,
  session: CDPSession,
  { settings, width, height: windowHeight }: Shot,
): ShownPage => ({
  settle: () => page.evaluate(settle, settings.theme),
  changes: () => page.evaluate(readChanges),
  // The whole document. Not with Playwright's screenshot, which scrolls, waits and adds styles of its own.
  async capture(height) {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      // To clip, even to the whole window, Chromium resizes the window and restores it.
      ...(height > windowHeight && { captureBeyondViewport: true, clip: { x: 0, y: 0, width, height, scale: 1 } }),
    });
    return Buffer.from(data, 'base64');
  },
});
