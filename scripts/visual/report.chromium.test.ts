import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import axe from 'axe-core';
import { launchOptions } from '../chromium.ts';
import { writeReport } from './report.ts';
import { difference, facts } from './report.suite.ts';

let folder: string;
let address: string;
let browser: Browser;
let page: Page;
let troubles: string[];

const token = 'token --color-booked: #42546b → #43556c (2 elements)';
const differences = [
  difference({ pixels: 3, causes: [token] }),
  difference({ pixels: 9, mode: 'dark-390', causes: [token, '4 elements moved 8px down'] }),
  difference({ story: 'parts-badge--own-words', name: 'Own words', pixels: 2, causes: [token] }),
  difference({ story: 'parts-card--new', title: 'Parts/Card', name: 'New', kind: 'added' }),
  difference({ story: 'parts-card--old', title: 'Parts/Card', name: 'Old', kind: 'removed' }),
  difference({
    story: 'parts-text--script',
    title: 'Parts/Text',
    name: '</script><img src=x onerror=alert(1)>',
    pixels: 50,
    causes: ['p: “<!--<script>” → “a”'],
  }),
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visual-report-'));
  const file = await writeReport(folder, differences, {
    ...facts,
    leftOut: [{ story: 'parts-clock--now', reason: 'Shows the time.' }],
  });
  address = pathToFileURL(file).href;
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  await page?.context().close();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  troubles = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on('pageerror', (error) => troubles.push(String(error)));
  await page.goto(address);
});

const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const heading = () => page.locator('#name').textContent();
const command = () => page.locator('#command').textContent();
const view = () => page.locator('#stage').getAttribute('data-view');

test('the report opens from disk, shows its pictures and logs no error', async () => {
  expect(await readdir(join(folder, 'pictures'))).toHaveLength(14);
  await press('4', '5', '3', 'j', 'j', 'j', 'j');
  await expect
    .poll(() =>
      page.locator('#stage img').evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);
  expect(troubles).toEqual([]);
});

test('the most changed components and stories come first, added and removed ones last', async () => {
  expect(await page.locator('.list .story-name').allTextContents()).toEqual([
    '</script><img src=x onerror=alert(1)>',
    'Booked',
    'Own words',
    'New',
    'Old',
  ]);
  expect(await page.locator('.list .amount').allTextContents()).toEqual(['50 %', '9 %', '2 %', 'new', 'gone']);
});

test('keys step through stories, modes and views', async () => {
  await press('j');
  expect(await heading()).toBe('Booked');
  expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('light-3903 %');
  await press('ArrowRight');
  expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('dark-3909 %');
  expect(await page.locator('#why li').allTextContents()).toEqual([
    'token --color-booked #42546b → #43556c (2 elements)',
    '4 elements moved 8px down',
  ]);
  for (const [key, name] of Object.entries({ 1: 'both', 2: 'slider', 3: 'difference', 4: 'before', 5: 'after' })) {
    await press(key);
    expect(await view()).toBe(name);
  }
  await press('k');
  expect(await heading()).toContain('</script>');
});

test('Space toggles between before and after in the same place', async () => {
  const caption = () => page.locator('#stage figcaption').textContent();
  await press('Space');
  expect([await view(), await caption()]).toEqual(['blink', 'Before']);
  await press('Space');
  expect(await caption()).toBe('After');
  expect(await page.locator('#stage img:visible').count()).toBe(1);
});

test('accepted stories are listed in the command until they are taken back', async () => {
  await press('j', 'a');
  expect(await heading()).toBe('Own words');
  await press('a');
  expect(await command()).toBe('pnpm test:visual --accept parts-badge--booked parts-badge--own-words');
  await press('k', 'a');
  expect(await command()).toBe('pnpm test:visual --accept parts-badge--booked');
  await page.reload();
  expect(await command(), 'after a reload').toBe('pnpm test:visual --accept parts-badge--booked');
  await page.getByRole('button', { name: 'Accept all' }).click();
  expect(await command(), 'all of them').toBe('pnpm test:visual --accept');
});

test('a story that looks different in the next report must be accepted again', async () => {
  const next = join(folder, 'next');
  await writeReport(next, differences, facts);
  await page.goto(pathToFileURL(join(next, 'index.html')).href);
  await page.getByRole('button', { name: 'Accept all' }).click();
  const [first, ...others] = differences;
  await writeReport(next, [difference({ ...first, pixels: 4 }), ...others], facts);
  await page.reload();
  expect(await page.locator('#progress').textContent()).toBe('4 of 5 accepted');
  expect(await command()).not.toContain('parts-badge--booked');
});

test('a shortcut copies the command', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press('a', 'c');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('pnpm test:visual --accept parts-text--script');
});

test('a cause filters the list, and its stories can be accepted together', async () => {
  await page.getByRole('button', { name: /--color-booked/ }).click();
  expect(await page.locator('.list .story-name:visible').allTextContents()).toEqual(['Booked', 'Own words']);
  await page.getByRole('button', { name: 'Accept 2 shown stories' }).click();
  expect(await command()).toBe('pnpm test:visual --accept parts-badge--booked parts-badge--own-words');
});

test('a search filters the list, and typing in it triggers no shortcut', async () => {
  await press('/');
  await page.keyboard.type('old');
  expect(await page.locator('.list .story-name:visible').allTextContents()).toEqual(['Old']);
  expect(await page.locator('#command').isVisible()).toBe(false);
});

test('the shortcuts can be turned off', async () => {
  await press('?');
  await page.getByLabel('Use these keys').uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  await press('a');
  expect(await page.locator('#command').isVisible()).toBe(false);
});

test.each([
  ['new', 'parts-card--new', 'The story is new'],
  ['removed', 'parts-card--old', 'The story is gone'],
])('a %s story is shown as a single picture, with a caption that says so', async (_kind, story, caption) => {
  await page.goto(`${address}#/${story}`);
  expect(await page.locator('#stage figcaption').allTextContents()).toEqual([caption]);
  expect(await page.getByRole('button', { name: 'Slider' }).isDisabled()).toBe(true);
});

test('zoomed in, pixels stay crisp', async () => {
  await press('j', '5', '+', '+');
  const image = page.locator('#stage img');
  expect(await image.evaluate((one) => one.getBoundingClientRect().width)).toBe(40);
  expect(await image.evaluate((one) => getComputedStyle(one).imageRendering)).toBe('pixelated');
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`the report is accessible and does not overflow the window, ${colorScheme}, at ${width} px`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await press('j', 'a', 'k');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.addScriptTag({ content: axe.source });
      const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
      const { violations } = await page.evaluate(
        (values) => (window as unknown as { axe: typeof axe }).axe.run({ runOnly: values }),
        tags,
      );
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    });
  }
}
