import { expect, test } from 'vitest';
import { maxKilobytes, sizeOfClient } from '../size.ts';

test(`a client of all calls weighs ${maxKilobytes} kB at most, compressed, with its dependency and the checks of answers`, async () => {
  expect((await sizeOfClient()).gzip).toBeLessThanOrEqual(maxKilobytes * 1000);
  const { default: readme } = await import('../README.md?raw');
  expect(readme).toContain(`${maxKilobytes} kB compressed at most`);
});
