import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig, type Plugin } from 'vite';
import { tokenUses } from './token-uses.ts';

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The path of a published Storybook below its origin: `/apple-only` on GitHub Pages. The pictures' addresses get this prefix. */
const base = process.env['STORYBOOK_BASE'] ?? '';
const picturesBelowBase: Plugin = {
  name: 'pictures-below-base',
  transform: {
    filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ } },
    handler: (code) => code.replaceAll(/(?<=["'`])\/(?=(?:photos|people|pictures)\/)/g, `${base}/`),
  },
};

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../packages/ui/example/*.mdx',
    '../packages/ui/example/*.stories.tsx',
    '../apps/storefront/src/stories/*.stories.tsx',
  ],
  // The addresses that the contract's fixtures use.
  staticDirs: [
    { from: '../apps/server/demo/photos', to: '/photos' },
    { from: '../apps/server/demo/people', to: '/people' },
    { from: '../apps/storefront/public/pictures', to: '/pictures' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  // Reads a story's code from its file, not from its rendered output. Not needed in tests.
  features: { experimentalCodeExamples: process.env['VITEST'] === undefined },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Reads interfaces, defaults and comments as TypeScript itself does; the faster `react-docgen` misses inherited props.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: resolvePath('../packages/ui/tsconfig.json'),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Leaves out the props that every element has.
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (config) =>
    mergeConfig(config, {
      // Class names that contain their component, for inspecting elements and for the report of the visual check.
      plugins: [vanillaExtractPlugin({ identifiers: 'debug' }), tokenUses, ...(base ? [picturesBelowBase] : [])],
      // Browsers that support `light-dark()`: compiled for older ones, it would follow only the root, not a part of a page.
      build: {
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        // Otherwise each module that several stories share becomes its own file: two hundred requests for a page of the shop.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'kit', test: /[\\/]packages[\\/][^\\/]+[\\/](?!.*\.stories\.)/ },
                { name: 'shop', test: /[\\/]apps[\\/]storefront[\\/](?!.*\.stories\.)/ },
              ],
            },
          },
        },
      },
      // Scans every component for dependencies at once: one found late reloads the page in the middle of a test.
      optimizeDeps: { entries: ['packages/*/src/**/*.tsx', 'apps/storefront/src/**/*.tsx'] },
      resolve: {
        alias: { '#storybook/preview': resolvePath('./preview.tsx') },
        conditions: ['@apple-only/source', ...defaultClientConditions],
      },
    }),
});
