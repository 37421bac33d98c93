// Runs once at the end of a build, in Node: renders every page as a visitor sees it before any data has arrived, so that its
// text can be read, its picture loads and its data is requested before a line of the shop's script has run.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { memoryAdapter } from '@apple-only/auth';
import { matchRoutes } from 'react-router-dom';
import { minifySync } from 'vite';
import { renderPage } from './render-page.tsx';
import { readUserPage, showUserPage, start } from './inline-scripts.ts';
import { marks } from './marks.ts';
import { articleNames, paths } from '../paths.ts';
import { placeholderOrigin, renderedPages, userPages } from './renderer.ts';
import { routes } from '../routes.tsx';
import { scriptText } from './served.ts';
import { apiUrl, openShop } from '../shop.ts';

/** The storefront's origin, if it is hosted apart from its server. */
const origin: string = import.meta.env['VITE_PUBLIC_URL'] ?? placeholderOrigin;

const addresses = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...articleNames.map(paths.article),
];

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const folder = process.argv[2] ?? 'dist';
const template = await readFile(join(folder, 'index.html'), 'utf8');
const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A chunk of the build and all chunks that it imports, each once. */
function partsOf(key: string, parts = new Map<string, Chunk>()): Map<string, Chunk> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}: does the route's id name its file?`);
  if (parts.has(key)) return parts;
  parts.set(key, chunk);
  for (const other of chunk.imports ?? []) partsOf(other, parts);
  return parts;
}

/** The files of the page at an address: scripts beyond those that every page loads, and all of its style sheets. */
function needsOf(path: string) {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  const shared = partsOf('index.html');
  const all = route?.lazy ? new Map([...shared, ...partsOf(`src/routes/${route.id}.tsx`)]) : shared;
  return {
    scripts: [...all].filter(([key]) => !shared.has(key)).map(([, { file }]) => file),
    sheets: [...new Set([...all.values()].flatMap(({ css = [] }) => css))],
  };
}

/** The preload of the headings' typeface (`vite.config.ts`). */
const preloadedFont = / *<link rel="preload" as="font"[^>]*>\n/;

/** The pages that are lists of products: a user looks at their pictures first. On the others it is the heading. */
const lists = new Set([paths.search, ...userPages]);

/** The rule of a typeface with a file, and the file's address. */
const typeface = /@font-face\{[^}]*url\(([^)]*)\)[^}]*\}/g;

interface PageOptions {
  /** Whether the server renders the page with its data: it is marked where that differs. @default false */
  isRendered?: boolean;
  /** Whether the server renders its content for a user who is signed in. @default false */
  isOfUser?: boolean;
  /** Whether it is the page of all addresses that are no page's. @default false */
  isMissing?: boolean;
}

/** The HTML of a page without data. */
async function pageAt(path: string, { isRendered = false, isOfUser = false, isMissing = false }: PageOptions = {}) {
  const asked: string[] = [];
  const shop = openShop({
    adapter: memoryAdapter(),
    origin,
    sampleAccounts: [],
    // There is no response; the requested addresses are those that the page's script will request.
    fetch: (address) => {
      asked.push(address instanceof Request ? address.url : address.toString());
      return new Promise(() => undefined);
    },
  });
  const { head, body } = await renderPage({ path, shop });
  const page = lists.has(path) ? template.replace(preloadedFont, '') : template;
  const marked = (mark: string, html: string) => (isRendered ? mark + html + mark : html);
  const served = isMissing ? `<script type="application/json" id="data">${scriptText({ missing: true })}</script>` : '';
  const { scripts, sheets } = needsOf(path);
  const css = (await Promise.all(sheets.map((file) => readFile(join(folder, file), 'utf8')))).join('');
  // Those that are not preloaded wait for the first paint, as the pictures need the line. Until then, their words are in a face of this
  // device that is as wide: without any rule, italics would be upright. Who has been here has the files, and sees them at once (`index.html`).
  const later = [...css.matchAll(typeface)].filter(([, file = '']) => !page.includes(file)).map(([rule]) => rule);
  const withoutFile = (rule: string) => rule.replace(/src:[^;]*/, 'src:local("")');
  const typefaces = later.join('');
  const reads = asked.map(
    (address) => `<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="${escaped(address)}">`,
  );
  const links = [
    // The first paint has the whole header: its parts stand at its end, and would move with each that comes.
    '<link rel="expect" blocking="render" href="#main">',
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
    marked(marks.reads, reads.join('\n    ')),
    `<style>${later.reduce((rest, rule) => rest.replace(rule, withoutFile), css)}</style>`,
    // After it: of two rules for a face, the later one holds.
    `<style id="typefaces" media="not all">${typefaces}</style>`,
    `<noscript><style>${typefaces}body>noscript{display:block;padding:1rem}</style></noscript>`,
    ...(isOfUser ? [`<script>${called(readUserPage)}</script>`] : []),
    // They are inlined above: no chunk that is loaded later loads them once more.
    ...sheets.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
  ];
  return page
    .replace(/<title>.*<\/title>/s, () => marked(marks.head, head))
    .replaceAll(/ *<(link rel="(stylesheet|modulepreload)"|script type="module")[^>]*>(<\/script>)?\n/g, '')
    .replace('<script>', (script) => [...links, script].join('\n    '))
    .replace('<div id="root"></div>', () =>
      [marked(marks.root, `<div id="root">${body}</div>`), served, `<script>${starter({ isOfUser })}</script>`].join(
        '\n    ',
      ),
    );
}

const everyPage = [...partsOf('index.html')];
const addressesOf = (parts: typeof everyPage) => JSON.stringify(parts.map(([, { file }]) => `/${file}`));
/** Chunks that can run before `main.tsx`, and `main.tsx`, which runs the rest. */
const inTurn = everyPage.filter(([key]) => key === 'index.html' || !partsOf(key).has('index.html')).toReversed();

/** The code of a call of a function, which the page runs by itself. */
const called = (run: (...args: never[]) => unknown, ...args: string[]) =>
  minifySync('inline.js', `(${run.toString()})(${args.join()})`, { module: false }).code.trim();

const starter = ({ isOfUser = false } = {}) =>
  called(start, addressesOf(everyPage), addressesOf(inTurn), ...(isOfUser ? [showUserPage.toString()] : []));

async function write(file: string, html: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), html);
}

const rendered = new Set(renderedPages.map(({ path }) => path));
// Hosted apart, its pages are files: nothing renders them, and the token is for the server alone.
const ofUsers = new Set(apiUrl ? [] : userPages);
for (const path of addresses) {
  await write(
    join(path, 'index.html'),
    await pageAt(path, { isRendered: rendered.has(path), isOfUser: ofUsers.has(path) }),
  );
}
await write('404.html', await pageAt('/404', { isMissing: true }));
await write('product.html', await pageAt(paths.product({ _id: '0', name: '' }), { isRendered: true }));
// The server loads it from there.
await cp(import.meta.dirname, join(folder, '.renderer'), { recursive: true });
await rm(join(folder, '.vite'), { recursive: true });
// The requests never get a response: the process would not end.
process.exit(0);
