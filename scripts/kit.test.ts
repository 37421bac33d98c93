import ts from 'typescript';
import { expect, test } from 'vitest';
import { complaintsAbout } from './kit/complaints.ts';

const badge = `
  export interface BadgeProps {
    /** Which state it marks. */
    kind: string;
  }
  /** An index tab. Renders a <span>. */
  export function Badge(props: BadgeProps): string { return props.kind; }
`;

const badgeStories = `
  import preview from '#storybook/preview';
  import { expect } from 'storybook/test';
  const meta = preview.meta({ title: 'Parts/Badge' });
  export const Booked = meta.story({ play: async () => { await expect(1).toBe(1); } });
`;

const badgeDocs = `
  interface ComponentDocs { use: string[] }
  export const docs: ComponentDocs = { use: ['To mark a state.'] };
`;

/** The complaints about a kit of these files. `index.ts` exports them all. */
function complaints(files: Record<string, string>) {
  const sources = new Map(Object.entries(files).map(([path, text]) => [`/kit/${path}`, text]));
  const components = [...sources.keys()].filter((path) => !/\.(stories|docs)\./.test(path));
  sources.set('/kit/index.ts', components.map((path) => `export * from '${path}';`).join('\n'));
  const host: ts.CompilerHost = {
    fileExists: (path) => sources.has(path),
    readFile: (path) => sources.get(path),
    getSourceFile: (path, version) => {
      const text = sources.get(path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, version);
    },
    getDefaultLibFileName: () => 'lib.d.ts',
    writeFile: () => {},
    getCurrentDirectory: () => '/kit',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
  const options: ts.CompilerOptions = {
    noLib: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const stories = [...sources.keys()].filter((path) => path.includes('.stories.'));
  const program = ts.createProgram([...sources.keys()], options, host);
  const docs = [...sources.keys()].filter((path) => path.includes('.docs.'));
  return complaintsAbout(program, '/kit/index.ts', stories, docs).map((complaint) => complaint.replaceAll('/kit/', ''));
}

/** A kit of one badge without complaints, except for the given files, which replace or join its own. */
const kitOf = (files: Record<string, string>) => ({
  'Badge.tsx': badge,
  'Badge.stories.tsx': badgeStories,
  'Badge.docs.tsx': badgeDocs,
  ...files,
});

test('a component with stories, an assertion, docs and a description has no complaints', () => {
  expect(complaints(kitOf({}))).toEqual([]);
});

test('a component without docs is reported', () => {
  expect(complaints({ 'Badge.tsx': badge, 'Badge.stories.tsx': badgeStories })).toEqual([
    'Badge has no docs: write Badge.docs.tsx.',
  ]);
});

test.each([
  ['nothing', 'const docs = 1;'],
  ['something else', 'export const docs = { use: [] };'],
])('docs that export %s are reported', (_, docs) => {
  expect(complaints(kitOf({ 'Badge.docs.tsx': docs }))).toEqual([
    'Badge.docs.tsx exports no docs. Write `export const docs: ComponentDocs = { … }`.',
  ]);
});

test('docs without stories beside them are reported', () => {
  expect(complaints(kitOf({ 'Seal.docs.tsx': badgeDocs }))).toEqual([
    'Seal.docs.tsx is shown on no page: there are no stories beside it.',
  ]);
});

test('docs cover all components of their page', () => {
  const seal = badge.replaceAll('Badge', 'Seal');
  const stories = badgeStories.replace("'Parts/Badge'", "'Parts/Badge', subcomponents: { Seal }");
  const drawn = `${stories}\nexport const One = meta.story({ render: () => <Seal kind="" />, play: () => expect(1) });`;
  expect(complaints(kitOf({ 'Seal.tsx': seal, 'Badge.stories.tsx': drawn }))).toEqual([]);
});

test('a component without stories is reported', () => {
  expect(complaints({ 'Badge.tsx': badge })).toEqual([
    'Badge has no stories: no title ends in its name, and none draws it as a subcomponent.',
  ]);
  expect(complaints(kitOf({ 'Badge.stories.tsx': badgeStories.replace('Parts/Badge', 'Parts/Badges') }))).toEqual([
    'Badge has no stories: no title ends in its name, and none draws it as a subcomponent.',
  ]);
});

test('stories whose title is not a string literal are reported', () => {
  expect(complaints(kitOf({ 'Badge.stories.tsx': badgeStories.replace("'Parts/Badge'", 'titleOf(Badge)') }))).toContain(
    "Badge.stories.tsx has no title that can be read: write it out in preview.meta({ title: '…' }).",
  );
});

test.each([
  ['has no play', 'export const Silent = meta.story({});'],
  ['has no input', 'export const Silent = meta.story();'],
  ['plays without asserting', 'export const Silent = meta.story({ play: async () => { click(); } });'],
  [
    'calls a function without an assertion',
    'const look = () => { click(); };\nexport const Silent = meta.story({ play: async () => { look(); } });',
  ],
  ['uses expect without calling it', 'export const Silent = meta.story({ play: async () => { use(expect); } });'],
  ['extends a story without an assertion', 'const S = meta.story({});\nexport const Silent = S.extend({ args: {} });'],
])('a story that %s is reported', (_, story) => {
  expect(complaints(kitOf({ 'Badge.stories.tsx': badgeStories + story }))).toEqual([
    'Badge.stories.tsx: the story Silent asserts nothing. Give it a play function with an assertion.',
  ]);
});

test.each([
  ['in a function of the file', 'const look = () => { expect(1); };\nexport const A = meta.story({ play: look });'],
  [
    'in a function that another one calls',
    'function a() { expect(1); }\nconst b = () => a();\nexport const A = meta.story({ play: () => b() });',
  ],
  ['in a callback', 'const play = () => waitFor(() => expect(1));\nexport const A = meta.story({ play });'],
  ['in a method', 'export const A = meta.story({ async play() { await expect(1); } });'],
  ['in the story that it extends', 'export const A = Booked.extend({ args: {} });'],
])('an assertion is found %s', (_, story) => {
  expect(complaints(kitOf({ 'Badge.stories.tsx': badgeStories + story }))).toEqual([]);
});

test('a prop and a component without a description are reported', () => {
  expect(complaints(kitOf({ 'Badge.tsx': badge.replace(/\/\*\*.*\*\//g, '') }))).toEqual([
    'Badge is not described. Say in a comment what it is, and what it renders.',
    'Badge: the prop kind is not described.',
  ]);
});

test('a component may be shown in the stories of another, if they render it as a subcomponent', () => {
  const stories = badgeStories.replace("'Parts/Badge'", "'Parts/Badges', subcomponents: { Badge }");
  const drawn = `${stories}\nexport const One = meta.story({ render: () => <Badge kind="" />, play: () => expect(1) });`;
  expect(complaints(kitOf({ 'Badge.stories.tsx': drawn }))).toEqual([]);
  expect(complaints(kitOf({ 'Badge.stories.tsx': stories }))).toHaveLength(1);
});

test('a component may be shown under the title of its family', () => {
  const skeleton = badge.replaceAll('Badge', 'CardSkeleton');
  const stories = badgeStories.replace("'Parts/Badge'", "'States/Skeleton', component: CardSkeleton");
  expect(
    complaints({ 'Skeleton.tsx': skeleton, 'Skeleton.stories.tsx': stories, 'Skeleton.docs.tsx': badgeDocs }),
  ).toEqual([]);
  expect(
    complaints({
      'Skeleton.tsx': skeleton,
      'Skeleton.stories.tsx': stories.replace('Skeleton', 'Waiting'),
      'Skeleton.docs.tsx': badgeDocs,
    }),
  ).toHaveLength(1);
});

test('an inherited prop is checked, wherever in the kit it is declared', () => {
  const heir = `import type { Look } from './look.ts';${badge.replace('BadgeProps {', 'BadgeProps extends Look {')}`;
  const look = 'export interface Look { size: string }';
  expect(complaints(kitOf({ 'Badge.tsx': heir, 'look.ts': look }))).toEqual(['Badge: the prop size is not described.']);
});

test('props inherited from another package need no description', () => {
  const heir = `import type { Attributes } from './node_modules/react.ts';${badge.replace('BadgeProps {', 'BadgeProps extends Attributes {')}`;
  const react = 'export interface Attributes { title: string }';
  expect(complaints(kitOf({ 'Badge.tsx': heir, 'node_modules/react.ts': react }))).toEqual([]);
});

test('an index without components is reported', () => {
  expect(complaints({})).toEqual(['index.ts exports no component.']);
});
