import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

// Measured by `pnpm size`.

/** JavaScript and CSS, minified and compressed by Brotli. */
export interface Size {
  script: number;
  styles: number;
}

interface Import {
  /** The import, in the README's words. */
  title: string;
  code: string;
  /** Whether code loaded on demand counts, too: dialogs that open, suggestions for a search. */
  includesOnDemand?: boolean;
  /** The limits, in kB. */
  max: Size;
}

const entry = (name: string) => ({
  title: `\`${name}\` of \`@apple-only/ui/${name}\``,
  code: `export { ${name} } from '@apple-only/ui/${name}'`,
});
const everything = { title: 'all of `@apple-only/ui`', code: `export * from '@apple-only/ui'` };

/** Imports of the kit, with their size limits. */
export const imports: readonly Import[] = [
  {
    title: 'the theme, which comes with each',
    code: `import '@apple-only/ui/theme'`,
    max: { script: 0, styles: 2.05 },
  },
  { title: '`@apple-only/ui/fonts.css`', code: `import '@apple-only/ui/fonts.css'`, max: { script: 0, styles: 0.8 } },
  { ...entry('Price'), max: { script: 0.48, styles: 2.2 } },
  { ...entry('Badge'), max: { script: 0.6, styles: 2.5 } },
  { ...entry('ProductCard'), max: { script: 5.8, styles: 4.8 } },
  { ...entry('BookingModal'), max: { script: 1.6, styles: 2.1 } },
  { ...entry('BookingModal'), includesOnDemand: true, max: { script: 29, styles: 4.3 } },
  { ...entry('LoginForm'), max: { script: 15.9, styles: 3.6 } },
  {
    title: '`ProductCard` of `@apple-only/ui`, with esbuild',
    code: `export { ProductCard } from '@apple-only/ui'`,
    max: { script: 5.8, styles: 15.1 },
  },
  { ...everything, max: { script: 60.3, styles: 15.1 } },
  { ...everything, includesOnDemand: true, max: { script: 94.2, styles: 15.7 } },
];

/** The rows of the README's table. */
export const readmeRows = imports.map(
  ({ title, includesOnDemand, max: { script, styles } }) =>
    `| ${title}${includesOnDemand ? ', with what it loads later' : ''} | ${script} kB | ${styles} kB |`,
);

/** Excludes React, which a page has anyway, and the code that imports it in each module. */
const withoutReact: Plugin = {
  name: 'without-react',
  setup(bundler) {
    bundler.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path }) => ({
      path,
      namespace: 'react',
      sideEffects: false,
    }));
    bundler.onLoad({ filter: /./, namespace: 'react' }, async ({ path }) => {
      const names = Object.keys(await import(path)).filter((name) => !['default', 'module.exports'].includes(name));
      return { contents: `export let ${names.join()}; export default {};` };
    });
  },
};

const withoutOnDemand: Plugin = {
  name: 'without-later',
  setup: (bundler) =>
    bundler.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { external: true, path } : undefined,
    ),
};

const here = decodeURIComponent(new URL('.', import.meta.url).pathname).replace(/^\/(?=[A-Z]:)/, '');
const compress = promisify(brotliCompress);

/** The size of code that imports the built package by name, as another team's bundler resolves it. In bytes. */
export async function sizeOf({ code, includesOnDemand }: Import): Promise<Size> {
  const bytesOf = async (splitting: boolean, ending: string) => {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: here },
      bundle: true,
      splitting,
      minify: true,
      format: 'esm',
      platform: 'browser',
      target: 'esnext',
      conditions: ['module'],
      define: { 'process.env.NODE_ENV': '"production"' },
      loader: { '.woff2': 'file' },
      outdir: here,
      write: false,
      legalComments: 'none',
      logLevel: 'error',
      plugins: includesOnDemand ? [withoutReact] : [withoutOnDemand, withoutReact],
    });
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const files = outputFiles.filter(({ path, contents }) => path.endsWith(ending) && contents.length > 0);
    const compressed = await Promise.all(files.map(({ contents }) => compress(contents, { params })));
    return compressed.reduce((sum, { length }) => sum + length, 0);
  };
  // Splitting puts code loaded on demand into separate files. Styles are measured unsplit: esbuild would repeat them in each file.
  return { script: await bytesOf(true, '.js'), styles: await bytesOf(false, '.css') };
}
