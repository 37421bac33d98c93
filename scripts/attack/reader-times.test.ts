import { expect, test } from 'vitest';
import { isFast } from './reader-times.ts';

test.each([
  ['as fast as before is fast', { during: 10, ofTwin: 10, quiet: 10 }, true],
  ['over the limit is slow', { during: 31, ofTwin: 10, quiet: 10 }, false],
  ['over the limit is fast if its twin is slow, too', { during: 31, ofTwin: 20, quiet: 10 }, true],
  ['without an answer is slow', { during: Infinity, ofTwin: 10, quiet: 10 }, false],
  ['without an answer is slow even if its twin has none', { during: Infinity, ofTwin: Infinity, quiet: 10 }, false],
  ['over the limit is slow if its twin has no answer', { during: 31, ofTwin: Infinity, quiet: 10 }, false],
  ['without a measurement to compare with is slow', { during: 10, ofTwin: Infinity, quiet: Infinity }, false],
])('a reader %s', (_, times, fast) => {
  expect(isFast(times)).toBe(fast);
});
