import type { Page } from '@playwright/test';
import { callAs, demo } from './people.ts';
import { expect, test, faults, type FaultName } from './fault-proxy.ts';
import { goHome } from './rendered.ts';

interface Read {
  /** The page, and the call that fails. */
  path: string;
  /** Opens a page that the server would otherwise send with its data. @default by its address */
  open?: (page: Page) => Promise<unknown>;
  call: RegExp;
  /** The failures of the call, one after the other. */
  failures: readonly FaultName[];
  /** The content of the page once the data has arrived. */
  content: (page: Page) => ReturnType<Page['locator']>;
}

const article = (page: Page) => page.getByRole('main').getByRole('article').first();
const row = (page: Page) => page.getByRole('row').nth(1);
/** Searches for everything, from a loaded page. */
async function search(page: Page) {
  await page.goto('/about');
  await page.getByRole('complementary', { name: 'Your account' }).waitFor();
  await page.getByRole('combobox', { name: 'Search products' }).press('Enter');
}
/** Opens a category from a loaded page: opened by its address, it comes with its list. */
async function openCategory(page: Page) {
  await page.goto('/about');
  await page.getByRole('complementary', { name: 'Your account' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'MACBOOK' }).click();
}
const count = (name: RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name });
const commonFailures = ['no answer', '500'] as const;

/** Every page that reads data, by the user who has access to it. */
const reads: Record<'sadia' | 'nadia' | 'admin', readonly Read[]> = {
  sadia: [
    {
      path: '/category/macbook',
      open: openCategory,
      call: /^GET \/categories/,
      failures: [...commonFailures, 'a web page', '401'],
      content: article,
    },
    { path: '/search', open: search, call: /^GET \/products/, failures: commonFailures, content: article },
    { path: '/dashboard/buyer/order', call: /^GET \/buyer/, failures: [...commonFailures, '403'], content: article },
    { path: '/dashboard', call: /^GET \/buyer/, failures: commonFailures, content: count(/\d+ bookings?/) },
  ],
  nadia: [
    {
      path: '/dashboard/sellers/allproducts',
      call: /^GET \/seller/,
      failures: [...commonFailures, '404'],
      content: article,
    },
    {
      path: '/dashboard',
      call: /^GET \/seller/,
      failures: [...commonFailures, '409'],
      content: count(/\d+ advertised/),
    },
  ],
  admin: [
    {
      path: '/dashboard/allsellers',
      call: /^GET \/users\/allseller/,
      failures: [...commonFailures, '429'],
      content: row,
    },
    {
      path: '/dashboard/allbuyers',
      call: /^GET \/users\/allbuyer/,
      failures: [...commonFailures, 'an answer of another shape'],
      content: row,
    },
    {
      path: '/dashboard/messages',
      call: /^GET \/messages/,
      failures: [...commonFailures, '413'],
      content: article,
    },
    { path: '/dashboard', call: /^GET \/overview/, failures: commonFailures, content: count(/\d+ buyers?/) },
  ],
};

/** Makes sure that there is a message to read. */
async function ensureMessage(shop: string) {
  const message = { name: 'A visitor', email: 'visitor@example.com', message: 'Is it still to be had?' };
  const admin = demo('admin');
  const messages: unknown[] = await callAs(shop, admin, 'GET', '/messages');
  if (messages.length === 0) await callAs(shop, admin, 'POST', '/contact', message);
}

/** How often the client attempts a read before the page gets the error: it retries without a response, and with a new token. */
const attempts: Partial<Record<FaultName, number>> = { 'no answer': 3, '401': 2 };

/** Marks the opened page: a reload would lose the mark. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(globalThis, { noted: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'noted' in globalThis);

for (const who of ['sadia', 'nadia', 'admin'] as const) {
  test(`${who} can retry a list after any kind of failure, and gets it once the server recovers`, async ({
    page,
    shop,
    faultProxy,
    signedIn,
  }) => {
    if (who === 'admin') await ensureMessage(shop.url);
    await signedIn(page, who, '/about');
    const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
    for (const { path, open = () => page.goto(path), call, failures, content } of reads[who]) {
      await test.step(path, async () => {
        for (const [turn, name] of failures.entries()) {
          faultProxy.inject(call, faults[name]);
          await (turn === 0 ? open(page) : tryAgain.click());
          await expect.poll(() => faultProxy.failed.length, name).toBeGreaterThanOrEqual(attempts[name] ?? 1);
          await expect(tryAgain, name).toBeEnabled();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        }
        await markPage(page);
        faultProxy.clear();
        await tryAgain.click();
        await expect(content(page)).toBeVisible();
        await expect(tryAgain).toHaveCount(0);
        expect(await isSamePage(page)).toBe(true);
      });
    }
  });
}

test('each list of the home page fails and recovers on its own, and the advertised one retries by itself', async ({
  page,
  faultProxy,
}) => {
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const failures = {
    Advertised: [/^GET \/advertise/, '500'],
    MacBook: [/^GET \/macBook/, 'no answer'],
    iPhone: [/^GET \/iphone/, 'a web page'],
  } as const;
  for (const [call, name] of Object.values(failures)) faultProxy.inject(call, faults[name]);
  await goHome(page);
  await markPage(page);
  for (const name of Object.keys(failures)) {
    await expect(section(name).getByRole('button', { name: 'Try again' })).toBeVisible();
  }
  await expect(section('Accessories').getByRole('article').first()).toBeVisible();

  faultProxy.clear();
  await section('MacBook').getByRole('button', { name: 'Try again' }).click();
  await expect(section('MacBook').getByRole('article')).toHaveCount(3);
  await expect(section('Advertised').getByRole('article').first()).toBeVisible();
  await expect(section('iPhone').getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});

test('skeletons hold the layout while the server takes five seconds', async ({ page, faultProxy }) => {
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  faultProxy.inject(/^GET \/(advertise|macBook|iphone|accessories)/, { wait: answer });
  await page.clock.install();
  await goHome(page);
  const advertised = page.getByRole('region', { name: 'Advertised' });
  const loading = page.getByRole('main').getByText('Loading', { exact: true });
  await expect(loading.first()).toBeAttached();
  await expect.poll(() => faultProxy.failed.length).toBe(4);
  const heightOf = async () => (await advertised.boundingBox())?.height ?? 0;
  await page.clock.runFor(5000);
  await expect(loading.first()).toBeAttached();
  const before = await heightOf();
  resolve();
  await expect(advertised.getByRole('article').first()).toBeVisible();
  await expect(loading).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  // Names of two lines make their row a little higher; a row without a skeleton would push the page.
  expect(Math.abs((await heightOf()) - before)).toBeLessThan(before / 10);
});
