import { categories } from '@apple-only/contract';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { PageTitle } from './head.tsx';
import { articleNames, categoryOf, paths } from './paths.ts';
import { addresses } from './rendering/renderer.ts';
import { routes } from './routes.tsx';

/** The file of the page at an address. */
const pageAt = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.id;

test.each(Object.values(paths).filter((path) => typeof path === 'string'))('%s is a page', (path) => {
  expect(pageAt(path)).toEqual(expect.any(String));
});

test('an unknown address is no page', () => {
  expect(pageAt('/nowhere')).toBeUndefined();
});

test('each category and each article has its page', () => {
  expect(categories.map((category) => pageAt(paths[category]))).toEqual(categories.map(() => 'category'));
  expect(articleNames.map((name) => pageAt(paths.article(name)))).toEqual(articleNames.map(() => 'blog.article'));
});

test('categoryOf finds each category by its slug in any case, and returns undefined for an unknown slug', () => {
  for (const category of categories) expect(categoryOf(paths[category].split('/').at(-1) ?? '')).toBe(category);
  expect(categoryOf('MacBook')).toBe('macBook');
  expect(categoryOf('android')).toBeUndefined();
  expect(categoryOf('toString')).toBeUndefined();
});

describe('the address of a product', () => {
  test('ends with a well-formed slug of its name, if there is one', () => {
    expect(paths.product({ _id: '1', name: 'আ b' })).toBe(`/product/1/${encodeURIComponent('আ-b')}`);
    expect(paths.product({ _id: '1', name: '!' })).toBe('/product/1');
    expect(() => paths.product({ _id: '1', name: `${'a'.repeat(59)}\u{20000}` })).not.toThrow();
  });

  test.each(['MacBook Air 13 M1', '!'])('with the name "%s" leads to its page', (name) => {
    expect(pageAt(paths.product({ _id: '1', name }))).toBe('product');
  });
});

test('only public pages are listed for search engines', () => {
  expect(addresses.publicPaths).toContain('/blog/used-iphone');
  expect(addresses.publicPaths.map(pageAt)).not.toContain(undefined);
  expect(addresses.publicPaths.join(' ')).not.toMatch(/dashboard|login|category/);
});

test("titles read '{page} - Apple Only'", () => {
  expect(renderToString(createElement(PageTitle, { page: 'Home' }))).toBe('<title>Home - Apple Only</title>');
});
