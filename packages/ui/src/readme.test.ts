import { expect, test } from 'vitest';
import example from '../example/first-card.tsx?raw';
import readme from '../README.md?raw';

test('the first example of the README is the one that `pnpm rehearse` builds from the packed package', () => {
  expect(/```tsx\n(.*?)```/s.exec(readme)?.[1]).toBe(example);
});
