// Runs once at the end of a build, in Node: renders every page as a visitor sees it before its data arrives, so that its text is
// readable, its picture loads and its data is requested before any of the shop's script runs.
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

const escapeAttribute = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A chunk of the build and all chunks that it imports, each once. */
function chunksOf(key: string, chunks = new Map<string, Chunk>()): Map<string, Chunk> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}: does the route's id name its file?`);
  if (chunks.has(key)) return chunks;
  chunks.set(key, chunk);
  for (const other of chunk.imports ?? []) chunksOf(other, chunks);
  return chunks;
}

/** The files of the page at an address: scripts beyond those that every page loads, and all of its style sheets. */
function filesOf(path: string) {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  const shared = chunksOf('index.html');
  const all = route?.lazy ? new Map([...shared, ...chunksOf(`src/routes/${route.id}.tsx`)]) : shared;
  return {
    scripts: [...all].filter(([key]) => !shared.has(key)).map(([, { file }]) => file),
    sheets: [...new Set([...all.values()].flatMap(({ css = [] }) => css))],
  };
}

/** The preload of the headings' typeface (`vite.config.ts`). */
const preloadedFont = / *<link rel="preload" as="font"[^>]*>\n/;

/** The pages that list products: users look at their pictures first. On the other pages, they look at the heading first. */
const listPages = new Set([paths.search, ...userPages]);

/** Matches the rule of a typeface that has a file, and captures the file's address. */
const typeface = /@font-face\{[^}]*url\(([^)]*)\)[^}]*\}/g;

interface PageOptions {
  /** Whether the server renders the page with its data: marks then enclose the parts that differ. @default false */
  isRendered?: boolean;
  /** Whether the server renders its content for a signed-in user. @default false */
  isUserPage?: boolean;
  /** Whether it is the not-found page. @default false */
  isMissing?: boolean;
}

/** The HTML of a page without data. */
async function pageAt(path: string, { isRendered = false, isUserPage = false, isMissing = false }: PageOptions = {}) {
  const requests: string[] = [];
  const shop = openShop({
    adapter: memoryAdapter(),
    origin,
    sampleAccounts: [],
    // Never responds: only records the addresses that the page's script will request.
    fetch: (address) => {
      requests.push(address instanceof Request ? address.url : address.toString());
      return new Promise(() => undefined);
    },
  });
  const { head, body } = await renderPage({ path, shop });
  const page = listPages.has(path) ? template.replace(preloadedFont, '') : template;
  const withMarks = (mark: string, html: string) => (isRendered ? mark + html + mark : html);
  const served = isMissing ? `<script type="application/json" id="data">${scriptText({ missing: true })}</script>` : '';
  const { scripts, sheets } = filesOf(path);
  const css = (await Promise.all(sheets.map((file) => readFile(join(folder, file), 'utf8')))).join('');
  // Typefaces that are not preloaded wait for the first paint, because the pictures need the bandwidth. Until then, a local face of the
  // same width shows the words: without any rule, italics would be upright. Returning visitors see the files at once (`index.html`).
  const lateTypefaces = [...css.matchAll(typeface)]
    .filter(([, file = '']) => !page.includes(file))
    .map(([rule]) => rule);
  const withoutFile = (rule: string) => rule.replace(/src:[^;]*/, 'src:local("")');
  const typefaces = lateTypefaces.join('');
  const preloads = requests.map(
    (address) => `<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="${escapeAttribute(address)}">`,
  );
  const links = [
    // Paint only once the header is complete: its parts are aligned to its end, and each that arrives would move the others.
    '<link rel="expect" blocking="render" href="#main">',
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
    withMarks(marks.reads, preloads.join('\n    ')),
    `<style>${lateTypefaces.reduce((rest, rule) => rest.replace(rule, withoutFile), css)}</style>`,
    // After the styles: the later of two rules for a face wins.
    `<style id="typefaces" media="not all">${typefaces}</style>`,
    `<noscript><style>${typefaces}body>noscript{display:block;padding:1rem}</style></noscript>`,
    ...(isUserPage ? [`<script>${inlineCall(readUserPage)}</script>`] : []),
    // They are inlined above. The links keep chunks that load later from loading them again.
    ...sheets.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
  ];
  return page
    .replace(/<title>.*<\/title>/s, () => withMarks(marks.head, head))
    .replaceAll(/ *<(link rel="(stylesheet|modulepreload)"|script type="module")[^>]*>(<\/script>)?\n/g, '')
    .replace('<script>', (script) => [...links, script].join('\n    '))
    .replace('<div id="root"></div>', () =>
      [
        withMarks(marks.root, `<div id="root">${body}</div>`),
        served,
        `<script>${startScript({ isUserPage })}</script>`,
      ].join('\n    '),
    );
}

const sharedChunks = [...chunksOf('index.html')];
const addressesOf = (chunks: typeof sharedChunks) => JSON.stringify(chunks.map(([, { file }]) => `/${file}`));
/** Chunks that can run before `main.tsx`, and `main.tsx`, which runs the rest. */
const orderedChunks = sharedChunks
  .filter(([key]) => key === 'index.html' || !chunksOf(key).has('index.html'))
  .toReversed();

/** The code of an inline script that calls a function. */
const inlineCall = (run: (...args: never[]) => unknown, ...args: string[]) =>
  minifySync('inline.js', `(${run.toString()})(${args.join()})`, { module: false }).code.trim();

const startScript = ({ isUserPage = false } = {}) =>
  inlineCall(
    start,
    addressesOf(sharedChunks),
    addressesOf(orderedChunks),
    ...(isUserPage ? [showUserPage.toString()] : []),
  );

async function write(file: string, html: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), html);
}

const renderedPaths = new Set(renderedPages.map(({ path }) => path));
// Hosted apart, the pages are files: no server renders them, and the token is for the shop's server alone.
const userPaths = new Set(apiUrl ? [] : userPages);
for (const path of addresses) {
  await write(
    join(path, 'index.html'),
    await pageAt(path, { isRendered: renderedPaths.has(path), isUserPage: userPaths.has(path) }),
  );
}
await write('404.html', await pageAt('/404', { isMissing: true }));
await write('product.html', await pageAt(paths.product({ _id: '0', name: '' }), { isRendered: true }));
// The server loads the renderer from there.
await cp(import.meta.dirname, join(folder, '.renderer'), { recursive: true });
await rm(join(folder, '.vite'), { recursive: true });
// The requests never get a response: the process would not end.
process.exit(0);
