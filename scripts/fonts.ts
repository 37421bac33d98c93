/**
 * Makes the two typefaces small enough to ship: `pnpm fonts`.
 *
 * Reads the variable fonts from `@fontsource-variable/archivo` and `@fontsource-variable/newsreader` (both SIL Open
 * Font License) and writes the subsets, with their licences, to packages/ui/src/theme/fonts. Needs no network; the
 * result is committed, so this runs only after a font package or one of the constants below has changed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** The Latin letters of western Europe, and the punctuation of our texts. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…€™−`;

/** The italic is for the wordmark and for signatures, e-mail addresses included: letters, figures and plain punctuation are enough. */
const italicCharacters = `${range(0x20, 0x7e)}\u00a0${range(0xc0, 0xff)}–—‘’“”…`;

interface Subset {
  source: string;
  target: string;
  text: string;
  features: string[];
  axes: Record<string, number | { min: number; max: number }>;
}

const subsets: Subset[] = [
  {
    source: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    target: 'archivo.woff2',
    text: latin,
    features: ['kern', 'liga', 'lnum', 'tnum'],
    // Above 600 the font needs a second set of outlines: 10 kB for a difference that is visible in no label.
    axes: { wght: { min: 400, max: 600 }, wdth: { min: 85, max: 100 } },
  },
  {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    target: 'newsreader.woff2',
    text: latin,
    features: ['kern', 'liga', 'lnum'],
    // One optical size, designed for titles and still legible in a paragraph; the whole axis would cost 24 kB.
    axes: { wght: { min: 400, max: 500 }, opsz: 30 },
  },
  {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    target: 'newsreader-italic.woff2',
    text: italicCharacters,
    features: ['kern', 'liga', 'lnum'],
    axes: { wght: 400, opsz: 20 },
  },
];

const licences = [
  { source: '@fontsource-variable/archivo/LICENSE', target: 'LICENSE-Archivo.txt' },
  { source: '@fontsource-variable/newsreader/LICENSE', target: 'LICENSE-Newsreader.txt' },
];

/** The limit for all faces together, in bytes; nothing else on a page is this large before it shows a picture. */
const budget = 90_000;

const require = createRequire(import.meta.url);
const fonts = new URL('../packages/ui/src/theme/fonts/', import.meta.url);

let total = 0;
for (const { source, target, text, features, axes } of subsets) {
  // A variable, not a literal: the published types lack `keepFeatures`.
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: features,
    variationAxes: axes,
    // Hints serve only Windows with ClearType switched off; STAT only desktop font menus.
    noHinting: true,
    dropTables: ['STAT', 'DSIG'],
  };
  const font = await subsetFont(await readFile(require.resolve(source)), text, options);
  await writeFile(new URL(target, fonts), font);
  total += font.length;
  console.log(`${target.padEnd(24)} ${font.length} bytes`);
}
for (const { source, target } of licences) {
  await writeFile(new URL(target, fonts), await readFile(require.resolve(source)));
}

console.log(`${'together'.padEnd(24)} ${total} bytes`);
if (total > budget) throw new Error(`The fonts weigh ${total} bytes, more than the budget of ${budget}.`);
