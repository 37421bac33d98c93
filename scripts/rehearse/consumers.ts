import { join, resolve } from 'node:path';
import { cookieSession } from './cookie-session.ts';
import { checkFrame } from './frame-page.ts';
import { type PageVisit, visitDialog } from './page.ts';
import { visitPolicy } from './policy-page.ts';
import { secondBloom, type ShopVisit, starterVisit } from './shop-page.ts';
import { visitTheme } from './theme-page.ts';

const consumerFolder = (name: string) => join(import.meta.dirname, 'consumers', name);
const ui = resolve(import.meta.dirname, '../../packages/ui');

/** A shop of `examples`. */
const example = (name: string) => resolve(ui, '../../examples', name);

/** Every component of the kit, with props. */
const everyComponent = join(ui, 'src/every-component.suite.tsx');
/** The examples of the README. */
const examples = ['first-card.tsx', 'arabic-shop.tsx', 'own-shop.tsx'].map((name) => join(ui, 'example', name));

/**
 * What a consumer is made of: folders and files, of which a later one replaces those of the same name; or a shop of the starter, and what replaces files of its template.
 * `visit` is what is checked on its pages; with files, after what is checked on the pages of all consumers. npm installs it, or pnpm. A shop that is `upgraded` is made
 * and installed by the release before.
 */
export type Sources =
  | readonly string[]
  | { files: readonly string[]; visit?: PageVisit; manager?: 'pnpm' }
  | { template: string; overlay?: string; visit: ShopVisit; upgraded?: boolean };

/** The consumers, by their names. */
export const consumers: Readonly<Record<string, Sources>> = {
  node: [consumerFolder('node')],
  vite: [consumerFolder('vite'), ...examples],
  // Its modules see only the packages that they declare.
  pnpm: { files: [consumerFolder('vite'), ...examples], manager: 'pnpm' },
  'vanilla-extract': {
    files: [consumerFolder('vite'), ...examples, consumerFolder('vanilla-extract')],
    visit: visitTheme,
  },
  'strict-csp': {
    files: [consumerFolder('vite'), ...examples, everyComponent, consumerFolder('strict-csp')],
    visit: visitPolicy,
  },
  'react-router': [consumerFolder('cookie-exchange'), consumerFolder('react-router')],
  'next-turbopack': { files: [consumerFolder('next')], visit: visitDialog },
  'next-webpack': { files: [consumerFolder('next'), consumerFolder('next-webpack')], visit: visitDialog },
  vitest: [consumerFolder('kit-in-dom'), consumerFolder('shop-in-dom'), everyComponent, consumerFolder('vitest')],
  jest: [consumerFolder('kit-in-dom'), consumerFolder('shop-in-dom'), everyComponent, consumerFolder('jest')],
  typescript: [consumerFolder('typescript')],
  readmes: [consumerFolder('cookie-exchange'), consumerFolder('readmes'), resolve(ui, '../../docs/recipes.md')],
  oldest: [consumerFolder('oldest')],
  'starter-vite': { template: 'vite', visit: { ...starterVisit, frame: checkFrame } },
  'starter-next': { template: 'next', visit: { ...starterVisit, frame: checkFrame } },
  'second-bloom': { template: 'next', overlay: example('second-bloom'), visit: secondBloom },
  upgrade: { template: 'vite', visit: starterVisit, upgraded: true },
  'cookie-session': { template: 'next', overlay: example('cookie-session'), visit: cookieSession },
};
