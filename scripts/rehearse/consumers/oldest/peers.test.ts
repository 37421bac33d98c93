import { createClient, ProductTakenError } from '@apple-only/api-client';
import { createMutations, createQueries } from '@apple-only/api-client/query';
import { createShop } from '@apple-only/api-client/testing';
import { AuthProvider } from '@apple-only/auth';
import { RequireSignIn } from '@apple-only/auth/react-router';
import { buyer, macBook, seller } from '@apple-only/contract/fixtures';
import { Footer, LinkProvider } from '@apple-only/ui';
import { RouterLink } from '@apple-only/ui/react-router';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

test('queries and mutations', async () => {
  const shop = createShop({ users: [buyer, seller], products: [macBook] });
  const { accessToken } = shop.signIn(buyer.email);
  const client = createClient({ fetch: shop.fetch, token: () => accessToken });
  const queryClient = new QueryClient();
  const list = createQueries(client).category({ category: 'macBook' });
  expect(await queryClient.fetchQuery(list)).toHaveLength(1);
  const book = new MutationObserver(queryClient, createMutations(client, queryClient).book());
  await book.mutate({ product: macBook, buyer, contact: {} });
  expect(queryClient.getQueryData(list.queryKey)).toMatchObject([{ booking: true }]);
  shop.fail('bookProduct', { status: 409 });
  await expect(book.mutate({ product: macBook, buyer, contact: {} })).rejects.not.toBeInstanceOf(ProductTakenError);
});

test('guards and links of the router', () => {
  const session = { getSnapshot: () => ({ status: 'loading' }), subscribe: () => () => {} };
  const page = createElement(
    MemoryRouter,
    null,
    createElement(
      AuthProvider,
      { session },
      createElement(RequireSignIn, { fallback: 'Loading', unreachable: () => null }),
    ),
    createElement(LinkProvider, { component: RouterLink }, createElement(Footer)),
  );
  expect(renderToString(page)).toMatch(/^Loading.*href="\/blog"/s);
});
