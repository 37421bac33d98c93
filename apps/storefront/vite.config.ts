import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, minifySync, type Plugin } from 'vite';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';
import { productionRouter } from './production-router.ts';
import { shortClasses, shortProperties } from './short-names.ts';

/** The folder of the kit. */
const kit = join(import.meta.dirname, '../../packages/ui');

/** The server of `pnpm dev`; the storefront's own development server proxies calls to it. */
const server = process.env['API_URL'] ?? 'http://localhost:4000';

/** In development the page comes from here, but its settings still come from the server. */
const settingsFromServer = (): Plugin => ({
  name: 'settings-from-server',
  apply: 'serve',
  async transformIndexHtml(html) {
    const page = await (await fetch(server, { headers: { accept: 'text/html' } })).text();
    const settings = /<script type="application\/json" id="settings">.*?<\/script>/s.exec(page)?.[0] ?? '';
    return html.replace('<!--settings-->', () => settings);
  },
});

/** Preloads a typeface: the first paint needs that of the headings, which the browser would otherwise discover only in the style sheet. */
const preloadFont = (face: string): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => new RegExp(`/${face}-(?!italic)[^/]+\\.woff2$`).test(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
        })),
  },
});

/** Minifies the inline scripts, which Vite leaves unchanged. */
const minifyInlineScripts = (): Plugin => ({
  name: 'small-inline-scripts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replaceAll(
        /(?<=<script>).*?(?=<\/script>)/gs,
        (code) => minifySync('inline.js', code, { module: false }).code,
      ),
  },
});

/** The components of home and the product lists, and the loader of their dialogs. A module missing here still works, as a separate file. */
const tileModules = new RegExp(
  [
    'packages/ui/src/[a-z]+/(Badge|Facts|Grade|Picture|Price|ProductTile|Section|Skeleton)/',
    'packages/ui/src/parts/Dialog/on-demand\\.',
    'packages/ui/src/parts/ShopProvider/(CategoryName|LocationName|ShopLink)\\.',
    'packages/ui/src/products/AdvertisedCard/AdvertisedCardSkeleton\\.',
  ].join('|'),
);

/** The modules that text pages share with product pages. */
const headingModules = /packages\/ui\/src\/(frame\/PageHeading|parts\/ShopProvider\/ShopDate)/;

/** The modules that list filters and forms share. */
const fieldModules = /packages\/ui\/src\/forms\/(Field|Input|Select)\/(Field|Input|Select|labels)\./;

/** The modules that most pages behind the sign-in share. */
const signedInModules = new RegExp(
  [
    // Except those that product pages use, too.
    'node_modules/@tanstack/(?!.*/queryOptions\\.)',
    'node_modules/(goober|react-hot-toast)/',
    'packages/ui/src/[a-z]+/Toaster/',
    'packages/ui/src/parts/(DeleteConfirmation/(DeleteConfirmation|labels)|Dialog/use-dialog)\\.',
    'packages/ui/src/products/ProductCard/[Dd]escription',
    'storefront/src/(confirmation|error-message|stable-callback)\\.',
  ].join('|'),
);

/** The modules that product pages, the cards of category pages, and booking share. */
const productModules = new RegExp(
  [
    'packages/ui/src/products/(ProductCard/(Figures|SellerLine|labels)|FactsTable/fact-text)',
    'packages/ui/src/products/Gallery/step',
    'packages/ui/src/parts/(PhoneNumber|EmailAddress)/',
    'packages/contract/src/products/grades',
  ].join('|'),
);

/** Compresses text files once, at build time, instead of for every response. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const compress = async (file: string) => {
      const content = await readFile(join(dir, file));
      await writeFile(join(dir, `${file}.br`), await promisify(brotliCompress)(content));
      await writeFile(join(dir, `${file}.gz`), await promisify(gzip)(content, { level: 9 }));
    };
    const files = await readdir(dir, { recursive: true });
    await Promise.all(files.filter((file) => /\.(js|css|svg)$/.test(file)).map(compress));
  },
});

export default defineConfig(({ command, isSsrBuild }) => ({
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  plugins: [
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortClasses(kit) } : {}),
    shortProperties(vars),
    react(),
    productionRouter(),
    settingsFromServer(),
    !isSsrBuild && [minifyInlineScripts(), preloadFont('newsreader'), precompress()],
  ],
  resolve: {
    conditions: ['@apple-only/source', ...defaultClientConditions],
    // The shop chooses the packages' peer dependencies: they resolve from here.
    dedupe: [
      '@tanstack/react-query',
      '@vanilla-extract/css',
      'firebase',
      'react',
      'react-dom',
      'react-router',
      'react-router-dom',
    ],
  },
  build: {
    target: 'es2023',
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    manifest: true,
    // The target browsers support it natively.
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? { input: ['src/rendering/prerender.tsx', 'src/rendering/renderer.ts'] }
      : {
          output: {
            codeSplitting: {
              groups: [
                // One file for the imports of `main.tsx` instead of fifty: it compresses better, and browsers request six files at a time.
                // `main.tsx` itself stays separate: the manifest names the file of a page's script by it.
                // React stays separate, too (src/react.ts): the two files run in separate tasks (src/rendering/inline-scripts.ts).
                {
                  name: 'react',
                  tags: ['$initial'],
                  test: /node_modules\/(react|react-dom|scheduler)\/|\/src\/react\.ts$/,
                },
                { name: 'frame', tags: ['$initial'], test: /(?<!\/main\.tsx)$/ },
                { name: 'signed-in', test: signedInModules },
                { name: 'tiles', test: tileModules },
                { name: 'product', test: productModules },
                { name: 'heading', test: headingModules },
                { name: 'fields', test: fieldModules },
              ],
              includeDependenciesRecursively: false,
            },
          },
        },
  },
  // The scripts that render pages: after a build (src/rendering/prerender.tsx), and on request (src/rendering/renderer.ts), without node_modules.
  ssr: {
    noExternal: true,
    // Vite minifies the scripts in the pages.
    external: ['vite'],
    resolve: { conditions: ['@apple-only/source', ...defaultServerConditions] },
  },
  server: {
    proxy: {
      // Every path that is neither this server's own (sources, modules, pictures) nor a page of the app is a call.
      '^/(?!@|pictures/|favicon|.*\\.(css|js|mjs|svg|ts|tsx|woff2)(\\?|$))': {
        target: server,
        bypass: ({ url, headers }) =>
          headers.accept?.includes('text/html') && !url?.startsWith('/emulator/') ? '/index.html' : undefined,
      },
    },
  },
}));
