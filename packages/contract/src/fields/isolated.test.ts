import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

test('a text that reverses what follows is isolated in a sentence, another one stays as it is', () => {
  expect(isolated('\u202Eenohp')).toBe('\u2068\u202Eenohp\u2069');
  for (const name of ['iPhone 13', 'آيفون ١٣', 'আইফোন', '\u200Fמק', '']) expect(isolated(name)).toBe(name);
});
