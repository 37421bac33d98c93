import { expect, type BrowserContext, type Page } from '@playwright/test';

/** The messages of each page that no test has checked yet. */
const messages = new WeakMap<Page, string[]>();

export const messagesOf = (page: Page) => messages.get(page) ?? [];

/** Records the messages of every page of a context as they become visible: however late a test looks, it finds them. */
export async function recordMessages(context: BrowserContext) {
  context.on('page', (page) => messages.set(page, []));
  await context.exposeBinding('noteMessage', ({ page }, text: string) => void messagesOf(page).push(text));
  await context.addInitScript(() => {
    const visibility = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        visibility.unobserve(target);
        Reflect.get(globalThis, 'noteMessage')(target.textContent);
      }
    });
    const recorded = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const message of document.querySelectorAll('section[aria-label="Messages"] p')) {
        if (recorded.has(message)) continue;
        recorded.add(message);
        visibility.observe(message);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Waits for a message with this text, and no other. It may have disappeared already. The next call waits for a later message. */
export async function expectMessage(page: Page, text: string | RegExp) {
  const isMatch = (message: string) => (typeof text === 'string' ? message === text : text.test(message));
  const matching = typeof text === 'string' ? text : expect.stringMatching(text);
  await expect.poll(() => messagesOf(page)).toContainEqual(matching);
  messagesOf(page).splice(0, messagesOf(page).findIndex(isMatch) + 1);
}
