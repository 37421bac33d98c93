/**
 * Draws the demo shop's photographs, its people and the pages' pictures: `pnpm devices`.
 *
 * Chromium renders each SVG on a transparent background, so that a picture suits a light and a dark page; sharp encodes it
 * as WebP. The results are committed: run this after a drawing has changed. `CHROMIUM_PATH` is the path of Chromium.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { pictureFileName, fullWidth, heroDrawings, smallWidths } from '../apps/storefront/src/hero-pictures.ts';
import { launchOptions } from './chromium.ts';
import { drawDevices } from './devices/devices.ts';
import { drawPeople } from './devices/people.ts';

/** The pictures of the storefront outside the catalogue: the three categories, login, register, errors, the banner. */
const pagePictures = new Set([
  ...heroDrawings,
  'laptop-open-starlight',
  'phone-pro-starlight',
  'charger-silver',
  'mouse-graphite',
  'laptop-closed-midnight',
]);

const photos = new URL('../apps/server/demo/photos/', import.meta.url);
const portraits = new URL('../apps/server/demo/people/', import.meta.url);
const pictures = new URL('../apps/storefront/public/pictures/', import.meta.url);

const browser = await chromium.launch(launchOptions());

/** The SVG as a PNG with alpha. Rendered at twice the size and reduced: curves made of facets come out smooth. */
async function render(svg: string, width: number, height: number) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:auto}</style>${svg}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

async function encode(png: Buffer, width: number, file: URL) {
  const webp = await sharp(png)
    .resize({ width })
    .webp({ quality: 80, alphaQuality: 100, effort: 6, smartSubsample: true })
    .toBuffer();
  await writeFile(file, webp);
  return webp.length;
}

try {
  await Promise.all([photos, portraits, pictures].map((folder) => mkdir(folder, { recursive: true })));
  const sizes: number[] = [];
  for (const { name, svg } of drawDevices()) {
    const png = await render(svg, 1200, 900);
    sizes.push(await encode(png, 1200, new URL(`${name}.webp`, photos)));
    const widths = heroDrawings.includes(name) ? [...smallWidths, fullWidth] : [fullWidth];
    if (!pagePictures.delete(name)) continue;
    for (const width of widths) await encode(png, width, new URL(pictureFileName(name, width), pictures));
  }
  if (pagePictures.size > 0) throw new Error(`No drawing is called ${[...pagePictures].join(' or ')}.`);
  for (const { name, svg } of drawPeople()) {
    await encode(await render(svg, 400, 400), 400, new URL(`${name}.webp`, portraits));
  }
  const average = sizes.reduce((sum, size) => sum + size) / sizes.length;
  console.log(`${sizes.length} photographs, ${(average / 1000).toFixed(1)} kB each on average.`);
} finally {
  await browser.close();
}
