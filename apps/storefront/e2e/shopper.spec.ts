import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectMessage } from './messages.ts';
import { callAs, demo, login, listProduct, register, registerByApi, signIn } from './people.ts';
import { expectLoaded } from './rendered.ts';
import { expect, test } from './shop.ts';

const firstOnMarket = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Booking Now' }) })
    .first();

test('a visitor registers, books a device, and finds it booked', async ({ page, browser, watch, person }) => {
  const farhana = person();
  watch(page);

  // The shop redirects to login, and from there to Register, with the way back remembered.
  await page.goto('/category/macbook?from=mail#top');
  await expect(page).toHaveURL('/login');
  await expect(page).toHaveTitle('Login - Apple Only');
  await expect(page.getByText('Log in to see MacBooks, contact their sellers and book.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveTitle('Register - Apple Only');
  await expect(page.getByText('Register to see MacBooks, contact their sellers and book.')).toBeVisible();
  await register(page, farhana);
  await expect(page).toHaveURL('/category/macbook?from=mail#top');
  await expect(page).toHaveTitle('MacBook - Apple Only');

  // The buyer books the first device that is on the market.
  const card = firstOnMarket(page);
  const device = await card.getByRole('heading').first().innerText();
  const booked = page.getByRole('article', { name: device, exact: true });
  await card.getByRole('button', { name: 'Booking Now' }).click();
  const modal = page.getByRole('dialog', { name: device });
  await expect(modal.getByLabel('Name')).toHaveValue(farhana.name);
  await expect(modal.getByLabel('Name')).toBeDisabled();
  await expect(modal.getByLabel('E-mail')).toHaveValue(farhana.email);
  await expect(modal.getByLabel('E-mail')).toBeDisabled();

  // Meanwhile another buyer has the same modal open.
  const rival = watch(await browser.newPage());
  await rival.goto('/category/macbook');
  await rival.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await register(rival, person());
  await rival.getByRole('article', { name: device, exact: true }).getByRole('button', { name: 'Booking Now' }).click();

  await modal.getByLabel('Phone').fill('01711 000 000');
  await modal.getByLabel('Location').selectOption('Khulna');
  await modal.getByRole('button', { name: 'Booking Confirm' }).click();
  await expectMessage(page, 'Product Booking Completed');
  await expect(modal).toBeHidden();
  await expect(booked.getByRole('button', { name: 'This Product is not Available' })).toBeDisabled();
  await expect(booked.getByText('Booked', { exact: true })).toBeVisible();

  // The rival gets the message, and sees it booked, too.
  const rivalModal = rival.getByRole('dialog', { name: device });
  await rivalModal.getByRole('button', { name: 'Booking Confirm' }).click();
  await expect(rivalModal.getByRole('alert')).toContainText('Someone else just booked this');
  await rival.keyboard.press('Escape');
  await expect(
    rival
      .getByRole('article', { name: device, exact: true })
      .getByRole('button', { name: 'This Product is not Available' }),
  ).toBeDisabled();
  await rival.goto('/dashboard/buyer/order');
  await expect(rival.getByText('No bookings yet')).toBeVisible();
  await rival.close();

  // My Booking has it, after a reload too.
  await page.getByRole('link', { name: 'My All Orders' }).click();
  await expect(page).toHaveTitle('My Booking - Apple Only');
  await expect(page.getByRole('article', { name: device, exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article', { name: device, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible();

  // Once cancelled, it is on the market again.
  await page.getByRole('button', { name: 'Delete order' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Are you sure you want to delete?' });
  await expect(confirmation).toContainText(`If you delete ${device}. It cannot be undone.`);
  await expect(confirmation.getByRole('button', { name: 'cancel' })).toBeFocused();
  await confirmation.getByRole('button', { name: 'Delete' }).click();
  await expectMessage(page, `buyer ${farhana.name} booking cancel successfully`);
  await expect(page.getByText('No bookings yet')).toBeVisible();
  await page.goto('/category/macbook');
  await expect(booked.getByRole('button', { name: 'Booking Now' })).toBeVisible();

  // After signing out, the page needs a login again; after the login, it opens.
  await page.getByRole('button', { name: 'LOGOUT' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible();
  await page.goto('/category/iphone');
  await expect(page).toHaveURL('/login');
  await login(page, farhana);
  await expect(page).toHaveURL('/category/iphone');
});

test('an open booking dialog survives a reload; Back closes it, and Forward opens it', async ({ page, signedIn }) => {
  await signedIn(page, 'imran', '/about');
  await page.getByRole('banner').getByRole('link', { name: 'MACBOOK' }).click();
  await firstOnMarket(page).getByRole('button', { name: 'Booking Now' }).click();
  const modal = page.getByRole('dialog');
  await expect(modal).toBeVisible();
  await page.reload();
  await expect(modal).toBeVisible();
  await page.goBack();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL('/category/macbook');
  await page.goForward();
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL('/category/macbook');
});

test('after a booking, Forward does not reopen the booking dialog', async ({ page, shop, person }) => {
  const seller = await registerByApi(shop.url, person(), 'seller');
  const device = `Charger ${randomUUID()}`;
  await listProduct(shop.url, seller, device, 'accessories');
  await signIn(page, await registerByApi(shop.url, person()));
  await page.getByRole('banner').getByRole('link', { name: 'ACCESSORIES' }).click();
  const card = page.getByRole('article', { name: device });
  await card.getByRole('button', { name: 'Booking Now' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Phone').fill('01711 000 000');
  await modal.getByRole('button', { name: 'Booking Confirm' }).click();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL('/category/accessories');
  await expect(card.getByText('You booked this')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\?book=/);
  // Wait until React has rendered the history entry.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(modal).toBeHidden();
});

test('a buyer at the limit of open bookings sees an error, and keeps their input', async ({ page, shop, person }) => {
  const [seller, buyer] = [await registerByApi(shop.url, person(), 'seller'), await registerByApi(shop.url, person())];
  for (let count = 0; count < 10; count++) {
    const id = await listProduct(shop.url, seller, `Cable ${randomUUID()}`, 'accessories');
    await callAs(shop.url, buyer, 'PUT', `/product/booking/${id}`);
  }
  const device = `Charger ${randomUUID()}`;
  await listProduct(shop.url, seller, device, 'accessories');
  await signIn(page, buyer);
  await page.getByRole('banner').getByRole('link', { name: 'ACCESSORIES' }).click();
  await page.getByRole('article', { name: device }).getByRole('button', { name: 'Booking Now' }).click();
  const modal = page.getByRole('dialog', { name: device });
  await modal.getByLabel('Phone').fill('01711 000 000');
  await modal.getByRole('button', { name: 'Booking Confirm' }).click();
  await expect(modal.getByRole('alert')).toContainText(
    'You have 10 open bookings. Cancel one before you book another.',
  );
  await expect(modal.getByLabel('Phone')).toHaveValue('01711 000 000');
});

test('the outcome of a booking is shown even to a buyer who has gone back meanwhile', async ({
  page,
  shop,
  person,
}) => {
  const seller = await registerByApi(shop.url, person(), 'seller');
  const device = `Charger ${randomUUID()}`;
  await listProduct(shop.url, seller, device, 'accessories');
  await signIn(page, await registerByApi(shop.url, person()));
  await page.getByRole('banner').getByRole('link', { name: 'ACCESSORIES' }).click();
  const answers: (() => void)[] = [];
  for (const outcome of ['refused', 'booked']) {
    await page.route(
      '**/product/booking/**',
      async (route) => {
        await new Promise<void>((resolve) => void answers.push(resolve));
        await (outcome === 'refused' ? route.fulfill({ json: { modifiedCount: 0 } }) : route.continue());
      },
      { times: 1 },
    );
    await page.getByRole('article', { name: device }).getByRole('button', { name: 'Booking Now' }).click();
    await page.getByRole('button', { name: 'Booking Confirm' }).click();
    await expect.poll(() => answers.length).toBe(1);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    // The buyer opens another product meanwhile.
    await page.getByRole('button', { name: 'Booking Now' }).last().click();
    answers.pop()?.();
    await expectMessage(
      page,
      outcome === 'refused' ? `${device} was not booked. Someone else just booked this.` : 'Product Booking Completed',
    );
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('a buyer who books a second product while the first is pending sees the outcome of each', async ({
  page,
  shop,
  person,
}) => {
  const seller = await registerByApi(shop.url, person(), 'seller');
  const devices = ['Case', 'Charger'].map((name) => `${name} ${randomUUID()}`);
  for (const device of devices) await listProduct(shop.url, seller, device, 'accessories');
  await signIn(page, await registerByApi(shop.url, person()));
  await page.getByRole('banner').getByRole('link', { name: 'ACCESSORIES' }).click();
  const answers: (() => void)[] = [];
  await page.route('**/product/booking/**', async (route) => {
    const isSecond = answers.length > 0;
    await new Promise<void>((resolve) => void answers.push(resolve));
    await (isSecond ? route.fulfill({ json: { modifiedCount: 0 } }) : route.continue());
  });
  for (const [index, device] of devices.entries()) {
    await page.getByRole('article', { name: device }).getByRole('button', { name: 'Booking Now' }).click();
    await page.getByRole('button', { name: 'Booking Confirm' }).click();
    await expect.poll(() => answers.length).toBe(index + 1);
    if (index > 0) break;
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  const [first, second] = answers;
  first?.();
  await expectMessage(page, 'Product Booking Completed');
  // The second one is still being sent: its button accepts no other press.
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Booking Confirm' });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  second?.();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Someone else just booked this.');
});

/** Simulates a return to the window a minute later: the page refetches its data. */
async function returnToWindow(page: Page) {
  const answers = [/\/categories\//, /\/buyer\/bookingByUser/].map((read) => page.waitForResponse(read));
  await page.evaluate(() => {
    const now = Date.now();
    Date.now = () => now + 60_000;
    dispatchEvent(new Event('visibilitychange'));
  });
  await Promise.all(answers);
}

test('an open booking dialog says when another buyer was faster, and closes when the same buyer has booked elsewhere', async ({
  page,
  shop,
  person,
}) => {
  const seller = await registerByApi(shop.url, person(), 'seller');
  const [buyer, faster] = [await registerByApi(shop.url, person()), await registerByApi(shop.url, person())];
  await signIn(page, buyer);
  for (const who of [faster, buyer]) {
    const device = `Charger ${randomUUID()}`;
    const id = await listProduct(shop.url, seller, device, 'accessories');
    await page.goto('/category/accessories');
    await page.getByRole('article', { name: device }).getByRole('button', { name: 'Booking Now' }).click();
    const modal = page.getByRole('dialog');
    await expect(modal.getByRole('button', { name: 'Booking Confirm' })).toBeEnabled();
    await callAs(shop.url, who, 'PUT', `/product/booking/${id}`);
    await returnToWindow(page);
    if (who === faster) {
      await expect(modal.getByRole('alert')).toContainText('Someone else just booked this.');
      await expect(modal.getByRole('button', { name: 'Booking Confirm' })).toBeHidden();
      await page.keyboard.press('Escape');
    }
    await expect(modal).toBeHidden();
  }
});

test('a wrong password and an unknown e-mail show the same error', async ({ page }) => {
  const messages: string[] = [];
  for (const email of ['sadia@appleonly.example', 'nobody@appleonly.example']) {
    await page.goto('/login');
    await login(page, { email, password: 'not the password' });
    const alert = page.getByRole('alert');
    await expect(alert).not.toBeEmpty();
    messages.push(await alert.innerText());
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
  }
  expect(messages[0]).toBe(messages[1]);
});

test('a link to a product in its list scrolls to it, after a login and past the first page', async ({
  page,
  shop,
  person,
}) => {
  const seller = await registerByApi(shop.url, person(), 'seller');
  const device = `Charger ${randomUUID()}`;
  const _id = await listProduct(shop.url, seller, device, 'accessories');
  for (let count = 0; count < 24; count++) await listProduct(shop.url, seller, `Cable ${randomUUID()}`, 'accessories');
  const card = page.getByRole('article', { name: device });
  const expectLinkedCard = async () => {
    await expect(page).toHaveURL(`/category/accessories?product=${_id}`);
    await expect(card).toBeFocused();
    await expect(card).toHaveAttribute('aria-current', 'true');
    await expect(card).toBeInViewport({ ratio: 0.4 });
  };
  await page.goto(`/category/accessories?product=${_id}`);
  await login(page, await registerByApi(shop.url, person()));
  await expectLinkedCard();

  // A user who returns finds the scroll position that they left.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('banner').getByRole('link', { name: 'BLOG' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.goBack();
  await expect(card).toBeAttached();
  await expect(card).not.toBeInViewport();
  await expect(card).not.toBeFocused();
  // So does a user who reloads, even if they opened the page by its address.
  await page.goto('/blog');
  await page.goto(`/category/accessories?product=${_id}`);
  await expectLinkedCard();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.reload();
  await expect(card).toBeAttached();
  await expectLoaded(page);
  await expect(card).not.toBeInViewport();
});

test('a seller is told that My Booking is for buyers', async ({ page }) => {
  await page.goto('/dashboard/buyer/order');
  await login(page, demo('nadia'));
  await expect(page.getByText('This page is for buyers. You are signed in as a seller.')).toBeVisible();
});

test('a page that is scrolled during hydration stays there', async ({ page }) => {
  await page.addInitScript(() => {
    const startsWith: unknown = Reflect.get(String.prototype, 'startsWith');
    // The frame calls this as it renders, before its effects.
    const scrolling = new Proxy(startsWith as () => boolean, {
      apply(target, self, given: unknown[]) {
        if (given[0] === '/dashboard' && !Reflect.has(window, 'drawn')) {
          Reflect.set(window, 'drawn', true);
          window.scrollTo(0, 300);
        }
        return Reflect.apply(target, self, given);
      },
    });
    Reflect.set(String.prototype, 'startsWith', scrolling);
  });
  await page.goto('/');
  await page.waitForFunction(() => Reflect.get(window, 'drawn'));
  // React Router's own effect has run: it takes scrolling over from the browser.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  expect(await page.evaluate(() => scrollY)).toBe(300);
});
