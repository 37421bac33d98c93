import { describe, expect, test } from 'vitest';
import { returnTo } from './return-to.ts';

const from = (pathname: unknown, search: unknown = '', hash: unknown = '') =>
  returnTo({ from: { pathname, search, hash } });

test('path, query and hash are remembered', () => {
  expect(from('/category/macbook', '?cursor=a%2Fb&x=1', '#p7')).toBe('/category/macbook?cursor=a%2Fb&x=1#p7');
});

test('a path with a URL in its query or hash stays on this site', () => {
  expect(from('/search', '?q=https://evil.example//', '#//evil.example')).toBe(
    '/search?q=https://evil.example//#//evil.example',
  );
});

test.each([
  null,
  undefined,
  0,
  '',
  '/category/macbook',
  [],
  {},
  { from: null },
  { from: '/category/macbook' },
  { from: {} },
])('without a remembered path (%j), the target is the home page', (state) => expect(returnTo(state)).toBe('/'));

describe('never off-site', () => {
  const hostile: [string, unknown?, unknown?][] = [
    ['//evil.example'],
    ['///evil.example'],
    ['////evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['\\/evil.example'],
    ['/\\/evil.example'],
    ['//evil.example\\@here.invalid'],
    ['//here.invalid@evil.example'],
    ['//here.invalid.evil.example'],
    ['//here.invalid:81/'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['/\r\n/evil.example'],
    ['\t//evil.example'],
    [' //evil.example'],
    ['\u0000//evil.example'],
    ['/.//evil.example'],
    ['/..//evil.example'],
    ['/a/..//evil.example'],
    ['/a/%2e%2e//evil.example'],
    ['/./\\evil.example'],
    ['/%2e//evil.example'],
    ['/', '/evil.example'],
    ['/', '\\evil.example'],
    ['/', '\t/evil.example'],
    ['/', '', '/evil.example'],
    ['/.', '//evil.example'],
    ['', '//evil.example'],
    ['', '', 'https://evil.example'],
    ['https://evil.example/'],
    ['http:evil.example'],
    ['http://here.invalid/'],
    ['https:/evil.example'],
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['java\nscript:alert(1)'],
    [' javascript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['blob:https://evil.example/1'],
    ['evil.example'],
    ['//[::1'],
  ];
  test.each(hostile)('%j %j %j', (...parts) => {
    expect(from(...parts)).toBe('/');
  });

  test.each([[['/a']], [{ toString: () => '//evil.example' }], [1], [null], [Symbol('/a')]])(
    'a path that is not a string becomes the home page',
    (path) => expect(from(path)).toBe('/'),
  );

  test('a query or hash that is not a string is dropped', () => {
    expect(from('/blog', { toString: () => '//evil.example' }, 7)).toBe('/blog');
  });
});
