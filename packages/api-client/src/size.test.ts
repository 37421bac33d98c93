import { expect, test } from 'vitest';
import { maxKilobytes, sizeOfClient } from '../size.ts';

test(`a client of all calls, with its dependency and the validation of answers, is at most ${maxKilobytes} kB compressed`, async () => {
  expect((await sizeOfClient()).gzip).toBeLessThanOrEqual(maxKilobytes * 1000);
  const { default: readme } = await import('../README.md?raw');
  expect(readme).toContain(`${maxKilobytes} kB compressed at most`);
});
