import { createShop } from '@apple-only/api-client/testing';

test('createShop throws in plain jsdom, which lacks Request and Response, and names what provides them', () => {
  expect(() => createShop()).toThrow(/needs Request and Response, .* `jest-fixed-jsdom` provides/);
});
