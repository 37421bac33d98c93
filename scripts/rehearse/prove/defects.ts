import type { Edit } from '../../edits.ts';

/** A defect of a published package, and the check that finds it. */
export interface Defect {
  what: string;
  edits: Edit[];
  /** The commands of the check. The last one must fail. */
  check: readonly (readonly string[])[];
  /** Matches its output. */
  expectedOutput: RegExp;
}

const ui = 'packages/ui';
const hero = `${ui}/src/home/Hero/Hero.tsx`;
const searchResults = `${ui}/src/search/SearchResults/SearchResults.tsx`;
const heading = `${ui}/src/frame/PageHeading/PageHeading.tsx`;

const interfaces = [
  ['pnpm', 'build:kit'],
  ['pnpm', 'api'],
  ['pnpm', 'check:api', '--base', 'HEAD'],
];
const consumer = (name: string) => [['pnpm', 'rehearse', name]];
const upgrade = [['pnpm', 'rehearse', 'upgrade', '--before', 'HEAD']];
const packs = [
  ['pnpm', 'build:kit'],
  ['pnpm', 'check:packs'],
];
const readme = [['pnpm', 'exec', 'vitest', 'run', '--project', 'unit', `${ui}/src/readme.test.ts`]];

const firstLine = "import type { ReactNode } from 'react';\n";

