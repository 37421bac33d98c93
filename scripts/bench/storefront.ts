import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLinks } from '../../packages/ui/src/parts/ShopProvider/shop.ts';
import { buildShop } from '../build-shop.ts';
import { freePort } from '../free-port.ts';
import { buildBarePage } from './bare-page.ts';
import { startBrowser } from './browser.ts';
import { budgets } from './budgets.ts';
import { restock } from './catalogue.ts';
import { comparedPages, readCategories, type FurtherPage } from './category.ts';
import type { Chain } from './chains.ts';
import { visit } from './lighthouse.ts';
import { measurePageLoad, type PageLoad } from './loading.ts';
import { startFiles, startServer } from './processes.ts';
import { alternately } from './rounds.ts';
import { measurement, comparison, median, type Findings, type Row } from './table.ts';
import { firstProduct, tapRows } from './taps.ts';
import { remarksOn, visitRows, type VisitedPage } from './visits.ts';

/** How many products the two compared categories have. */
const products = { macBook: 10_000, accessories: 24 };

const log = (line: string) => console.error(line);

/** The shop as in production: built and served by its server, with the demo's catalogue and photos, and Chromium to open it in. */
async function setUp(undo: AsyncDisposableStack) {
  await buildShop({ force: false });
  const folder = await mkdtemp(join(tmpdir(), 'apple-only-bench-'));
  undo.defer(() => rm(folder, { recursive: true, force: true }));
  const browser = await startBrowser();
  undo.defer(() => browser.close());
  const port = await freePort();
  // Without NODE_ENV=production, which excludes the demo; the served files do not depend on it.
  const start = async () => {
    const shop = await startServer({
      port,
      folder: join(folder, 'data'),
      env: { DEMO: '1', RATE_LIMIT_FACTOR: '1000' },
    });
    undo.defer(shop.stop);
    return shop;
  };
  return { folder, browser, start };
}

/** Compares the shop's pages with bare ones: a product's page with one of its picture, the others with one of home's text and picture. */
export async function benchStorefront(): Promise<Findings> {
  await using undo = new AsyncDisposableStack();
  const { folder, browser, start } = await setUp(undo);
  const shop = await start();
  const home = `${shop.origin}/`;

  log('Building the bare pages…');
  const pages = await pagesOf(shop.origin);
  const startBare = async (name: string, address: string) => {
    await buildBarePage(browser, address, join(folder, name));
    const files = await startFiles(join(folder, name));
    undo.defer(files.stop);
    return files;
  };
  const bare = await startBare('bare-home', home);
  const bareProduct = await startBare('bare-product', shop.origin + pages.product.path);

  log('Lighthouse…');
  const [bareVisits = [], bareProductVisits = [], ...shopVisits] = await alternately(
    () => visit(`${bare.origin}/`),
    () => visit(`${bareProduct.origin}/`),
    ...Object.values(pages).map(
      ({ path, who }) =>
        () =>
          visit(shop.origin + path, who),
    ),
  );
  const visited = Object.values(pages).map((page, index) => ({
    page,
    visits: shopVisits[index] ?? [],
    bare: page === pages.product ? bareProductVisits : bareVisits,
  }));
  log('Requests…');
  const pageLoad = await measurePageLoad(browser, home);
  const barePageLoad = await measurePageLoad(browser, `${bare.origin}/`);
  log('Taps…');
  const taps = await tapRows(browser, shop.origin);

  return {
    rows: [
      ...visited.flatMap(({ page, visits, bare: against }) => visitRows(page, visits, against)),
      ...loadingRows(pageLoad, barePageLoad),
      ...taps,
    ],
    remarks: [
      ...visited.flatMap(({ page, visits }) => remarksOn(page.name, visits)),
      ...remarksOn('bare', bareVisits),
      ...remarksOn('bare, of a product', bareProductVisits),
      ...loadingRemarks(pageLoad),
    ],
  };
}

