import { expect, test } from 'vitest';
import { forDevelopment, withDemo } from './shop-settings.ts';

test('a shop has the demo, unless it is told otherwise or signs in with a Firebase project', () => {
  expect(withDemo({})).toEqual({ DEMO: '1' });
  expect(withDemo({ DEMO: '0' })).toEqual({ DEMO: '0' });
  expect(withDemo({ FIREBASE_API_KEY: '' })).toHaveProperty('DEMO', '1');
  expect(withDemo({ FIREBASE_API_KEY: 'key' })).not.toHaveProperty('DEMO');
  expect(forDevelopment({ FIREBASE_API_KEY: 'key' })).not.toHaveProperty('DEMO');
});

test('the storefront in development asks the server at its port', () => {
  expect(forDevelopment({ PORT: '' })).toHaveProperty('API_URL', 'http://localhost:4000');
  expect(forDevelopment({ PORT: '4100' })).toHaveProperty('API_URL', 'http://localhost:4100');
  expect(forDevelopment({ PORT: '4100', API_URL: 'http://localhost:5000' })).toHaveProperty(
    'API_URL',
    'http://localhost:5000',
  );
});
