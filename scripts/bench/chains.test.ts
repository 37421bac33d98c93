import { expect, test } from 'vitest';
import { chains, type RequestRecord } from './chains.ts';

const origin = 'https://shop.example';
/** A request that takes a second. */
const request = (type: string, path: string, sent: number, more: Partial<RequestRecord> = {}): RequestRecord => ({
  url: origin + path,
  type,
  initiators: [],
  sent,
  arrived: sent + 1,
  body: '',
  ...more,
});
const page = request('Document', '/', 0, { body: '<script src="/main-1.js">' });
const main = request('Script', '/main-1.js', 1, { body: 'import("./home-2.js")' });
const home = request('Script', '/home-2.js', 2, { body: 'import("./form-3.js")' });
const list = request('Fetch', '/list', 3, { initiators: [main.url, home.url], body: '[{"img":"/photos/4.webp"}]' });
const interactive = 3.5;

test('a script follows the response that names it, and data the scripts that requested it', () => {
  const { code, data } = chains([page, main, home, list], interactive);
  expect(code.path).toEqual(['HTML', '/main-1.js', '/home-2.js']);
  expect(data.path).toEqual(['HTML', '/main-1.js', '/home-2.js', '/list']);
});

test('a script that the page names does not wait for another script that names it', () => {
  const body = '<script src="/main-1.js"><link rel="modulepreload" href="/home-2.js">';
  const named = { ...page, body, arrived: 10 };
  expect(chains([named, main, home, list], interactive).data.depth).toBe(3);
});

test('an image follows the data that names it', () => {
  const photo = request('Image', '/photos/4.webp', 4);
  expect(chains([page, main, home, list, photo], interactive).picture.path.slice(-2)).toEqual([
    '/list',
    '/photos/4.webp',
  ]);
});

test('a script that arrives after the page is interactive does not count', () => {
  const form = request('Script', '/form-3.js', 3);
  expect(chains([page, main, home, list, form], interactive).code.depth).toBe(3);
  expect(chains([page, main, home, list, form], 4).code.depth).toBe(4);
});

test('data requested after other data arrived extends the chain, and data requested meanwhile does not', () => {
  const meanwhile = request('Fetch', '/other', 3.5, { initiators: [home.url] });
  const after = request('Fetch', '/more', 4, { initiators: [home.url] });
  expect(chains([page, main, home, list, meanwhile], interactive).dataAfterData.depth).toBe(1);
  expect(chains([page, main, home, list, meanwhile, after], interactive).dataAfterData.path).toEqual([
    '/list',
    '/more',
  ]);
});
