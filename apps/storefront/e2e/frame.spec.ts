import type { Page } from '@playwright/test';
import { demo, registerByApi, signIn } from './people.ts';
import { waitUntilHydrated } from './rendered.ts';
import { expect, test } from './shop.ts';

/** The texts and addresses of links. */
const linksIn = (place: ReturnType<Page['getByRole']>) =>
  place
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('href')}`));

const headerLinks = [
  'MACBOOK /category/macbook',
  'IPHONE /category/iphone',
  'ACCESSORIES /category/accessories',
  'HOME /',
  'BLOG /blog',
];
const footerLinks = [
  'MacBook /category/macbook',
  'iPhone /category/iphone',
  'Accessories /category/accessories',
  'Home /',
  'Blog /blog',
  'About /about',
  'Condition guide /grading',
  'Contact /contact',
];
const footerLinksOf = (isSignedIn: boolean) => [
  ...footerLinks,
  ...(isSignedIn ? ['Dashboard /dashboard'] : ['Login /login', 'Register /register']),
];
const dashboard = {
  '/dashboard/allsellers': ['admin', 'All Sellers'],
  '/dashboard/allbuyers': ['admin', 'All Buyers'],
  '/dashboard/messages': ['admin', 'Messages'],
  '/dashboard/sellers/allproducts': ['seller', 'My Products'],
  '/dashboard/sellers/addproducts': ['seller', 'Add Products'],
  '/dashboard/buyer/order': ['buyer', 'My Booking'],
} as const;
const buyers = ['My All Orders /dashboard/buyer/order'];
const sellers = ['My Products /dashboard/sellers/allproducts', 'Add Products /dashboard/sellers/addproducts'];
const admins = ['All Sellers /dashboard/allsellers', 'All Buyers /dashboard/allbuyers', 'Messages /dashboard/messages'];
const people = {
  visitor: undefined,
  sadia: { role: 'buyer', name: 'Sadia Karim', label: 'Buyer', seal: undefined, links: buyers },
  nadia: { role: 'seller', name: 'Nadia Rahman', label: 'Seller', seal: 'Verified', links: sellers },
  tanvir: { role: 'seller', name: 'Tanvir Chowdhury', label: 'Seller', seal: 'Not Verified', links: sellers },
  admin: { role: 'admin', name: 'Rehana Akter', label: 'Admin', seal: undefined, links: admins },
} as const;

for (const who of ['visitor', 'sadia', 'nadia', 'tanvir', 'admin'] as const) {
  test(`${who} finds the right header, footer and role panel, and only the dashboard pages of that role`, async ({
    page,
    signedIn,
  }) => {
    const known = people[who];
    await page.setViewportSize({ width: 1440, height: 900 });
    await (who === 'visitor' ? page.goto('/') : signedIn(page, who));

    const navigation = page.getByRole('navigation', { name: 'Main' });
    const logout = page.getByRole('button', { name: 'LOGOUT' });
    await expect(known ? logout : navigation.getByRole('link', { name: 'LOGIN' })).toBeVisible();
    await expect(logout).toHaveCount(known ? 1 : 0);
    await expect
      .poll(() => linksIn(navigation))
      .toEqual(known ? headerLinks : [...headerLinks, 'REGISTER /register', 'LOGIN /login']);
    await expect
      .poll(() => linksIn(page.getByRole('contentinfo').getByRole('list')))
      .toEqual(footerLinksOf(known !== undefined));

    const panel = page.getByRole('complementary', { name: 'Your account' });
    await expect(panel).toHaveCount(known ? 1 : 0);
    if (who !== 'visitor' && known) {
      for (const text of [known.label, known.name, demo(who).email]) {
        await expect(panel.getByText(text, { exact: true })).toBeVisible();
      }
      const seals = panel.getByText(/^(Not )?Verified$/);
      if (known.seal) await expect(seals).toHaveText([known.seal]);
      else await expect(seals).toHaveCount(0);
      await expect.poll(() => linksIn(panel)).toEqual(['Dashboard /dashboard', ...known.links]);

      // In the dashboard the panel is the navigation, beside the page.
      await page.goto('/dashboard');
      const between = async () => {
        const heading = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? { x: 0 };
        const beside = (await panel.boundingBox()) ?? { x: 0, width: Infinity };
        return heading.x - (beside.x + beside.width);
      };
      await expect.poll(between).toBeGreaterThanOrEqual(0);
    }

    for (const [path, [role, title]] of Object.entries(dashboard)) {
      await page.goto(path);
      if (!known) await expect(page).toHaveURL('/login');
      else if (known.role === role) await expect(page).toHaveTitle(`${title} - Apple Only`);
      else
        await expect(page.getByRole('main')).toContainText(
          new RegExp(`This page is for ${role}s. You are signed in as an? ${known.role}.`),
        );
    }
  });
}

test('an article prints without header and footer, in the light theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/blog/used-macbook');
  await expect(page.getByRole('article')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).not.toContain('dark');
});

test('a category prints without its filters, and no card is split across pages', async ({ page, shop, person }) => {
  await signIn(page, await registerByApi(shop.url, person(), 'buyer'));
  await page.goto('/category/macbook');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Sort' })).toBeHidden();
  expect(await card.evaluate((element) => getComputedStyle(element.parentElement ?? element).breakInside)).toBe(
    'avoid',
  );
});

test("a chosen theme applies on every page, in every tab and after a reload, until the system's is chosen again", async ({
  page,
  context,
}) => {
  /** The colour scheme that a page uses. */
  const schemeOf = (tab: Page) => tab.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  await waitUntilHydrated(page);
  const system = await schemeOf(page);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/');
  await waitUntilHydrated(other);

  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await expect.poll(() => schemeOf(page)).toBe('dark');
  await expect.poll(() => schemeOf(other)).toBe('dark');
  await expect(other.getByRole('button', { name: 'Switch to light' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(await schemeOf(page)).toBe('dark');
  await page.reload();
  expect(await schemeOf(page)).toBe('dark');

  await page.getByRole('button', { name: 'Switch to light' }).click();
  await expect.poll(() => schemeOf(page)).toBe(system);
  await expect.poll(() => schemeOf(other)).toBe(system);
  await other.reload();
  expect(await schemeOf(other)).toBe(system);
});

test('navigating to a slow page shows a loading status', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible();
  const arrives = Promise.withResolvers<void>();
  await page.route(/\/assets\/contact/, async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  const going = page.getByRole('status').getByText('Loading the page');
  await expect(going).toBeVisible();
  arrives.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(going).toBeHidden();
});

test('/index.html redirects to the home page', async ({ page }) => {
  await page.goto('/index.html');
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Home - Apple Only');
});

test('a page in the back/forward cache shows a theme that was chosen meanwhile', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  // Like a page in the back/forward cache, it receives no events of other pages.
  await page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation()));
  await page.goto('/about');
  await waitUntilHydrated(page);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/about');
  await other.getByRole('button', { name: 'Switch to dark' }).click();
  await expect(other.getByRole('button', { name: 'Switch to light' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch to dark' })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('button', { name: 'Switch to light' })).toBeVisible();
});