/** Compares a category of many products with one of few, and its last pages with its first. */
export async function benchLists(): Promise<Findings> {
  await using undo = new AsyncDisposableStack();
  const { folder, browser, start } = await setUp(undo);
  log(`Listing ${products.macBook.toLocaleString('en')} products…`);
  await (await start()).stop();
  await restock(join(folder, 'data/db'), products);
  const shop = await start();
  log('Categories…');
  const read = await readCategories(browser, shop.origin);
  return {
    rows: [
      comparison(
        `first card of a category of ${products.macBook.toLocaleString('en')}`,
        'ms',
        read.large,
        { what: `of ${products.accessories}`, values: read.small },
        { atMost: 1.1 },
      ),
      ...furtherRows(read.further),
    ],
    remarks: furtherRemarks(read.further),
  };
}

/** The pages that Lighthouse visits. */
const pagesOf = async (shop: string): Promise<Record<'home' | 'search' | 'product' | 'category', VisitedPage>> => ({
  home: { name: 'home', path: defaultLinks.home },
  search: { name: 'search', path: `${defaultLinks.search}?q=iphone` },
  product: { name: 'product', path: await firstProduct(shop, defaultLinks.home) },
  category: { name: 'category', path: defaultLinks.macBook, who: 'sadia' },
});

function loadingRows({ scripts, chains }: PageLoad, bare: PageLoad): Row[] {
  const js = (when: keyof PageLoad['scripts'], what: string, target?: { atMost: number }) => ({
    ...measurement(`JS of home ${what}, brotli`, 'kB', scripts[when] / 1000, target),
    against: { what: 'bare', value: bare.scripts[when] / 1000 },
  });
  return [
    js('painted', 'before the first paint'),
    js('interactive', 'before it is interactive', { atMost: budgets.pages.home.script / 1000 }),
    js('all', 'in all'),
    measurement('requests in a row to code before it is interactive', '', chains.code.depth, { atMost: 2 }),
    measurement('requests in a row to data', '', chains.data.depth, { atMost: 3 }),
    // A picture's address may come from data.
    measurement('requests in a row to a picture', '', chains.picture.depth, { atMost: 4 }),
    measurement('requests for data in a row', '', chains.dataAfterData.depth, { atMost: 1 }),
  ];
}

function furtherRows(read: readonly FurtherPage[]): Row[] {
  const growth = (what: 'heap' | 'nodes', unit: number) =>
    read.slice(1).map((page, index) => (page[what] - (read[index]?.[what] ?? NaN)) / unit);
  const row = (what: string, unit: string, values: readonly number[], target?: { atMost: number }) =>
    comparison(
      `${what}, the last ${comparedPages} of ${values.length} pages`,
      unit,
      [median(values.slice(-comparedPages))],
      { what: `the first ${comparedPages}`, values: [median(values.slice(0, comparedPages))] },
      target,
    );
  return [
    row(
      "'Show more' on a slow phone",
      'ms',
      read.slice(1).map(({ took }) => took),
      { atMost: 1.5 },
    ),
    row(
      'scrolling 60 frames on a slow phone',
      'ms',
      read.slice(1).map(({ scrolled }) => scrolled),
      { atMost: 1.5 },
    ),
    row('JS heap of a page', 'kB', growth('heap', 1000), { atMost: 1.1 }),
    row('nodes of a page', '', growth('nodes', 1), { atMost: 1.1 }),
  ];
}

function loadingRemarks({ painted, interactive, later, chains }: PageLoad): string[] {
  const chain = (what: string, { depth, path }: Chain) => `  ${what} (${depth}): ${path.join(' → ')}`;
  return [
    `Home on slow 4G: painted after ${Math.round(painted)} ms, interactive after ${Math.round(interactive)} ms. Longest chains of requests:`,
    chain('to code before it is interactive', chains.code),
    chain('to data', chains.data),
    chain('to a picture', chains.picture),
    chain('to a font', chains.font),
    chain('of data after data', chains.dataAfterData),
    `  scripts that arrive once it is interactive: ${later.join(', ') || 'none'}`,
  ];
}

const furtherRemarks = (read: readonly FurtherPage[]) => [
  "'Show more', page by page: MB of JS heap, nodes, ms",
  ...read.map(({ took, heap, nodes }, index) =>
    [`  ${index + 1}: ${(heap / 1e6).toFixed(2)}`, nodes, ...(index > 0 ? [took.toFixed(0)] : [])].join(', '),
  ),
];
