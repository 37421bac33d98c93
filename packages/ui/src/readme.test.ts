import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const read = (file: string) => readFile(new URL(`../${file}`, import.meta.url), 'utf8');

test('the first example of the README is the one that `pnpm rehearse` builds from the packed package', async () => {
  const first = /```tsx\n(.*?)```/s.exec(await read('README.md'))?.[1];
  expect(first).toBe(await read('example/first-card.tsx'));
});
