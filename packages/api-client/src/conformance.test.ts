import { errorAnswer } from '@apple-only/contract';
import { describeServer, type Setup } from '@apple-only/contract/conformance';
import { admin } from '@apple-only/contract/fixtures';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import * as vitest from 'vitest';
import { createShop } from './testing.ts';
import { handlers } from './testing/handlers.ts';

describeServer(vitest, 'the in-memory shop, behind Mock Service Worker', async (): Promise<Setup> => {
  const baseUrl = 'http://shop.test';
  const shop = createShop({ users: [admin] });
  // A request without a handler would go to the network, where no server answers.
  const rest = http.all('*', () => HttpResponse.json({ ...errorAnswer(404, 'Nothing is here.') }, { status: 404 }));
  const server = setupServer(...handlers(shop, { baseUrl }), rest);
  server.listen();
  return {
    baseUrl,
    admin: shop.signIn(admin.email).accessToken,
    identity: async (email, options) => shop.identity(email, undefined, options),
    // The in-memory shop draws no photos, has no rate limits and serves no pages about itself.
    skip: ['photos', 'limits', 'documents'],
    close: async () => server.close(),
  };
});
