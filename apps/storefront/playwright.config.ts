import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.ts';
import { stateTimeout, testTimeout } from '../../scripts/time-limits.ts';
import { missingWebKit } from '../../scripts/webkit.ts';
import type { ShopOptions } from './e2e/shop.ts';

/** The folder where `npm test` reads each file's duration. */
const reports = process.env['TEST_REPORTS'];

/** The tests that run in WebKit, if it is installed. */
const safariTests = /safari\.spec\.ts/;

export default defineConfig<object, ShopOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/demo.ts',
  // Each worker has a shop of its own, and each test its own people in it.
  fullyParallel: true,
  workers: 2,
  timeout: testTimeout,
  expect: { timeout: stateTimeout },
  forbidOnly: true,
  reporter: reports ? [['list'], ['json', { outputFile: join(reports, 'playwright.json') }]] : 'list',
  outputDir: 'test-results',
  use: {
    actionTimeout: stateTimeout,
    navigationTimeout: stateTimeout,
    launchOptions: launchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'embedded', testIgnore: safariTests, use: { database: 'embedded' } },
    ...(missingWebKit() ? [] : [{ name: 'webkit', testMatch: safariTests, use: { database: 'embedded' as const } }]),
    // If `npm test` has started a PostgreSQL server.
    // The journeys only: the other tests do not depend on the database.
    ...(process.env['TEST_DATABASE_URL']
      ? [
          {
            name: 'postgresql',
            testMatch: /(admin|email-proof|registration|seller|shopper)\.spec\.ts/,
            use: { database: 'postgresql' as const },
          },
        ]
      : []),
  ],
});
