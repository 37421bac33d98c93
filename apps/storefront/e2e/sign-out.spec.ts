import type { Browser, BrowserContext, Page } from '@playwright/test';
import { addGoogleAccount, openGoogle } from './google.ts';
import { demo, login, loginLink, logoutButton, newPerson, photo, signIn } from './people.ts';
import { fillIn, newDevice, productForm } from './selling.ts';
import { expect, test } from './shop.ts';

const signIns = {
  password: (page: Page) => signIn(page, 'imran'),
  Google: async (page: Page) => {
    await page.goto('/login');
    await addGoogleAccount(await openGoogle(page), newPerson());
    await logoutButton(page).waitFor();
  },
  // A seller.
  nadia: (page: Page) => signIn(page, 'nadia'),
};

/** A browser in which a person is signed in. They sign in each time: an earlier sign-out has ended all their sessions. */
async function signedInContext(browser: Browser, baseURL: string | undefined, how: keyof typeof signIns) {
  const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signIns[how](page);
  await page.close();
  return context;
}

/** Opens a page, by default a short one: the tested code is in the frame of each. */
async function open(context: BrowserContext, path = '/about') {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const leaveBy = {
  /** To an empty page, which loads at once: another page of the shop would give the first one the time of a request. */
  navigation: async (page: Page, after: number) => {
    const left = page.waitForURL('about:blank');
    await pressLogout(page, after, 'about:blank');
    await left;
    await page.goto('/about');
    return page;
  },
  reload: async (page: Page, after: number) => {
    const arrived = page.waitForEvent('domcontentloaded');
    await pressLogout(page, after, 'reload');
    await arrived;
    return page;
  },
  closing: async (page: Page, after: number) => {
    await pressLogout(page, after);
    await page.close();
    return open(page.context());
  },
};

/** Presses LOGOUT, and leaves the page this many milliseconds later: timed in the page, where no round trip delays it. */
async function pressLogout(page: Page, after: number, to?: string) {
  const button = await logoutButton(page).elementHandle();
  await page.evaluate(
    ([pressed, delay, target]) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const leave = () => {
        if (target === 'reload') location.reload();
        else if (target !== undefined) location.assign(target);
        resolve();
      };
      if (pressed instanceof HTMLElement) pressed.click();
      if (delay === 0) leave();
      else setTimeout(leave, delay);
      // A page that is being left cannot return a result.
      return target === undefined ? promise : undefined;
    },
    [button, after, to] as const,
  );
}

/** The data of a person that the browser still stores. Runs in the page. */
async function remainingData() {
  const inLocalStorage = Object.keys(localStorage).filter((key) =>
    /^(accessToken|auth\.|firebase:|product-(draft|edits))/.test(key),
  );
  const stores = { 'keyval-store': 'keyval' };
  const inDatabases = await Promise.all(
    (await indexedDB.databases()).map(async ({ name = '' }) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error(name)));
        });
      const database = await done(indexedDB.open(name));
      const store = Object.entries(stores).find(([known]) => known === name)?.[1];
      const keys =
        store !== undefined && database.objectStoreNames.contains(store)
          ? await done(database.transaction(store).objectStore(store).getAllKeys())
          : [];
      database.close();
      return keys.map(String);
    }),
  );
  return [...inLocalStorage, ...inDatabases.flat()];
}

