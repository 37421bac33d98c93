// Runs once at the end of a build, in Node: draws every page as a visitor sees it before anything has arrived, so that its
// words are read, its picture is loaded and its data is asked for before a line of the shop's script has run.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { memoryAdapter } from '@apple-only/auth';
import { articleNames, categories, paths } from '@apple-only/contract';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import { routes } from './routes.tsx';
import { contextOf, openShop } from './shop.ts';
import { Storefront } from './storefront.tsx';

/** Where the shop will be is not known when it is built: the server writes its own origin in place of this. */
const origin = 'https://origin.invalid';

const addresses = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...categories.map(paths.category),
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

/** A part of the build and all that it cannot run without, each once. */
function partsOf(key: string, parts = new Map<string, Chunk>()): Map<string, Chunk> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}: does the route's id name its file?`);
  if (parts.has(key)) return parts;
  parts.set(key, chunk);
  for (const other of chunk.imports ?? []) partsOf(other, parts);
  return parts;
}

/** What the page at an address needs beyond what every page loads. */
function linksFor(path: string): string[] {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  if (!route?.lazy) return [];
  const shared = partsOf('index.html');
  const own = [...partsOf(`src/routes/${route.id}.tsx`)].filter(([key]) => !shared.has(key)).map(([, chunk]) => chunk);
  const sheets = new Set(own.flatMap(({ css = [] }) => css));
  return [
    ...[...sheets].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...own.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
}

async function draw(path: string) {
  const asked: string[] = [];
  const shop = openShop({
    adapter: memoryAdapter(),
    origin,
    sampleAccounts: [],
    // Nobody answers; what was asked for is what the page's script will ask for.
    fetch: (address) => {
      asked.push(address instanceof Request ? address.url : address.toString());
      return new Promise(() => undefined);
    },
  });
  const handler = createStaticHandler(routes, { future: { v8_middleware: true } });
  const context = await handler.query(new Request(new URL(path, origin)), { requestContext: contextOf(shop) });
  if (context instanceof Response) throw new Error(`${path} answers ${context.status} when it is drawn.`);
  const page = (
    <html lang="en">
      <head />
      <body>
        <Storefront shop={shop}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Storefront>
      </body>
    </html>
  );
  const { prelude } = await prerenderToNodeStream(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  const html = await text(prelude);
  const [, head = '', body = ''] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(html) ?? [];
  const data = asked.map((address) => `<link rel="preload" as="fetch" crossorigin href="${escaped(address)}">`);
  return template
    .replace(/<title>.*<\/title>/s, () => head)
    .replace('</head>', () => [...linksFor(path), ...data, '</head>'].join('\n    '))
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
}

async function write(file: string, html: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), html);
}

for (const path of addresses) await write(join(path, 'index.html'), await draw(path));
await write('404.html', await draw('/404'));
await rm(join(folder, '.vite'), { recursive: true });
// Nobody answers what was asked for: there would be no end.
process.exit(0);
