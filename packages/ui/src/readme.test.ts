import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const read = (file: string) => readFile(new URL(`../${file}`, import.meta.url), 'utf8');

test('the examples of the README are those that `pnpm rehearse` builds from the packed package', async () => {
  const examples = [...(await read('README.md')).matchAll(/```tsx\n(.*?)```/gs)].map(([, code]) => code);
  const files = ['first-card', 'arabic-shop', 'own-shop'].map((name) => read(`example/${name}.tsx`));
  expect(examples).toEqual(await Promise.all(files));
});
