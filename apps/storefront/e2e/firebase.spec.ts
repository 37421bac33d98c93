import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.ts';
import { Shop, expect, temporaryFolder, test } from './shop.ts';

/** The part of Google's script that opening a window needs, with a frame as the SDK opens it. */
const gapi = `window.gapi = {
  load: (name, { callback }) => callback(),
  iframes: {
    getContext: () => ({
      open({ where, url }, opened) {
        const frame = where.appendChild(document.createElement('iframe'));
        const loaded = new Promise((resolve) => (frame.onload = resolve));
        frame.src = url;
        return opened({ restyle: async () => {}, ping: () => loaded, register() {}, send() {} });
      },
    }),
  },
};
window[new URL(document.currentScript.src).searchParams.get('onload')]();`;

test('with a Firebase project, sign-in uses its addresses, and nothing of the emulator is served', async ({
  page,
  context,
}) => {
  await using folder = await temporaryFolder();
  await using shop = new Shop({
    PORT: String(await freePort()),
    DATA_DIR: folder.path,
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'project.firebaseapp.test',
    FIREBASE_PROJECT_ID: 'project',
  });
  await shop.start();
  for (const path of ['/emulator/auth/gapi', '/emulator/auth/handler', '/identitytoolkit.googleapis.com/v1/projects']) {
    expect((await fetch(shop.url + path)).status).toBe(404);
  }

  // A mock of Google: it responds to all requests that the page may send, and no others.
  const requests: string[] = [];
  const refused: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
  await context.route(
    (url) => url.origin !== shop.url,
    (route) => {
      const { origin, pathname } = new URL(route.request().url());
      requests.push(origin + pathname);
      if (origin === 'https://apis.google.com') return route.fulfill({ contentType: 'text/javascript', body: gapi });
      if (origin === 'https://project.firebaseapp.test') return route.fulfill({ contentType: 'text/html', body: '' });
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      return route.fulfill({ headers, json: { authorizedDomains: ['shop.example'] } });
    },
  );
  await page.goto(`${shop.url}/login`);
  await page.getByRole('button', { name: 'continue with Google' }).click();
  await expect(page.getByRole('alert')).toContainText('Sign-in is not set up correctly in this shop.');
  await expect(page.getByRole('alert')).toContainText('unauthorized domain');
  expect(requests).toEqual(
    expect.arrayContaining([
      'https://apis.google.com/js/api.js',
      'https://project.firebaseapp.test/__/auth/iframe',
      'https://project.firebaseapp.test/__/auth/handler',
      'https://identitytoolkit.googleapis.com/v1/projects',
    ]),
  );
  expect(refused).toEqual([]);

  // One build serves all deployments, and does not contain the stand-in for Google's script.
  const dist = join(import.meta.dirname, '../dist');
  for (const file of await readdir(dist, { recursive: true })) {
    if (/\.(html|js)$/.test(file)) expect(await readFile(join(dist, file), 'utf8')).not.toContain('gapi-stand-in');
  }
});
