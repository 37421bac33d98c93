// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createClient } from '@apple-only/api-client';
import { macBook } from '@apple-only/contract/fixtures';
import { Footer, ProductCard } from '@apple-only/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Dutch } from './dutch.tsx';
import { server } from './own-backend.ts';
import { Help, OwnBrand } from './own-brand.tsx';
import { Routes } from './own-router.tsx';
import { SignIn } from './own-sign-in.tsx';

/* What the recipes make. Their own tests are in booking.test.tsx. */

afterEach(cleanup);

test('theme.css contains the tokens of the theme', () => {
  expect(readFileSync('theme.css', 'utf8')).toMatch(/-accent: light-dark\(#0b6b3a,.*-radius-sheet: 12px;/s);
});

test('the components use the brand and its links', () => {
  render(
    <OwnBrand>
      <Help />
      <Footer />
    </OwnBrand>,
  );
  expect(screen.getByText('Ask us').getAttribute('href')).toBe('/help');
  expect(screen.getByAltText('Second Bite')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Phones' }).getAttribute('href')).toBe('/phones');
});

test('labels and dates are Dutch', () => {
  const { container } = render(
    <Dutch>
      <ProductCard product={{ ...macBook, advertised: true }} onBook={() => {}} />
    </Dutch>,
  );
  expect(screen.getByRole('button', { name: 'Nu reserveren' })).toBeTruthy();
  expect(container.textContent).toMatch(/2 november 2026.*Uitgelicht.*Scherm/s);
});

test('a link opens a page with the custom router', async () => {
  render(<Routes pages={{ '/': <Footer />, '/blog': <h1>The blog</h1> }} />);
  fireEvent.click(screen.getByRole('link', { name: 'Blog' }));
  expect(await screen.findByRole('heading', { name: 'The blog' })).toBeTruthy();
});

test('the sign-in form is rendered', async () => {
  render(<SignIn />);
  expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy();
});

test('the client reads from the custom backend', async () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen.');
  const client = createClient({ baseUrl: `http://localhost:${address.port}` });
  expect((await client.listNewest({ category: 'iphone' })).map(({ name }) => name)).toEqual(['iPhone 13']);
  expect(await client.getProduct({ id: 'a1' })).toMatchObject({ selling_price: '420' });
  await expect(client.listAdvertised()).rejects.toMatchObject({ code: 'not-found' });
  server.close();
});
