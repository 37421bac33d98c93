import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photoLimits } from '../../../packages/contract/src/photos/photo.ts';
import { demo, photo, registerByApi } from './people.ts';
import { expect, test, type Safari } from './safari.ts';
import { temporaryFolder } from './shop.ts';

const scrollPosition = (safari: Safari) => safari.run(() => scrollY);

async function scrollDown(safari: Safari) {
  await safari.run(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  expect(await scrollPosition(safari)).toBe(300);
}

test('a buyer books a device, and logs out', async ({ safari, shop, person }) => {
  await safari.logIn(await registerByApi(shop.url, person()));
  await safari.open('/category/iphone');
  await safari.press('Booking Now');
  await safari.type('[role=dialog] [type=tel]', '01711 000 000');
  await safari.press('Booking Confirm');
  await safari.waitForText('Product Booking Completed');
  await safari.press('LOGOUT');
  await safari.waitForText('LOGIN', 'header');
});

test('after a jump into a list, the visible cards do not move', async ({ safari }) => {
  await safari.resize(450, 900);
  await safari.open('/search');
  const moved = await safari.run(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    window.scrollTo({ top: 5500, behavior: 'instant' });
    for (let count = 0; count < 3; count++) await frame();
    const top = (card?: Element) => card?.getBoundingClientRect().top ?? Number.NaN;
    const seen = [...document.querySelectorAll('article')].find((card) => top(card) >= 0);
    const before = top(seen);
    // The list lays out distant cards when the browser is idle, one per frame.
    for (let count = 0; count < 90; count++) await frame();
    return top(seen) - before;
  });
  expect(moved).toBe(0);
});

test('a newly opened page starts at the top, and Back and a reload restore the scroll position', async ({ safari }) => {
  await safari.open('/search?q=iphone');
  await scrollDown(safari);
  await safari.open('/about');
  await safari.open('/search?q=macbook');
  expect(await scrollPosition(safari)).toBe(0);
  await scrollDown(safari);
  await safari.reload();
  await expect.poll(() => scrollPosition(safari)).toBe(300);
  await safari.back();
  await safari.back();
  await expect.poll(() => scrollPosition(safari)).toBe(300);
});

test('Back to a page from before a sign-in and a theme change shows the user signed in and the new theme', async ({
  safari,
}) => {
  await safari.open('/blog');
  await safari.run(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await safari.logIn(demo('imran'));
  await safari.press('Switch to dark');
  await safari.back();
  await safari.waitUntil(() => location.pathname === '/blog' && Reflect.get(window, 'persisted') === true);
  await safari.waitForText('LOGOUT', 'header');
  expect(await safari.run(() => document.documentElement.dataset['theme'])).toBe('dark');
});

test('Back to a page from before a sign-out shows the user signed out', async ({ safari, shop, person }) => {
  await safari.logIn(await registerByApi(shop.url, person()));
  await safari.open('/blog');
  await safari.waitForText('LOGOUT', 'header');
  await safari.run(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await safari.open('/about');
  await safari.press('LOGOUT');
  await safari.waitForText('LOGIN', 'header');
  // LOGOUT leads home, which replaced this history entry.
  await safari.back();
  await safari.waitUntil(() => location.pathname === '/blog' && Reflect.get(window, 'persisted') === true);
  await safari.waitForText('LOGIN', 'header');
});

test('a photo that is too large is converted to JPEG', async ({ safari }) => {
  await using folder = await temporaryFolder();
  const large = join(folder.path, 'large.webp');
  await writeFile(large, Buffer.concat([await readFile(photo), Buffer.alloc(photoLimits.bytes)]));
  await safari.open('/register');
  await safari.type('[type=file]', large);
  await safari.waitForText('large.jpeg');
});

test('the first press on the Google button opens the popup', async ({ safari }) => {
  await safari.open('/login');
  // The page preloads what the window needs: a press that had to wait for it would open none.
  await safari.waitUntil(
    () =>
      document.querySelector('iframe')?.contentDocument?.readyState === 'complete' &&
      performance.getEntriesByType('resource').some(({ name }) => name.includes('active-session')),
  );
  await safari.run(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await safari.press('continue with Google');
  await expect.poll(() => safari.windows()).toBe(2);
});

test('the picture of an article stays within its frame', async ({ safari }) => {
  await safari.open('/blog/used-iphone');
  const beyond = await safari.run(() => {
    const picture = document.querySelector('main article img, main img');
    const frame = picture?.parentElement?.parentElement;
    return Math.round((picture?.getBoundingClientRect().bottom ?? 1e9) - (frame?.getBoundingClientRect().bottom ?? 0));
  });
  expect(beyond).toBeLessThanOrEqual(0);
});

test.describe('when the server is down for a while', () => {
  test.use({ ownShop: true });

  test('a page that failed to load opens once the server is back', async ({ safari, shop }) => {
    await safari.open('/search?q=macbook');
    await shop.terminate();
    await safari.press('About');
    await safari.waitForText('Couldn’t load this page');
    await shop.start();
    await safari.press('Try again');
    await safari.waitForText('About Apple Only', 'h1');
  });
});

test.describe('in a private window', () => {
  test.use({ safariOptions: ['--private'] });

  test('a product draft survives a reload, with its photo', async ({ safari, shop, person }) => {
    await safari.logIn(await registerByApi(shop.url, person(), 'seller'));
    await safari.open('/dashboard/sellers/addproducts');
    await safari.type('main [type=file]', photo);
    await safari.waitForText('1 of 8 photos');
    await safari.type('main [name=name]', 'A phone of a drawer');
    await safari.waitUntil(() => document.querySelector('main img[src^="blob:"]') !== null);
    await safari.reload();
    await safari.waitUntil(
      () => document.querySelector<HTMLInputElement>('main [name=name]')?.value === 'A phone of a drawer',
    );
    await safari.waitUntil(() => document.querySelector('main img[src^="blob:"]') !== null);
  });
});
