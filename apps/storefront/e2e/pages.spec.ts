import { defaultLinks } from '../../../packages/ui/src/parts/ShopProvider/shop.ts';
import { privateWord } from '../../../scripts/private-words.ts';
import { AxeBuilder } from '@axe-core/playwright';
import { addressIn, pagesWithFocusedHeading, pages, people } from './every-page.ts';
import { unreadable } from './fit.ts';
import { Keyboard } from './keyboard.ts';
import { expectLoaded } from './rendered.ts';
import { expect, test } from './shop.ts';

/** Each product has an address of its own: see product-page.spec.ts. */
test('every address of the shop is tested in this file', async ({ request, shop }) => {
  const tested = new Set(people.flatMap((who) => pages[who].map(([path]) => path.replace(/(?<=.)\/$/, ''))));
  // The articles are in the sitemap only.
  const sitemap = await (await request.get('/sitemap-pages.xml')).text();
  const open = [...sitemap.matchAll(/<loc>([^<]*)</g)].map(([, address = '']) => address.replace(shop.url, '') || '/');
  expect(open).toContain('/blog/used-iphone');
  const all = [...Object.values(defaultLinks), ...open];
  expect(all.filter((path) => !tested.has(path))).toEqual([]);
});

/** The headings of the pages that need no user's data. */
const headings = new Map<string, string>([
  ['/', 'Used Apple devices, honestly described.'],
  ['/login', 'Login'],
  ['/register', 'Register'],
  ['/blog', 'Blog'],
  ...pages.visitor.filter(([path]) => path.startsWith('/blog/')),
  ['/about', 'About Apple Only'],
  ['/grading', 'What the conditions mean'],
  ['/contact', 'Contact'],
  ['/search', 'Search'],
]);

/** A window of 1280 by 800 px, zoomed to 200 % and to 400 %, and the smallest phone. */
const small = [
  { width: 640, height: 400 },
  { width: 320, height: 200 },
  { width: 320, height: 640 },
];

for (const who of people) {
  test.describe(`the pages of ${who}`, () => {
    test.use({ deviceScaleFactor: 2 });

    for (const [path, title] of pages[who]) {
      test(`${who} sees ${path} with its title, accessible in both themes, and readable and keyboard-accessible at 320 px and at 200 % and 400 % zoom`, async ({
        page,
        signedIn,
      }) => {
        await (who === 'visitor' ? page.goto(path) : signedIn(page, who, path));
        await expect(page).toHaveTitle(`${title} - Apple Only`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectLoaded(page);
        const axe = new AxeBuilder({ page });
        const { violations, passes } = await axe.analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        expect(passes.some(({ tags }) => tags.includes('best-practice'))).toBe(true);
        // The dark theme differs only in its colours.
        await page.emulateMedia({ colorScheme: 'dark' });
        const dark = await axe.withRules(['color-contrast', 'link-in-text-block']).analyze();
        expect(dark.violations.map(({ id, nodes }) => `dark ${id}: ${nodes[0]?.html}`)).toEqual([]);
        expect(dark.passes.map(({ id }) => id)).toContain('color-contrast');
        for (const size of small) {
          await page.setViewportSize(size);
          await expect.poll(() => unreadable(page), `at ${size.width} by ${size.height} px`).toEqual([]);
          // Each stop fails if its focus is not visible.
          const keyboard = new Keyboard(page);
          expect(await keyboard.tabTo(page.getByRole('link', { name: 'Skip to content' }))).toHaveLength(1);
          await keyboard.tabThroughPage();
        }
      });
    }

    for (const [path, title] of [...pages[who], ...pagesWithFocusedHeading[who]]) {
      test(`${who} can read ${path} at 320 px with a default font size of 24 px, and sees no private words`, async ({
        page,
        shop,
        signedIn,
      }) => {
        const address = await addressIn(shop.url, path);
        await (who === 'visitor' ? page.goto(address) : signedIn(page, who, address));
        // A guard can redirect.
        await expect(page).toHaveTitle(`${title} - Apple Only`);
        await page.setViewportSize({ width: 320, height: 640 });
        // The font size that a user sets in the browser.
        const browser = await page.context().newCDPSession(page);
        await browser.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectLoaded(page);
        await expect.poll(() => unreadable(page)).toEqual([]);
        expect(await page.locator('body').innerText()).not.toMatch(privateWord);
      });
    }
  });
}

// The last user of a page wins: users with access to it come after those without.
for (const [path, title] of new Map<string, string>(people.flatMap((who) => pages[who]))) {
  test(`${path} is served with its title, description and picture`, async ({ request, shop }) => {
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    expect(answer.status()).toBe(path === '/nowhere' ? 404 : 200);
    const html = await answer.text();
    const all = (pattern: RegExp) =>
      [...html.matchAll(pattern)].map(([, words = '']) => words.replaceAll('&#x27;', "'"));
    const meta = (name: string) => all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'));
    expect(all(/<title>([^<]*)</g)).toEqual([`${title} - Apple Only`]);
    expect(meta('og:title')).toEqual([title]);
    expect(meta('description')).toEqual([expect.stringMatching(/^.{20,160}$/)]);
    expect(meta('og:description')).toEqual(meta('description'));
    const [picture = ''] = meta('og:image');
    expect(picture).toContain(`${shop.url}/pictures/`);
    expect((await request.get(picture)).headers()['content-type']).toMatch(/^image\//);
    const heading = headings.get(path);
    if (heading) expect(all(/<h1[^>]*>([^<]*)</g)).toEqual([heading]);
  });
}
