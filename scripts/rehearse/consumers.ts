import { join, resolve } from 'node:path';
import { cookieSession } from './cookie-session.ts';
import { checkFrame } from './frame-page.ts';
import { type PageVisit, visitDialog } from './page.ts';
import { visitPolicy } from './policy-page.ts';
import { secondBloom, type ShopVisit, starter } from './shop-page.ts';
import { visitTheme } from './theme-page.ts';

const own = (name: string) => join(import.meta.dirname, 'consumers', name);
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
  | { template: string; own?: string; visit: ShopVisit; upgraded?: boolean };

/** The consumers, by their names. */
export const consumers: Readonly<Record<string, Sources>> = {
  node: [own('node')],
  vite: [own('vite'), ...examples],
  // Its modules see only the packages that they declare.
  pnpm: { files: [own('vite'), ...examples], manager: 'pnpm' },
  'vanilla-extract': { files: [own('vite'), ...examples, own('vanilla-extract')], visit: visitTheme },
  'strict-csp': { files: [own('vite'), ...examples, everyComponent, own('strict-csp')], visit: visitPolicy },
  'react-router': [own('cookie-exchange'), own('react-router')],
  'next-turbopack': { files: [own('next')], visit: visitDialog },
  'next-webpack': { files: [own('next'), own('next-webpack')], visit: visitDialog },
  vitest: [own('kit-in-dom'), own('shop-in-dom'), everyComponent, own('vitest')],
  jest: [own('kit-in-dom'), own('shop-in-dom'), everyComponent, own('jest')],
  typescript: [own('typescript')],
  readmes: [own('cookie-exchange'), own('readmes'), resolve(ui, '../../docs/recipes.md')],
  oldest: [own('oldest')],
  'starter-vite': { template: 'vite', visit: { ...starter, frame: checkFrame } },
  'starter-next': { template: 'next', visit: { ...starter, frame: checkFrame } },
  'second-bloom': { template: 'next', own: example('second-bloom'), visit: secondBloom },
  upgrade: { template: 'vite', visit: starter, upgraded: true },
  'cookie-session': { template: 'next', own: example('cookie-session'), visit: cookieSession },
};
