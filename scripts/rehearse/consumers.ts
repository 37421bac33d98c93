import { join, resolve } from 'node:path';

const own = (name: string) => join(import.meta.dirname, 'consumers', name);
const ui = resolve(import.meta.dirname, '../../packages/ui');

/** Every component of the kit, with props. */
const everyComponent = join(ui, 'src/every-component.suite.tsx');
/** The examples of the README. */
const examples = ['first-card.tsx', 'arabic-shop.tsx'].map((name) => join(ui, 'example', name));

/** What a consumer is made of: folders and files, of which a later one replaces those of the same name; or a template of the starter. */
export type Sources = readonly string[] | { template: string };

/** The consumers, by their names. */
export const consumers: Readonly<Record<string, Sources>> = {
  node: [own('node')],
  vite: [own('vite'), ...examples],
  'next-turbopack': [own('next')],
  'next-webpack': [own('next'), own('next-webpack')],
  vitest: [own('kit-in-dom'), everyComponent, own('vitest')],
  jest: [own('kit-in-dom'), everyComponent, own('jest')],
  typescript: [own('typescript')],
  readmes: [own('readmes')],
  oldest: [own('oldest')],
  'starter-vite': { template: 'vite' },
  'starter-next': { template: 'next' },
};
