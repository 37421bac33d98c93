import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { categories, type ListedProduct } from '../../packages/contract/src/index.ts';
import type { Browser } from 'playwright';
import { build } from 'vite';
import type { Listing } from './bare-page/page.tsx';
import { phone } from './browser.ts';

/** How many cards the page has. */
const cards = 24;
/** The smallest width at which the shop's own cards ask for photos. */
const photoWidth = 480;

/**
 * Builds the bare page against which a page of the shop is measured: hand-written React, rendered in the browser, with that
 * page's own headline and first picture, and products of the shop. Its script contains all its data.
 */
export async function buildBarePage(browser: Browser, address: string, folder: string) {
  const opening = await openingOf(browser, address);
  const { origin } = new URL(address);
  const lists = await Promise.all(
    categories.map(async (category): Promise<ListedProduct[]> => {
      const answer = await fetch(`${origin}/${category}?limit=${cards / categories.length}`);
      return answer.json();
    }),
  );
  const products = lists.flat();
  if (products.length !== cards) throw new Error(`The demo has ${products.length} products to show, not ${cards}.`);
  const nameOf = (picture: string) => `pictures/${new URL(picture, origin).pathname.split('/').at(-1)}`;
  const listing: Listing = {
    ...opening,
    picture: `/${nameOf(opening.picture)}`,
    products: products.map((product) => ({
      id: product._id,
      name: product.name,
      photo: `/${nameOf(product.img)}`,
      price: product.selling_price,
      originalPrice: product.original_price,
      badges: [product.condition, product.booking ? 'Booked' : 'On market'],
      facts: [
        ['Category', product.category],
        ['Condition', product.condition],
        ['Location', product.location],
        ['Purchase year', product.purchase_year],
        ['Use year', product.use_year],
        ['Verified', product.verify ? 'Yes' : 'No'],
        ['Advertised', product.advertised ? 'Yes' : 'No'],
        ['Published', product.time.slice(0, 10)],
      ],
    })),
  };

  await build({
    root: fileURLToPath(new URL('bare-page', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    define: { LISTING: JSON.stringify(listing) },
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', modulePreload: false, reportCompressedSize: false },
  });

  await mkdir(join(folder, 'pictures'), { recursive: true });
  const pictures = new Map([
    [opening.picture, nameOf(opening.picture)],
    ...products.map(({ img }) => [`${img}?w=${photoWidth}`, nameOf(img)] as const),
  ]);
  for (const [picture, name] of pictures) {
    const answer = await fetch(picture);
    if (!answer.ok) throw new Error(`${picture}: ${answer.status}`);
    await writeFile(join(folder, name), await answer.bytes());
  }
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(html|js|css)$/.test(file)) continue;
    const small = await promisify(brotliCompress)(await readFile(join(folder, file)));
    await writeFile(join(folder, `${file}.br`), small);
  }
}

/** The first content of a page on a phone. */
async function openingOf(browser: Browser, address: string): Promise<Omit<Listing, 'products'>> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.goto(address);
    const first = page.locator('main img').first();
    await first.waitFor();
    return {
      heading: await page.locator('h1').innerText(),
      text: await page.locator('main p').first().innerText(),
      picture: await first.evaluate((image: HTMLImageElement) => image.currentSrc || image.src),
    };
  } finally {
    await context.close();
  }
}
