import { createShop } from '@apple-only/api-client/testing';

test('createShop throws in plain jsdom, which lacks Request and Response', () => {
  expect(() => createShop()).toThrow('createShop needs Request and Response');
});
