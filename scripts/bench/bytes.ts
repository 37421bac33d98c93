import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { buildShop } from '../build-shop.ts';
import { budgets, otherStorefronts } from './budgets.ts';
import { measurement, type Row } from './table.ts';

const folder = join(import.meta.dirname, '../../apps/storefront/dist');
const compress = promisify(brotliCompress);

/** The bytes of the built pages, each with its budget. The same on every machine. */
export async function benchBytes(): Promise<Row[]> {
  await buildShop({ force: false });
  const pages = await Promise.all(
    Object.entries(budgets.pages).map(async ([name, { file, ...limits }]) => {
      const html = await readFile(join(folder, file), 'utf8');
      const bytes = { script: await scriptsOf(html), styles: await size(stylesIn(html)), html: await size(html) };
      return [
        measurement(`script of ${name} before it is interactive`, 'B', bytes.script, { atMost: limits.script }),
        measurement(`styles of ${name}, in its HTML`, 'B', bytes.styles, { atMost: limits.styles }),
        measurement(`HTML of ${name}, without data`, 'B', bytes.html, { atMost: limits.html }),
      ];
    }),
  );
  const beyondHome = await ownScripts(budgets.pages['a product'].file, budgets.pages.home.file);
  const scripts = (await readdir(join(folder, 'assets'))).filter((file) => file.endsWith('.js'));
  const all = await sum(scripts.map((file) => join('assets', file)));
  const home = await readFile(join(folder, budgets.pages.home.file), 'utf8');
  const zipped = await scriptsOf(home, gzipSize);
  return [
    ...pages.flat(),
    ...Object.entries(otherStorefronts).map(([what, value]) => ({
      what: 'script of home before it is interactive, by gzip',
      value: zipped,
      unit: 'B',
      against: { what, value },
    })),
    measurement('scripts of a product that home does not load', 'B', beyondHome, { atMost: budgets.productBeyondHome }),
    measurement('all scripts of the shop', 'B', all, { atMost: budgets.allScripts }),
  ];
}

/** All scripts that a page's HTML names: those of every page, and the page's own. They import no others before it is interactive. */
const scriptsOf = (html: string, sizeOf?: SizeOf) => sum([...scriptsIn(html)], sizeOf);

/** The files of the scripts that a page's HTML names. @throws if there are none: every page has scripts */
export function scriptsIn(html: string): Set<string> {
  const files = html.match(/(?<=["'`(]\/)assets\/[^"'`]+\.js(?=["'`])/g);
  if (!files) throw new Error('A page names no script in assets.');
  return new Set(files);
}

/** The scripts of a page that another one does not load. */
async function ownScripts(page: string, other: string): Promise<number> {
  const [own, others] = await Promise.all([page, other].map(async (file) => readFile(join(folder, file), 'utf8')));
  const shared = scriptsIn(others ?? '');
  return sum([...scriptsIn(own ?? '')].filter((file) => !shared.has(file)));
}

/** The styles in a page's HTML. @throws if there are none */
export function stylesIn(html: string): string {
  const styles = Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, css]) => css);
  if (styles.length === 0) throw new Error('A page has no styles in it.');
  return styles.join('');
}

const size = async (text: string) => (await compress(text)).length;

type SizeOf = (file: string) => Promise<number>;
const brotliSize: SizeOf = async (file) => (await readFile(join(folder, `${file}.br`))).length;
/** Other storefronts publish their sizes in gzip. */
const gzipSize: SizeOf = async (file) => (await promisify(gzip)(await readFile(join(folder, file)))).length;

async function sum(files: readonly string[], sizeOf = brotliSize): Promise<number> {
  const sizes = await Promise.all(files.map(sizeOf));
  return sizes.reduce((one, other) => one + other, 0);
}
