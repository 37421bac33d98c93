import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright';
import { checkDialog, checkFonts, checkStyles, inChromium, photo, waitForServer } from './page.ts';

/** The addresses of a shop's pages, its labels for a visitor's actions, and the checks on each page. */
export interface ShopVisit {
  search: string;
  product: string;
  bookings: string;
  words: Readonly<
    Record<
      | 'category'
      | 'login'
      | 'register'
      | 'name'
      | 'email'
      | 'password'
      | 'forgot'
      | 'book'
      | 'confirm'
      | 'onlyBuyers'
      | 'logout',
      string
    >
  >;
  check: (page: Page) => Promise<void>;
  /** Checks the frame around the pages, which an older release may lack. */
  frame?: (page: Page, origin: string, visit: ShopVisit) => Promise<void>;
  /** Additional checks while the user's bookings page is open. Resolves with the checks to run after the user has signed out. */
  checkSignedIn?: (page: Page, at: VisitedShop) => Promise<() => Promise<void>>;
}

/** A shop, and the product that has been booked there. */
export interface VisitedShop {
  origin: string;
  /** The address of its API. */
  api: string;
  browser: Browser;
  /** The name of the booked product. */
  booked: string;
}

/** The starter's own shop. */
export const starterVisit: ShopVisit = {
  search: '/search',
  product: '**/product/*',
  bookings: '**/bookings',
  words: {
    category: 'MACBOOK',
    login: 'Login',
    register: 'Register',
    name: 'Name',
    email: 'E-mail',
    password: 'Password',
    forgot: 'Forgot password?',
    book: 'Booking Now',
    confirm: 'Booking Confirm',
    onlyBuyers: 'Only buyers can book.',
    logout: 'LOGOUT',
  },
  check: async () => {},
};

/** The shop of another team, `examples/second-bloom`: each page has its name and its colour, and nothing of Apple Only's. */
export const secondBloom: ShopVisit = {
  search: '/suche',
  product: '**/geraet/*',
  bookings: '**/reservierungen',
  words: {
    category: 'LAPTOPS',
    login: 'Anmelden',
    register: 'Registrieren',
    name: 'Name',
    email: 'E-Mail',
    password: 'Passwort',
    forgot: 'Passwort vergessen?',
    book: 'Jetzt reservieren',
    confirm: 'Verbindlich reservieren',
    onlyBuyers: 'Nur Käufer können reservieren.',
    logout: 'ABMELDEN',
  },
  async check(page) {
    const html = await page.content();
    // Ignores the kit's custom properties and typefaces, which are in style sheets.
    const words = html.replaceAll(/<(style|script)\b.*?<\/\1>/gs, '');
    assert.doesNotMatch(words, /Apple ?Only/, `Another shop is named on ${page.url()}.`);
    assert.match(await page.title(), /Second Bloom/);
    assert.equal(await page.locator('html').getAttribute('lang'), 'de');
    const colours = await page.evaluate(() => {
      const accent = document.createElement('i');
      accent.style.color = 'var(--apple-only-color-accent)';
      document.body.append(accent);
      return ['light', 'dark'].map((scheme) => {
        document.documentElement.dataset['theme'] = scheme;
        const { color } = getComputedStyle(accent);
        if (scheme === 'dark') {
          delete document.documentElement.dataset['theme'];
          accent.remove();
        }
        return color;
      });
    });
    const [light, dark = ''] = colours;
    assert.equal(light, 'rgb(11, 107, 58)');
    const [red = 0, green = 0, blue = 0] = dark.match(/\d+/g)?.map(Number) ?? [];
    assert.ok(green > red && green > blue, `In the dark its accent is ${dark}.`);
  },
};

/** The visitor who registers. */
export const visitor = { name: 'Ada Buyer', email: 'ada@shop.example' };

/** Checks that the document's title begins with the page's heading. */
async function checkTitle(page: Page) {
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.waitForFunction((name) => document.title.startsWith(`${name} - `), heading);
}

async function register(page: Page, { words, check }: ShopVisit) {
  const form = page.locator('main form');
  await form.getByRole('link', { name: words.register }).click();
  await page.getByRole('heading', { level: 1, name: words.register }).waitFor();
  await checkTitle(page);
  await check(page);
  await form.getByLabel(words.name).fill(visitor.name);
  await form.getByLabel(words.email).fill(visitor.email);
  await form.getByLabel(words.password, { exact: true }).fill('Secret-123');
  await form.locator('input[type="file"]').setInputFiles({ name: 'ada.png', mimeType: 'image/png', buffer: photo });
  await form.getByRole('button', { name: words.register }).click();
}

const waitForShop = (origin: string, api: string, output: () => string) =>
  Promise.all([waitForServer(`${api}/health/ready`, output), waitForServer(origin, output)]);

/** Checks that two filters pressed in quick succession both apply, even while the router waits for its server. */
async function checkFilters(page: Page, search: string) {
  await page.locator('article').first().waitFor();
  const bothPressed = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === search,
    async (route) => {
      await bothPressed.promise;
      await route.continue();
    },
  );
  const boxes = page.locator('aside input[type="checkbox"]');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  bothPressed.resolve();
  await page.waitForURL((url) => url.searchParams.size === 3);
  assert.deepEqual(await Promise.all([boxes.nth(0).isChecked(), boxes.nth(1).isChecked()]), [true, true]);
}

/** Checks that the dialog tells a buyer who is too late, whatever the page shows of the product by then. */
async function checkTooLate(page: Page, { words }: ShopVisit) {
  const confirm = page.getByRole('button', { name: words.confirm });
  await page.route('**/api/product/booking/*', (route) => route.fulfill({ json: { modifiedCount: 0 } }), { times: 1 });
  await confirm.click();
  await page.getByRole('dialog').getByText('Someone else just booked this.').waitFor();
  await confirm.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
}

