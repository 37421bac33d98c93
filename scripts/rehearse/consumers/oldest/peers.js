import assert from 'node:assert/strict';
import test from 'node:test';
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
import { MemoryRouter } from 'react-router';

test('queries and mutations', async () => {
  const shop = createShop({ users: [buyer, seller], products: [macBook] });
  const { accessToken } = shop.signIn(buyer.email);
  const client = createClient({ fetch: shop.fetch, token: () => accessToken });
  const queryClient = new QueryClient();
  const list = createQueries(client).category({ category: 'macBook' });
  assert.equal((await queryClient.fetchQuery(list)).length, 1);
  const book = new MutationObserver(queryClient, createMutations(client, queryClient).book());
  await book.mutate({ product: macBook, buyer, contact: {} });
  assert.equal(queryClient.getQueryData(list.queryKey)[0].booking, true);
  shop.fail('bookProduct', { status: 409 });
  await assert.rejects(
    book.mutate({ product: macBook, buyer, contact: {} }),
    (error) => error.status === 409 && !(error instanceof ProductTakenError),
  );
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
  assert.match(renderToString(page), /^Loading.*href="\/blog"/s);
});
