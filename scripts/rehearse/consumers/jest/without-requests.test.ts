import { createShop } from '@apple-only/api-client/testing';

test('jsdom has no requests: the shop in memory says so, and what provides them', () => {
  expect(() => createShop()).toThrow('createShop needs Request and Response');
});
