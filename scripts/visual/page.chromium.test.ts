import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowser } from './browser.ts';
import { freeze, holdTimers, show } from './page.ts';
import { readChanges, settle } from './settle.ts';

let browser: Browser;
let page: Page;
const now = Date.UTC(2026, 0, 15, 12);

beforeAll(async () => {
  browser = await startBrowser();
  page = await browser.newPage({ viewport: { width: 390, height: 600 } });
  await page.addInitScript(freeze, now);
  await page.addInitScript(holdTimers);
  // A page with an origin, which storage requires.
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' }),
  );
});
afterAll(() => browser.close());

const open = async (html: string) => {
  await page.goto('http://127.0.0.1/');
  await page.evaluate((content) => (document.body.innerHTML = content), html);
};

describe('a captured page', () => {
  test('has a fixed clock, and the same random numbers each time', async () => {
    const read = () =>
      page.evaluate(() => [
        Date.now(),
        new Date().toISOString(),
        new Date(0).toISOString(),
        Math.random(),
        crypto.randomUUID(),
        crypto.getRandomValues(new Uint8Array(4)).join(' '),
      ]);
    await open('');
    const first = await read();
    expect(first.slice(0, 3)).toEqual([now, '2026-01-15T12:00:00.000Z', '1970-01-01T00:00:00.000Z']);
    await open('');
    expect(await read()).toEqual(first);
  });

  test('runs timers that are due within 300 ms, and no others once its timers are stopped', async () => {
    await open('<p>before</p>');
    const text = await page.evaluate(async () => {
      setTimeout(() => (document.body.textContent = 'soon'), 300);
      setTimeout(() => (document.body.textContent = 'late'), 1000);
      setInterval(() => (document.body.textContent = 'late'), 1000);
      await (window as unknown as { stopTimers: () => Promise<void> }).stopTimers();
      // Timers of up to 20 ms do not stop.
      for (let waited = 0; waited < 1000; waited += 20) await new Promise((resolve) => setTimeout(resolve, 20));
      return document.body.textContent;
    });
    expect(text).toBe('soon');
  });

  test('keeps a message that a timer would remove, however slowly its story plays', async () => {
    await open('<p>Saved</p>');
    const text = await page.evaluate(async () => {
      setTimeout(() => (document.body.textContent = ''), 2000);
      for (let waited = 0; waited < 2200; waited += 20) await new Promise((resolve) => setTimeout(resolve, 20));
      await (window as unknown as { stopTimers: () => Promise<void> }).stopTimers();
      return document.body.textContent;
    });
    expect(text).toBe('Saved');
  });

  test('runs its short intervals again when it settles', async () => {
    await open('<p></p><div style="height: 2000px"></div>');
    await page.evaluate(async () => {
      scrollTo(0, 1000);
      setInterval(() => document.querySelector('p')?.replaceChildren(`at ${scrollY}`), 200);
      await (window as unknown as { stopTimers: () => Promise<void> }).stopTimers();
    });
    await page.evaluate(settle, 'light');
    expect(await page.locator('p').textContent()).toBe('at 0');
  });

  test('is at the end of finite animations, and without infinite ones', async () => {
    await open('<p id="once">once</p><p id="ever">ever</p>');
    await page.evaluate(() => {
      const fade = [{ opacity: 0.5 }, { opacity: 0.25 }];
      document.querySelector('#once')?.animate(fade, { duration: 60_000, fill: 'forwards' });
      document.querySelector('#ever')?.animate(fade, { duration: 60_000, iterations: Infinity });
    });
    await page.evaluate(settle, 'light');
    const opacity = (selector: string) => page.locator(selector).evaluate((part) => getComputedStyle(part).opacity);
    expect([await opacity('#once'), await opacity('#ever')]).toEqual(['0.25', '1']);
  });

  test('is as tall as its document with all content rendered, and scrolled to the top', async () => {
    await open(
      '<div style="height: 2000px"></div><div style="content-visibility: auto"><div style="height: 500px"></div></div>',
    );
    await page.evaluate(() => scrollTo(0, 1000));
    expect(await page.evaluate(settle, 'dark')).toMatchObject({ height: 2516 });
    expect(await page.evaluate(() => [scrollY, document.documentElement.dataset['theme']])).toEqual([0, 'dark']);
  });

  test('has its theme while its story plays, even if it has just been opened', async () => {
    await open('');
    await page.evaluate(() => {
      const listeners: Record<string, ((event: unknown) => void)[]> = {};
      Object.assign(window, {
        __STORYBOOK_PREVIEW__: { ready: async () => undefined },
        __STORYBOOK_ADDONS_CHANNEL__: {
          on: (name: string, listener: (event: unknown) => void) => (listeners[name] ??= []).push(listener),
          emit: (name: string, { storyId }: { storyId?: string }) => {
            if (name !== 'setCurrentStory') return;
            Object.assign(window, { played: document.documentElement.dataset['theme'] });
            for (const listener of listeners['storyRenderPhaseChanged'] ?? []) {
              listener({ storyId, newPhase: 'completing' });
            }
          },
        },
      });
    });
    await page.evaluate(show, { id: 'part--state', globals: { theme: 'dark' }, after: undefined });
    expect(await page.evaluate(() => Reflect.get(window, 'played'))).toBe('dark');
  });

  test('shows the beginning of a text that overflows its field', async () => {
    await open(`<input style="width: 100px" value="${'m'.repeat(100)}">`);
    const field = page.locator('input');
    await field.evaluate((input: HTMLInputElement) => (input.scrollLeft = input.scrollWidth));
    expect(await field.evaluate((input) => input.scrollLeft)).toBeGreaterThan(0);
    await page.evaluate(settle, 'light');
    expect(await field.evaluate((input) => input.scrollLeft)).toBe(0);
    await open(`<textarea rows="2">${'line\n'.repeat(100)}</textarea>`);
    const area = page.locator('textarea');
    await area.evaluate((input) => (input.scrollTop = input.scrollHeight));
    expect(await area.evaluate((input) => input.scrollTop)).toBeGreaterThan(0);
    await page.evaluate(settle, 'light');
    expect(await area.evaluate((input) => input.scrollTop)).toBe(0);
  });

  test.each(['none', 'active'] as const)('has no blinking caret, with forced colours: %s', async (forcedColors) => {
    await page.emulateMedia({ forcedColors });
    await open('<input autofocus value="text">');
    await page.locator('input').focus();
    await page.evaluate(settle, 'light');
    const session = await page.context().newCDPSession(page);
    const looks = new Set<string>();
    // A caret blinks twice a second.
    for (let moment = 0; moment < 8; moment++) {
      looks.add((await session.send('Page.captureScreenshot', { format: 'png' })).data);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    await page.emulateMedia({ forcedColors: 'none' });
    expect(looks.size).toBe(1);
  });

  test('reports changes after it has settled', async () => {
    await open('<p>before</p>');
    await page.evaluate(settle, 'light');
    expect(await page.evaluate(readChanges)).toEqual([]);
    await page.evaluate(settle, 'light');
    await page.evaluate(() => document.querySelector('p')?.append(' and after'));
    expect(await page.evaluate(readChanges)).toEqual(['childList of p.']);
  });
});
