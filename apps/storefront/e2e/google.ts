import type { Page } from '@playwright/test';

/** Presses 'continue with Google'. Returns the window that opens, with the emulator's account chooser in it. */
export async function openGoogle(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'continue with Google' }).click();
  const window = await opened;
  await window.locator('#add-account-button').waitFor();
  return window;
}

/** Signs in with a new Google account. */
export async function addGoogleAccount(window: Page, { email, name }: { email: string; name: string }) {
  await window.getByRole('button', { name: 'Add new account' }).click();
  await window.locator('#email-input').fill(email);
  await window.locator('#display-name-input').fill(name);
  await window.getByRole('button', { name: 'Sign in with' }).click();
}

/** Fails as Google does: the error code goes to the page, and the window closes. */
export const failGoogle = (window: Page, code: string) =>
  window.evaluate(
    (errorCode) =>
      // The chooser's own function and values.
      Reflect.get(
        globalThis,
        'saveAuthEvent',
      )({
        type: Reflect.get(globalThis, 'authType'),
        eventId: Reflect.get(globalThis, 'eventId'),
        urlResponse: null,
        sessionId: null,
        postBody: null,
        tenantId: null,
        error: { code: errorCode, message: errorCode },
      }),
    code,
  );
