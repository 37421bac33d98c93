import { expect, test } from 'vitest';
import { forDevelopment, withDemo } from './shop-settings.ts';

test('the demo is on, unless DEMO is set or a Firebase project is configured', () => {
  expect(withDemo({})).toEqual({ DEMO: '1' });
  expect(withDemo({ DEMO: '0' })).toEqual({ DEMO: '0' });
  expect(withDemo({ FIREBASE_API_KEY: '' })).toHaveProperty('DEMO', '1');
  expect(withDemo({ FIREBASE_API_KEY: 'key' })).not.toHaveProperty('DEMO');
  expect(forDevelopment({ FIREBASE_API_KEY: 'key' })).not.toHaveProperty('DEMO');
});

test('in development, API_URL defaults to the port of the server', () => {
  expect(forDevelopment({ PORT: '' })).toHaveProperty('API_URL', 'http://localhost:4000');
  expect(forDevelopment({ PORT: '4100' })).toHaveProperty('API_URL', 'http://localhost:4100');
  expect(forDevelopment({ PORT: '4100', API_URL: 'http://localhost:5000' })).toHaveProperty(
    'API_URL',
    'http://localhost:5000',
  );
});
