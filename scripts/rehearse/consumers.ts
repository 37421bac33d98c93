import { join, resolve } from 'node:path';

const own = (name: string) => join(import.meta.dirname, 'consumers', name);
const ui = resolve(import.meta.dirname, '../../packages/ui');

/** Every component of the kit, with props. */
const everyComponent = join(ui, 'src/every-component.suite.tsx');
/** The examples of the README. */
const examples = ['first-card.tsx', 'arabic-shop.tsx'].map((name) => join(ui, 'example', name));

/** The consumers: the folders and files that each is made of. A later one replaces files of the same name. */
export const consumers: Readonly<Record<string, readonly string[]>> = {
  node: [own('node')],
  vite: [own('vite'), ...examples],
  'next-turbopack': [own('next')],
  'next-webpack': [own('next'), own('next-webpack')],
  vitest: [own('kit-in-dom'), everyComponent, own('vitest')],
  jest: [own('kit-in-dom'), everyComponent, own('jest')],
  typescript: [own('typescript')],
  readmes: [own('readmes')],
  oldest: [own('oldest')],
};
