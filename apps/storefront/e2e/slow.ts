import type { BrowserContext, Page } from '@playwright/test';

/** How many times slower than this machine the pages run. */
const rate = Number(process.env['CPU_SLOWDOWN'] ?? 1);

/** Slows down every page of a context by `CPU_SLOWDOWN`, including the windows that it opens. */
export function slowDown(context: BrowserContext) {
  if (rate <= 1) return;
  context.on('page', (page) => void throttle(page).catch(() => undefined));
}

async function throttle(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}
