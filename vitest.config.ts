import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromium } from './scripts/chromium.ts';

const source = '@apple-only/source';
const inBrowser = 'packages/*/src/**/*.browser.test.tsx';
const browser = (colorScheme: 'light' | 'dark') =>
  playwright({
    launchOptions: {
      args: chromium.args,
      ...(chromium.executablePath && { executablePath: chromium.executablePath }),
    },
    contextOptions: { colorScheme, reducedMotion: 'reduce', deviceScaleFactor: 1 },
  });

export default defineConfig({
  test: {
    api: { port: 6115 },
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        resolve: { conditions: [source, ...defaultClientConditions] },
        ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
        test: {
          name: 'unit',
          environment: 'node',
          // Against what hangs, not against what is slow on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, inBrowser],
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        resolve: { conditions: [source, ...defaultClientConditions] },
        ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
        // Found before the first test: a dependency found late reloads the page in the middle of one.
        optimizeDeps: { entries: ['packages/ui/src/index.ts', inBrowser] },
        test: {
          name: 'browser',
          include: [inBrowser],
          globalSetup: ['packages/ui/src/render-in-node.suite.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Dark, which no server can know.
            instances: [{ browser: 'chromium', provider: browser('dark') }],
          },
        },
      },
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Every story, and axe on it, once in each theme: the preview follows the browser's colour scheme.
            instances: [
              { browser: 'chromium', name: 'light', provider: browser('light') },
              { browser: 'chromium', name: 'dark', provider: browser('dark') },
            ],
          },
        },
      },
    ],
  },
});