async function expectSignedOut(page: Page) {
  await expect(loginLink(page)).toBeVisible();
  await expect(logoutButton(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  // Polled, until this page has finished the cleanup that the page before began.
  await expect.poll(() => page.evaluate(remainingData)).toEqual([]);
  await page.goto('/category/macbook');
  await expect(page).toHaveURL('/login');
  await expect(loginLink(page)).toBeVisible();
}

const delays = [0, 10, 50, 200];

for (const how of ['password', 'Google'] as const) {
  for (const way of ['navigation', 'reload', 'closing'] as const) {
    test(`a sign-out after signing in by ${how} takes effect however early the page is left by ${way}`, async ({
      browser,
      baseURL,
    }) => {
      for (const delay of delays) {
        await test.step(`after ${delay} ms`, async () => {
          const context = await signedInContext(browser, baseURL, how);
          await expectSignedOut(await leaveBy[way](await open(context), delay));
          await context.close();
        });
      }
    });
  }
}

test('a sign-out while offline takes effect however early the page is closed', async ({ browser, baseURL }) => {
  for (const delay of delays) {
    await test.step(`after ${delay} ms`, async () => {
      const context = await signedInContext(browser, baseURL, 'password');
      const page = await open(context);
      await logoutButton(page).waitFor();
      await context.setOffline(true);
      await pressLogout(page, delay);
      await page.close();
      await context.setOffline(false);
      await expectSignedOut(await open(context));
      await context.close();
    });
  }
});

test('a sign-out revokes the access token on the server, however early the page is left', async ({
  browser,
  baseURL,
}) => {
  const context = await signedInContext(browser, baseURL, 'password');
  const page = await open(context);
  await logoutButton(page).waitFor();
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const status = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${baseURL}/users/${demo('imran').email}`, { headers })).status;
  };
  expect(await status()).toBe(200);
  await pressLogout(page, 0);
  await page.close();
  await expect.poll(status).toBe(401);
  await context.close();
});

test('a page that cannot load the provider stays signed out, and the next page completes the sign-out', async ({
  browser,
  baseURL,
}) => {
  const context = await signedInContext(browser, baseURL, 'password');
  const page = await open(context);
  await logoutButton(page).waitFor();
  // As if the page had been closed during the press.
  await page.evaluate(() => localStorage.setItem('auth.signed-out', '1'));
  await context.route(/\/assets\/firebase/, (route) => route.abort());
  for (const path of ['/', '/login']) {
    await page.goto(path);
    await expect(loginLink(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  }
  await login(page, demo('sadia'));
  await expect(page.getByRole('alert')).toContainText('Couldn’t reach the sign-in service.');
  await context.unroute(/\/assets\/firebase/);
  await page.reload();
  await expectSignedOut(page);
  await context.close();
});

test('a sign-out in one tab signs out all tabs at once and for good, even if its own tab is closed', async ({
  browser,
  baseURL,
}) => {
  const context = await signedInContext(browser, baseURL, 'password');
  const [page, other] = [await open(context, '/category/macbook'), await open(context)];
  await logoutButton(other).waitFor();
  const tokens: string[] = [];
  other.on('request', (request) => {
    if (new URL(request.url()).pathname === '/jwt') tokens.push(request.url());
  });
  await pressLogout(page, 0);
  await page.close();
  await expect(loginLink(other)).toBeVisible();
  expect(tokens).toEqual([]);
  await expectSignedOut(other);

  // Another person signs in right after, and each tab switches to them.
  const third = await open(context);
  await login(other, demo('sadia'));
  for (const tab of [other, third]) await expect(tab.getByText(demo('sadia').email)).toBeVisible();
  await context.close();
});

test('another user can sign in right after a sign-out, and stays signed in', async ({ browser, baseURL }) => {
  const context = await signedInContext(browser, baseURL, 'password');
  const page = await open(context);
  await logoutButton(page).waitFor();
  const arrived = page.waitForEvent('domcontentloaded');
  await pressLogout(page, 0, '/login');
  await arrived;
  await login(page, demo('sadia'));
  await expect(page.getByText(demo('sadia').email)).toBeVisible();
  await page.reload();
  await expect(page.getByText(demo('sadia').email)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth.signed-out'))).toBeNull();
  await context.close();
});

for (const [phase, call] of [
  ['the provider', '**/accounts:signInWithPassword**'],
  ['the shop', '**/jwt?**'],
] as const) {
  test(`a sign-in that waits for ${phase} when another tab signs out does not complete`, async ({ page, context }) => {
    const answer = Promise.withResolvers<void>();
    await page.goto('/login');
    await page.route(call, async (route) => {
      await answer.promise;
      await route.continue();
    });
    const requested = page.waitForRequest(call);
    await login(page, demo('imran'));
    await requested;

    const other = await context.newPage();
    if (phase === 'the provider') await signIn(other, 'sadia');
    else await other.goto('/');
    // A browser notifies its other tabs a little later, on a busy machine after the response.
    const notified = page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          addEventListener('storage', ({ key }) => key === 'auth.signed-out' && resolve()),
        ),
    );
    await logoutButton(other).click();
    await expect(loginLink(other)).toBeVisible();
    await notified;
    const answered = page.waitForResponse(call);
    answer.resolve();
    await answered;
    // The attempt is over. The form is gone if this tab has meanwhile followed the other one's sign-in.
    await expect(page.locator('button[aria-disabled=true]', { hasText: 'Login' })).toHaveCount(0);
    // The other tab may have seen the sign-in before it was ended, and signs out once notified.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    await expectSignedOut(page);
    await expectSignedOut(other);
  });
}

test('a sign-out deletes the product draft in every tab, however early the page is left', async ({
  browser,
  baseURL,
}) => {
  const context = await signedInContext(browser, baseURL, 'nadia');
  const page = await open(context, '/');
  const other = await open(context, '/dashboard/sellers/addproducts');
  const form = productForm(page);
  await form.locator('input[name=image]').setInputFiles(photo);
  await form.getByLabel('Product name').fill("Nadia's own");
  await page.reload();
  await expect(form.getByLabel('Product name')).toHaveValue("Nadia's own");
  await productForm(other).getByLabel('Description').fill("Nadia's, too");

  const arrived = page.waitForEvent('domcontentloaded');
  await pressLogout(page, 0, 'reload');
  await arrived;
  await expect(form.getByLabel('Product name')).toHaveValue('');
  await expect(form.getByLabel('Description')).toHaveValue('');
  await expect(other).toHaveURL('/login');
  await expect.poll(() => page.evaluate(remainingData)).toEqual([]);

  // A visitor's own draft is there when they return.
  await form.getByLabel('Product name').fill("The visitor's");
  await page.reload();
  await expect(form.getByLabel('Product name')).toHaveValue("The visitor's");
  await context.close();
});

test('a sign-out while a photo is uploaded cancels the listing, and leaves no data', async ({ browser, baseURL }) => {
  const context = await signedInContext(browser, baseURL, 'nadia');
  const page = await open(context, '/dashboard/sellers/addproducts');
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  const { promise: isUploaded, resolve: uploaded } = Promise.withResolvers<void>();
  await page.route('**/upload', async (route) => {
    uploaded();
    await mayAnswer;
    await route.fulfill({ json: { data: { url: `${baseURL}/photos/${'0'.repeat(64)}.webp` } } });
  });
  const listed: string[] = [];
  page.on('request', (request) => request.url().endsWith('/addedproduct') && listed.push(request.method()));
  const form = await fillIn(page, newDevice());
  await form.getByRole('button', { name: 'Add product' }).click();
  await isUploaded;
  await pressLogout(page, 0);
  await expect(loginLink(page)).toBeVisible();
  const answered = page.waitForResponse('**/upload');
  answer();
  await (await answered).finished();
  // Once a later request has a response, the code after the upload has run.
  await page.evaluate(async () => (await fetch('/health')).text());
  expect(await page.evaluate(remainingData)).toEqual([]);
  expect(listed).toEqual([]);
  await context.close();
});

test('a sign-out in another tab clears a sent message from the contact page', async ({ browser, baseURL }) => {
  const context = await signedInContext(browser, baseURL, 'nadia');
  const page = await open(context, '/contact');
  const other = await open(context);
  await page.getByRole('textbox', { name: 'Message' }).fill('Is the Verified badge for shops, too?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('We reply to')).toBeVisible();
  await pressLogout(other, 0);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await expect(page.getByText('We reply to')).toBeHidden();
  await context.close();
});

test('a sign-out deletes the product draft even if no page with its form follows', async ({ browser, baseURL }) => {
  const context = await signedInContext(browser, baseURL, 'nadia');
  const page = await open(context, '/dashboard/sellers/addproducts');
  await expect(page.getByText('saved in this browser until you send them or sign out.')).toBeVisible();
  await productForm(page).locator('input[name=image]').setInputFiles(photo);
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('product-draft') ?? '{}').photo);
  await expect.poll(stored).toBeTruthy();
  await expect.poll(() => page.evaluate(remainingData)).toContain(await stored());
  await page.getByRole('link', { name: 'My Products' }).first().click();
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await page.getByLabel('Description').fill('Not saved yet');
  await expect.poll(() => page.evaluate(remainingData)).toContain('product-edits');
  await pressLogout(page, 0);
  await page.close();
  const next = await open(context, '/about');
  await expect(loginLink(next)).toBeVisible();
  await expect.poll(() => next.evaluate(remainingData)).toEqual([]);
  await context.close();
});
