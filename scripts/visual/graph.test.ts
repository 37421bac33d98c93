import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { followRoutes, reach, readGraph, routesAt } from './graph.ts';

/** A project with these files, and the graph of these modules, each with its importers. */
function projectOf(files: Record<string, string>, modules: Record<string, string[]>) {
  const root = mkdtempSync(join(tmpdir(), 'graph-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const stats = Object.entries(modules).map(([name, importers]) => ({
    name: `./${name}`,
    reasons: importers.map((moduleName) => ({ moduleName: `./${moduleName}` })),
  }));
  writeFileSync(join(root, 'stats.json'), JSON.stringify({ modules: stats }));
  return { root, graph: readGraph(join(root, 'stats.json'), root) };
}

test('a style sheet depends on its imports, which the build removes', () => {
  const { graph } = projectOf(
    {
      'src/Card.css.ts': `import { space } from './space.ts';\nimport { style } from '@vanilla-extract/css';\n`,
      'src/space.ts': `import { unit } from './unit.ts';\n`,
      'src/unit.ts': 'export const unit = 4;\n',
    },
    { 'src/Card.css.ts': ['src/Card.tsx'], 'src/Card.tsx?used': ['src/Card.stories.tsx'] },
  );
  expect([...reach(graph, 'src/unit.ts')]).toEqual([
    'src/unit.ts',
    'src/space.ts',
    'src/Card.css.ts',
    'src/Card.tsx',
    'src/Card.stories.tsx',
  ]);
});

test('an importer of the kit depends on the modules that it names, and on the theme', () => {
  const kit = 'packages/ui/src';
  const { graph } = projectOf(
    {
      [`${kit}/Badge.tsx`]: 'export interface BadgeProps {}\nexport function Badge() {}\n',
      [`${kit}/Card.tsx`]: 'export function Card() {}\n',
      'home.tsx': `import { type BadgeProps,\n  Badge as Mark,\n} from '@apple-only/ui';\n`,
      'shop.tsx': `export { Card } from '@apple-only/ui';\n`,
      'board.tsx': `import * as kit from '@apple-only/ui';\n`,
    },
    {
      [`${kit}/Badge.tsx`]: [`${kit}/index.ts`],
      [`${kit}/Card.tsx`]: [`${kit}/index.ts`],
      [`${kit}/theme.css.ts`]: [`${kit}/index.ts`],
      [`${kit}/index.ts`]: ['home.tsx', 'shop.tsx', 'board.tsx'],
    },
  );
  const madeOf = (module: string) => [...reach(graph, `${kit}/${module}`)].slice(1);
  expect(madeOf('Badge.tsx')).toEqual(['home.tsx', 'board.tsx']);
  expect(madeOf('Card.tsx')).toEqual(['shop.tsx', 'board.tsx']);
  expect(madeOf('theme.css.ts')).toEqual(['home.tsx', 'shop.tsx', 'board.tsx']);
});

test('documentation pages depend on no module, because they are in no picture', () => {
  const { graph } = projectOf(
    {},
    { 'Badge.docs.tsx': ['.storybook/docs-page.tsx'], '.storybook/docs-page.tsx': ['.storybook/preview.tsx'] },
  );
  expect([...reach(graph, 'Badge.docs.tsx')]).toEqual(['Badge.docs.tsx']);
});

test('a page story depends on the routes that it visits, and all page stories on the layout', () => {
  const shop = 'apps/storefront/src';
  const files = {
    [`${shop}/routes.tsx`]: `
      import { Layout } from './routes/layout.tsx';
      { path: '/', lazy: () => import('./routes/home.tsx') },
      { path: paths.login, lazy: () => import('./routes/login.tsx') },
    `,
  };
  const { root, graph } = projectOf(files, {
    [`${shop}/routes/layout.tsx`]: [`${shop}/routes.tsx`],
    [`${shop}/routes/home.tsx`]: [`${shop}/routes.tsx`],
    [`${shop}/routes/login.tsx`]: [`${shop}/routes.tsx`],
    [`${shop}/routes.tsx`]: [`${shop}/stories/visit.tsx`],
  });
  followRoutes(graph, root, [
    { id: 'pages-home--full', visits: ['/?q=1'] },
    { id: 'pages-home--as-nobody', visits: ['/', '/login'] },
    { id: 'links-link--plain', visits: [] },
  ]);
  const madeOf = (module: string) => [...reach(graph, `${shop}/routes/${module}`)].slice(1);
  expect(madeOf('home.tsx')).toEqual(['pages-home--full', 'pages-home--as-nobody']);
  expect(madeOf('login.tsx')).toEqual(['pages-home--as-nobody']);
  expect(madeOf('layout.tsx')).toEqual([`${shop}/routes.tsx`, `${shop}/stories/visit.tsx`]);
});

test('an address opens the route with its name, or else those with the same first part', () => {
  const names = ['home', 'blog', 'blog.article', 'category', 'dashboard', 'dashboard.messages'];
  const opened = Object.fromEntries(
    ['/', '/blog', '/blog/a-guide', '/category/macbook?shown=30', '/dashboard/messages/', '/nowhere'].map((address) => [
      address,
      routesAt(address, names),
    ]),
  );
  expect(opened).toEqual({
    '/': ['home'],
    '/blog': ['blog'],
    '/blog/a-guide': ['blog', 'blog.article'],
    '/category/macbook?shown=30': ['category'],
    '/dashboard/messages/': ['dashboard.messages'],
    '/nowhere': [],
  });
});
