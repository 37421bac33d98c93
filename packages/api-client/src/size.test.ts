import { expect, test } from 'vitest';
import { mostKilobytes, sizeOfClient } from '../size.ts';

test(`a client of all calls weighs ${mostKilobytes} kB at most, compressed, with its dependency and the checks of answers`, async () => {
  expect((await sizeOfClient()).gzip).toBeLessThanOrEqual(mostKilobytes * 1000);
  const { default: readme } = await import('../README.md?raw');
  expect(readme).toContain(`${mostKilobytes} kB compressed at most`);
});
