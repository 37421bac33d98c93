import { AxeBuilder } from '@axe-core/playwright';
import { signIn } from './people.ts';
import { expect, test } from './shop.ts';

/** Every page, by who may see it, and its title. */
const pages = {
  visitor: [
    ['/', 'Home'],
    ['/login', 'Login'],
    ['/register', 'Register'],
    ['/blog', 'Blog'],
    ['/blog/used-macbook', 'What to check before you buy a used MacBook'],
    ['/about', 'About'],
    ['/contact', 'Contact'],
    ['/nowhere', 'Not Found'],
  ],
  sadia: [
    ['/category/macbook', 'MacBook'],
    ['/category/iphone', 'iPhone'],
    ['/category/accessories', 'Accessories'],
    ['/dashboard', 'Dashboard'],
    ['/dashboard/buyer/order', 'My Booking'],
    ['/dashboard/allsellers', 'Dashboard'],
  ],
  nadia: [
    ['/dashboard', 'Dashboard'],
    ['/dashboard/sellers/addproducts', 'Add Products'],
    ['/dashboard/sellers/allproducts', 'My Products'],
  ],
  admin: [
    ['/dashboard', 'Dashboard'],
    ['/dashboard/allsellers/', 'All Sellers'],
    ['/dashboard/allbuyers', 'All Buyers'],
    ['/dashboard/messages', 'Messages'],
  ],
} as const;

// What a page looks like does not depend on the database.
test.skip(({ database }) => database !== 'embedded');

for (const who of ['visitor', 'sadia', 'nadia', 'admin'] as const) {
  test(`every page that ${who} sees has its title, fits a small screen, and has no accessibility violation in either theme`, async ({
    page,
  }) => {
    if (who !== 'visitor') await signIn(page, who);
    for (const [path, title] of pages[who]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} - Apple Only`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${path} ${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${path} at 320 px`).toBeLessThanOrEqual(320);
    }
  });
}
