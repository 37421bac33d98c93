import assert from 'node:assert/strict';
import type { Page } from 'playwright';

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);

/** The chosen theme is there after a reload, before the first paint, and in another tab. */
async function checkTheme(page: Page) {
  const other = await page.context().newPage();
  // Idle, so that its scripts run.
  await other.goto(page.url(), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await other.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
  await other.getByRole('button', { name: 'Switch to light' }).waitFor();
  // The page's own scripts have not run yet when its body begins.
  await other.addInitScript(() =>
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      document.documentElement.dataset['first'] = document.documentElement.dataset['theme'] ?? 'none';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true }),
  );
  await other.reload();
  await other.getByRole('button', { name: 'Switch to light' }).click();
  assert.equal(await other.evaluate(() => document.documentElement.dataset['first']), 'dark');
  await page.getByRole('button', { name: 'Switch to dark' }).waitFor();
  assert.equal(await theme(page), undefined);
  await other.close();
}

/** What the frame of the starter's pages does. */
export async function checkFrame(page: Page, origin: string): Promise<void> {
  await page.goto(origin, { waitUntil: 'networkidle' });
  await checkTheme(page);
}
