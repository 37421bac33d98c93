import { expect, test } from 'vitest';
import { isolateBidi } from './isolate-bidi.ts';

test('text with a bidi override is isolated, and other text stays unchanged', () => {
  expect(isolateBidi('\u202Eenohp')).toBe('\u2068\u202Eenohp\u2069');
  for (const name of ['iPhone 13', 'آيفون ١٣', 'আইফোন', '\u200Fמק', '']) expect(isolateBidi(name)).toBe(name);
});