export const defects: readonly Defect[] = [
  {
    what: 'a prop is removed, and no changeset announces it',
    edits: [
      { file: hero, from: '  heading?: string | undefined;\n', to: '' },
      { file: hero, from: '{ heading, text, children, ...root }', to: '{ text, children, ...root }' },
      { file: hero, from: 'heading ?? labels.heading', to: 'labels.heading' },
    ],
    check: interfaces,
    expectedOutput: /@apple-only\/ui no longer has HeroProps\.heading/,
  },
  {
    what: 'a prop of the previous release is removed',
    edits: [
      { file: heading, from: 'size?: ', to: 'level?: ' },
      { file: heading, from: "size = 'display'", to: "level = 'display'" },
      { file: heading, from: 'data-size={size}', to: 'data-size={level}' },
    ],
    check: upgrade,
    expectedOutput: /upgrade, types: [^]*'size' does not exist/,
  },
  {
    what: 'the supported version of a peer dependency is dropped',
    edits: [{ file: `${ui}/package.json`, from: '"react-router": ">=7"', to: '"react-router": ">=99"' }],
    check: upgrade,
    expectedOutput: /upgrade, install: [^]*missing: react-router/,
  },
  {
    what: 'a package is published before one that it depends on',
    edits: [{ file: 'scripts/published.ts', from: "['contract', 'api-client',", to: "['api-client', 'contract'," }],
    check: consumer('node'),
    expectedOutput: /@apple-only\/api-client, publish: [^]*before @apple-only\/contract/,
  },
  {
    what: 'an entry is missing from the package',
    // The entry in `publishConfig`, which has the deeper indentation.
    edits: [
      {
        file: 'packages/auth/package.json',
        from: '\n        "default": "./dist/server.js"',
        to: '\n        "default": "./dist/serve.js"',
      },
    ],
    check: packs,
    expectedOutput: /@apple-only\/auth, publint: [^]*serve\.js/,
  },
  {
    what: 'a dependency is not declared',
    edits: [{ file: `${ui}/package.json`, from: '    "downshift": "catalog:",\n', to: '' }],
    check: consumer('vite'),
    // tsup bundles undeclared dependencies. The kit's modules stay separate, and its build fails instead.
    expectedOutput: /is not published/,
  },
  {
    what: 'a component loses its style sheet',
    edits: [
      {
        file: `${ui}/tsup.config.ts`,
        from: 'rules.set(sheet, text);',
        to: "rules.set(sheet, text);\n            if (sheet === 'frame/Footer/Footer.css') return '';",
      },
    ],
    check: consumer('vite'),
    expectedOutput: /vite, page: [^]*no style sheet/,
  },
  {
    what: 'a type refers to a module that is not published',
    edits: [
      {
        file: `${ui}/src/next-link.d.ts`,
        from: '/** The part of Next.js',
        to: "declare module '#shapes' {\n  export type Text = string;\n}\n\n/** The part of Next.js",
      },
      { file: hero, from: firstLine, to: `${firstLine}import type { Text } from '#shapes';\n` },
      { file: hero, from: 'text?: string', to: 'text?: Text' },
    ],
    check: consumer('typescript'),
    expectedOutput: /typescript, types: [^]*#shapes/,
  },
  {
    what: 'a type needs a newer TypeScript',
    edits: [{ file: hero, from: 'text?: string', to: 'text?: IteratorObject<string> | string' }],
    check: consumer('typescript'),
    expectedOutput: /typescript, types: [^]*typescript-5\.4[^]*'IteratorObject'/,
  },
  {
    what: 'a component renders a `<style>`',
    edits: [
      { file: hero, from: '      {children}\n', to: "      <style>{'i { color: red }'}</style>\n      {children}\n" },
    ],
    check: consumer('strict-csp'),
    expectedOutput: /strict-csp, page: [^]*Content Security Policy/,
  },
  {
    what: 'a browser module imports a Node module',
    edits: [
      {
        file: 'packages/contract/src/products/choices.ts',
        from: '/** The grades of condition',
        to: "// @ts-ignore\nimport { hostname } from 'node:os';\n// @ts-ignore\nconsole.log(hostname());\n\n/** The grades of condition",
      },
    ],
    check: consumer('vite'),
    // Vite replaces it with an empty module.
    expectedOutput: /vite, page: [^]*hostname\) is not a function/,
  },
  {
    what: '`window` is read at import',
    edits: [{ file: hero, from: firstLine, to: `${firstLine}\nwindow.name = 'shop';\n` }],
    check: consumer('node'),
    expectedOutput: /node, test: [^]*window is not defined/,
  },
  {
    what: 'a filter is lost if another one is pressed before the router shows it',
    edits: [
      { file: searchResults, from: 'startTransition, useId, useOptimistic', to: 'startTransition, useId' },
      { file: searchResults, from: 'useOptimistic(appFilters)', to: '[appFilters, (_next: typeof appFilters) => {}]' },
    ],
    check: consumer('starter-next'),
    expectedOutput: /starter-next, page: [^]*did not change its state/,
  },
  {
    what: 'server and browser get separate copies of a context',
    // The entry in `publishConfig`, which has the deeper indentation.
    edits: [{ file: `${ui}/package.json`, from: '\n        "module": "./dist/index.js",', to: '' }],
    check: consumer('next-turbopack'),
    expectedOutput: /next-turbopack, page: /,
  },
  {
    what: 'dialogs lose their style sheets to a page that is not shown',
    // Publishes the index as written, with `export *`.
    edits: [{ file: `${ui}/tsup.config.ts`, from: 'filter: /[\\\\/]src[\\\\/]index\\.ts$/', to: 'filter: /^$/' }],
    check: consumer('next-turbopack'),
    expectedOutput: /next-turbopack, page: [^]*classes of these elements have no rule/,
  },
  {
    what: 'a server cannot load the kit',
    // In `publishConfig`, as above.
    edits: [{ file: `${ui}/package.json`, from: '\n        "node": "./dist/index.node.js",', to: '' }],
    check: consumer('react-router'),
    expectedOutput: /react-router, page: [^]*Unknown file extension/,
  },
  {
    what: 'a component has a hard-coded colour',
    edits: [{ file: `${ui}/src/theme/sheet.ts`, from: 'vars.color.sheet', to: "'#ffffff'" }],
    check: consumer('vanilla-extract'),
    expectedOutput: /vanilla-extract, page: [^]*rgb\(255, 255, 255\)/,
  },
  {
    what: 'an example of the README does not run',
    edits: [
      {
        file: `${ui}/README.md`,
        from: '<ProductCard product={macBook} onBook',
        to: '<ProductCart product={macBook} onBook',
      },
    ],
    check: readme,
    expectedOutput: /ProductCart/,
  },
  {
    what: 'a script can read the token in the cookie',
    edits: [{ file: 'packages/auth/src/session-cookie.ts', from: 'Path=/; HttpOnly; ', to: 'Path=/; ' }],
    check: consumer('cookie-session'),
    expectedOutput: /cookie-session, page: /,
  },
];
