import { cpSync, globSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import type { Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { entriesOf } from './entries.ts';

/*
 * dist/ mirrors src/: one module per source file, and one static style sheet per `.css.ts`, which its module imports.
 * An app that uses Button and Badge ships only their rules, after the theme's, which each of them imports. Plain Node and Jest cannot
 * import CSS from JavaScript, so every module has a twin for them, `.node.js`, with the same class names and no style sheets. A bundler
 * takes the modules with style sheets for its server, too (condition `module`): with both kinds, a page would have two copies of each
 * context.
 * Each folder that src/index.ts exports from is also an entry, `@apple-only/ui/Button`, of the same modules.
 */
const src = resolve('src');
const dist = resolve('dist');

/** The theme's modules that create themes from a brand or from tokens. Its other `.ts` files are parts of styles. */
const themeModules =
  'theme/{brand,colour,contrast,default-values,font-stacks,theme-from,tokens/{read-tokens,resolve,value}}.ts';

/** The published files: components and their shared parts, style sheets, the entries. */
const sources = globSync(
  `src/{index.ts,theme.ts,*.tsx,**/*.css.ts,*/[A-Z]*/*.{ts,tsx},locales/*.{ts,tsx},${themeModules}}`,
)
  .filter((file) => !/\.(docs|stories|suite|test)\./.test(file))
  .toSorted();

/** The languages, each an entry of its own. */
const locales = ['en', 'de', 'bn', 'ar'].map((language) => `src/locales/${language}.ts`);

/** The router links. They have no styles, so they need no twin. */
const adapters = ['src/next.tsx', 'src/react-router.tsx'];

/** `Button/Button.css.ts` becomes `Button/Button.styles`. As `.css.js`, a consumer's vanilla-extract would compile it again. */
const nameOf = (file: string) =>
  relative(src, resolve(file))
    .replace(/\.css\.ts$/, '.styles')
    .replace(/\.tsx?$/, '');

const styleSheetOf = (file: string) => relative(src, resolve(file)).replace(/\.css\.ts$/, '.css');

/** The path from one file of dist/ to another, as an import writes it. */
const pathBetween = (from: string, to: string) => {
  const path = relative(dirname(from), to).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
};

/** The rules of each style sheet, by its path in dist/. */
const rules = new Map<string, string>();

/** Whether a style sheet's module imports the theme: all do except the theme's own. */
const importsTheme = (file: string) => !/^theme[\\/](?!contract)/.test(relative(src, file));

/** The lines that export these values from their files. */
const exportLines = (lines: readonly { values: readonly string[]; file: string }[], pathOf: (file: string) => string) =>
  lines.map(({ values, file }) => `export { ${values.join(', ')} } from '${pathOf(file)}';\n`).join('');

/** Keeps modules separate, and turns each `.css.ts` into class names and, if `css` is set, the import of its style sheet. */
function modules({ suffix, css }: { suffix: string; css: boolean }): Plugin {
  const names = new Set(sources.map(nameOf));
  const styleSheet = 'style-sheet:';
  return {
    name: 'modules',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${styleSheet}`) }, ({ path }) => ({
        external: true,
        path: path.slice(styleSheet.length),
      }));

      build.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir, importer }) => {
        if (kind === 'entry-point') return undefined;
        const name = nameOf(resolve(resolveDir, path));
        if (!names.has(name)) return { errors: [{ text: `${path}, which ${importer} needs, is not published.` }] };
        return { external: true, path: `${pathBetween(nameOf(importer), name)}${suffix}.js` };
      });

      /*
       * The index names its exports and has no side effects. With `export *`, or with the theme's style sheets, Turbopack would include all
       * components if a server component imports one. It would then take those of a not-found page, part of every page but seldom shown, for
       * loaded along with their style sheets, and load the dialogs of all pages without these.
       */
      build.onLoad({ filter: /[\\/]src[\\/]index\.ts$/ }, ({ path }) => ({
        contents: exportLines(
          Array.from(entriesOf(path).values()).flatMap(({ lines }) => lines),
          (file) => file,
        ),
        resolveDir: src,
      }));

      build.onLoad({ filter: /\.css\.ts$/ }, async ({ path: filePath }) => {
        const { source } = await compile({ filePath, cwd: process.cwd(), identOption: 'short' });
        const contents = await processVanillaFile({
          source,
          filePath,
          identOption: 'short',
          // For Node, too: a class that only groups others is kept if a rule names it, which only the CSS output shows.
          outputCss: true,
          serializeVirtualCssPath: ({ fileScope, source: text }) => {
            if (!css) return '';
            const sheet = styleSheetOf(fileScope.filePath);
            rules.set(sheet, text);
            return `import '${styleSheet}${pathBetween(styleSheetOf(filePath), sheet)}';`;
          },
        });
        const theme = pathBetween(relative(src, filePath), 'theme/default-theme.css.ts');
        const first = css && importsTheme(filePath) ? `import '${theme}';\n` : '';
        return { contents: first + contents, loader: 'js', resolveDir: dirname(filePath) };
      });
    },
  };
}

/** Writes each style sheet, and all of them in one file, the theme's first, for consumers that cannot import CSS from JavaScript. */
async function writeStyleSheets() {
  const sheets = [...rules].toSorted(
    ([a], [b]) =>
      Number(b.startsWith('theme/')) - Number(a.startsWith('theme/')) || basename(a).localeCompare(basename(b)),
  );
  for (const [path, text] of sheets) {
    const file = resolve(dist, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${text}\n`);
  }
  const concatenate = (isIncluded: (path: string) => boolean) => {
    const texts = sheets.filter(([path]) => isIncluded(path));
    return texts
      .map(([path, text]) => `${text.replaceAll(/url\((['"]?)\.\//g, `url($1./${dirname(path)}/`)}\n`)
      .join('');
  };
  await writeFile(
    resolve(dist, 'styles.css'),
    concatenate(() => true),
  );
  await writeFile(
    resolve(dist, 'styles-without-reset.css'),
    concatenate((path) => path !== 'theme/reset.css'),
  );
  await writeFile(resolve(dist, 'styles.css.d.ts'), 'export {};\n');
  cpSync('src/theme/fonts', resolve(dist, 'theme/fonts'), { recursive: true });
}

/** Writes the entries: modules for bundlers, their twins for Node, and their types, taken from the index. */
async function writeEntries() {
  for (const [name, { lines, names }] of entriesOf(resolve(src, 'index.ts'))) {
    // src/theme.ts is this entry, with further exports.
    if (name === 'theme') continue;
    const module = (suffix: string) => exportLines(lines, (file) => `../${nameOf(resolve(src, file))}${suffix}.js`);
    const files = {
      [`entries/${name}.js`]: module(''),
      [`entries.node/${name}.js`]: module('.node'),
      [`entries/${name}.d.ts`]: `export { ${names.toSorted().join(', ')} } from '../index.js';\n`,
    };
    for (const [path, text] of Object.entries(files)) {
      const file = resolve(dist, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
}

rmSync(dist, { recursive: true, force: true });

const build = (suffix: string, css: boolean): Options => ({
  entry: Object.fromEntries(
    sources.filter((file) => css || !adapters.includes(file)).map((file) => [`${nameOf(file)}${suffix}`, file]),
  ),
  format: 'esm',
  target: 'es2022',
  splitting: false,
  esbuildPlugins: [modules({ suffix, css })],
});

export default defineConfig([
  {
    ...build('', true),
    platform: 'browser',
    // The languages' types refer to the kit's instead of repeating them.
    external: ['@apple-only/ui'],
    dts: {
      entry: Object.fromEntries(
        ['src/index.ts', 'src/theme.ts', ...adapters, ...locales].map((file) => [nameOf(file), file]),
      ),
    },
    onSuccess: async () => {
      await writeStyleSheets();
      await writeEntries();
    },
  },
  { ...build('.node', false), platform: 'node' },
]);
