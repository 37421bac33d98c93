import { expect, test } from 'vitest';
import { isFast } from './reader-times.ts';

test.each([
  ['as fast as before', { during: 10, ofTwin: 10, quiet: 10 }, true],
  ['slower than wanted', { during: 31, ofTwin: 10, quiet: 10 }, false],
  ['slow with its twin, on a busy machine', { during: 31, ofTwin: 20, quiet: 10 }, true],
  ['without an answer', { during: Infinity, ofTwin: 10, quiet: 10 }, false],
  ['without an answer, and its twin neither', { during: Infinity, ofTwin: Infinity, quiet: 10 }, false],
  ['slower than wanted, with a twin that does not answer', { during: 31, ofTwin: Infinity, quiet: 10 }, false],
  ['measured by nothing', { during: 10, ofTwin: Infinity, quiet: Infinity }, false],
])('a reader %s', (_, times, fast) => {
  expect(isFast(times)).toBe(fast);
});
