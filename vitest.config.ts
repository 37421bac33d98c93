import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { launchOptions } from './scripts/chromium.ts';
import { stateTimeout, testTimeout } from './scripts/time-limits.ts';

const source = '@apple-only/source';
/** Where `npm test` wants to read how long each file took. */
const reports = process.env['TEST_REPORTS'];
const inBrowser = 'packages/*/src/**/*.browser.test.tsx';
const withBrowser = 'scripts/**/*.chromium.test.ts';
const browser = (colorScheme: 'light' | 'dark') => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  instances: [
    {
      browser: 'chromium' as const,
      provider: playwright({
        launchOptions: launchOptions(),
        contextOptions: { colorScheme, reducedMotion: 'reduce', deviceScaleFactor: 1 },
      }),
    },
  ],
});

const fromSources = {
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
};

/** Starts the longest files first: last, one of them would run on one core while the other has nothing left. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => /\/(conformance|main)\.[^/]*$/.test(moduleId);
    // Among the others the larger goes first, as Vitest has it.
    // oxlint-disable-next-line unicorn/no-array-sort -- It is the sequencer's.
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: reports ? ['default', 'json'] : ['default'],
    ...(reports && { outputFile: { json: join(reports, `vitest-${process.pid}.json`) } }),
    testTimeout: testTimeout,
    hookTimeout: testTimeout,
    expect: { poll: { timeout: stateTimeout } },
    // One less than there are cores would leave half of a small machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        ...fromSources,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/storefront/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, inBrowser, withBrowser, 'scripts/rehearse/consumers/**'],
        },
      },
      {
        // In Node, of pages that a test opens in Chromium itself.
        test: { name: 'visual', include: [withBrowser] },
      },
      {
        ...fromSources,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          // A worker loads the server and opens its databases once, not for each file.
          isolate: false,
        },
      },
      {
        ...fromSources,
        // Found before the first test: a dependency found late reloads the page in the middle of one.
        optimizeDeps: { entries: ['packages/ui/src/index.ts', inBrowser] },
        test: {
          name: 'browser',
          include: [inBrowser],
          globalSetup: ['packages/ui/src/render-in-node.suite.tsx'],
          // Dark, which no server can know.
          browser: browser('dark'),
        },
      },
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: {
          name: 'stories',
          // All stories of a worker share its page, as they do in Storybook.
          isolate: false,
          // Light; the preview has axe look at the colours of the dark theme too.
          browser: browser('light'),
        },
      },
    ],
  },
});