/** Checks the bookings page while the API fails. In a new tab, because its console may have errors. */
async function checkFailures(page: Page) {
  const tab = await page.context().newPage();
  await tab.route('**/api/buyer/products/*', (route) => route.fulfill({ status: 503, json: { message: 'Not now.' } }));
  await tab.goto(page.url());
  await tab.getByRole('article').first().getByRole('button').click();
  const confirmation = tab.getByRole('alertdialog');
  await confirmation.getByRole('button').last().click();
  await confirmation.getByText('Not now.').waitFor();
  // Without a response about the user, the page shows a button to try again, or the server's HTML.
  await tab.route('**/api/users/*', (route) => route.abort());
  await tab.reload();
  await tab.locator('main').getByRole('button').first().waitFor();
  await tab.close();
}

/** Checks the page of a product that cannot exist, in a new tab: no button to try again, but a link home. */
async function checkNoProduct(page: Page, { product }: ShopVisit) {
  const tab = await page.context().newPage();
  await tab.goto(new URL(product.replace('**', '').replace('*', 'x'.repeat(300)), page.url()).href);
  await tab.locator('main').getByRole('link').waitFor();
  await tab.close();
}

/** Checks that the next action clears a login error, and that a seller's bookings page says that only buyers can book. */
async function checkLogin(page: Page, { bookings, words }: ShopVisit) {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  const form = tab.locator('main form');
  await form.getByLabel(words.email).fill(visitor.email);
  await form.getByLabel(words.password, { exact: true }).fill('Wrong-123');
  await form.getByRole('button', { name: words.login }).click();
  await form.getByRole('alert').waitFor();
  await form.getByRole('button', { name: words.forgot }).click();
  await form.locator('output:not(:empty)').waitFor();
  assert.equal(await form.getByRole('alert').count(), 0);
  await form.getByLabel(words.email).fill('nadia@appleonly.example');
  await form.getByLabel(words.password, { exact: true }).fill('nadia-sample');
  await form.getByRole('button', { name: words.login }).click();
  await tab.getByRole('button', { name: words.logout }).waitFor();
  await tab.goto(new URL(bookings.replace('**', ''), page.url()).href);
  await tab.getByText(words.onlyBuyers).waitFor();
  await tab.close();
}

/** Checks that the first page of a shop has products. */
export async function checkFirstPage(origin: string, api: string, output: () => string): Promise<void> {
  await waitForShop(origin, api, output);
  await inChromium(async (_browser, open) => {
    const page = await open();
    await page.goto(origin);
    await page.locator('article').first().waitFor();
  });
}

/**
 * Opens a shop of the starter, with the demo server: the home page has products, the search finds one, and a visitor registers to book it, returns to it,
 * books it, and finds it among the bookings. The console must stay empty.
 */
export async function checkShop(origin: string, api: string, output: () => string, visit: ShopVisit): Promise<void> {
  const { search, words, check } = visit;
  await waitForShop(origin, api, output);
  await inChromium(async (browser, open, checkConsole) => {
    const page = await open();
    await page.goto(origin);
    await page.locator('article').nth(8).waitFor();
    // WCAG 2.1.4: no shortcut of a single key, unless it can be turned off.
    await page.keyboard.press('/');
    assert.equal(await page.locator('input:focus').count(), 0);
    await checkStyles(page);
    await checkFonts(page);
    await check(page);
    if (visit.frame) {
      const tab = await open();
      await visit.frame(tab, origin, visit);
      await tab.close();
    }

    await page.locator('header').getByRole('link', { name: words.category }).click();
    await page.waitForURL((url) => url.pathname !== '/');
    await page.locator('article').first().waitFor();
    await check(page);

    await page.goto(`${origin}${search}?q=macbook`);
    await checkFilters(page, search);
    await page.goto(`${origin}${search}?q=macbook&available=true`);
    const card = page.locator('article').first();
    const name = (await card.getByRole('heading').first().textContent()) ?? '';
    assert.match(name, /macbook/i);
    await check(page);
    await card.getByRole('link').first().click();
    await page.waitForURL(visit.product);
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await checkTitle(page);
    await check(page);
    const product = page.url();
    await page.getByRole('button', { name: words.book }).click();
    await page.getByRole('heading', { level: 1, name: words.login }).waitFor();
    await checkTitle(page);
    await check(page);
    await register(page, visit);
    await page.waitForURL(product);
    // Loaded directly: no earlier page has loaded its style sheets.
    await page.reload();
    // Waits until the user is signed in again: for visitors, the button opens the login.
    await page.getByRole('button', { name: words.logout }).waitFor();
    await page.getByRole('button', { name: words.book }).click();
    await checkDialog(page);
    await checkTooLate(page, visit);
    await page.getByRole('button', { name: words.book }).click();
    await page.getByRole('button', { name: words.confirm }).click();
    await page.waitForURL(visit.bookings);
    await page.getByRole('article', { name }).waitFor();
    await page.reload();
    await page.getByRole('article', { name }).waitFor();
    await checkTitle(page);
    await check(page);
    await checkFailures(page);
    await checkNoProduct(page, visit);
    const checkSignedOut = await visit.checkSignedIn?.(page, { origin, api, browser, booked: name });
    await page.getByRole('button', { name: words.logout }).click();
    await page.getByRole('heading', { level: 1, name: words.login }).waitFor();
    await checkSignedOut?.();
    await checkLogin(page, visit);
    checkConsole();
  });
}
