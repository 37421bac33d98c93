import { defineConfig } from '@playwright/test';
import { chromium } from '../../scripts/chromium.ts';
import type { ShopOptions } from './e2e/shop.ts';

/** How long anything may take on the slowest machine. Tests wait for states: what a shopper waits for is no test's own. */
const patience = 30_000;

export default defineConfig<object, ShopOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/demo.ts',
  // Each worker has a shop of its own, and each test its own people in it.
  fullyParallel: true,
  workers: 2,
  timeout: 10 * patience,
  expect: { timeout: patience },
  forbidOnly: true,
  reporter: [['list'], ['./e2e/slowest.ts']],
  outputDir: 'test-results',
  use: {
    actionTimeout: patience,
    navigationTimeout: patience,
    launchOptions: {
      args: chromium.args,
      ...(chromium.executablePath ? { executablePath: chromium.executablePath } : {}),
    },
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'embedded', use: { database: 'embedded' } },
    // Where `npm test` has started a PostgreSQL server.
    // The journeys: what else there is does not depend on the database.
    ...(process.env['TEST_DATABASE_URL']
      ? [
          {
            name: 'postgresql',
            testMatch: /(admin|registration|seller|shopper)\.spec\.ts/,
            use: { database: 'postgresql' as const },
          },
        ]
      : []),
  ],
});
