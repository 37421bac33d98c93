import { defineConfig } from '@playwright/test';
import { chromium } from '../../scripts/chromium.ts';
import type { ShopOptions } from './e2e/shop.ts';

// One shop at a time: `npm start` builds it, and two builds would write the same folder.
export default defineConfig<object, ShopOptions>({
  testDir: 'e2e',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    launchOptions: {
      args: chromium.args,
      ...(chromium.executablePath ? { executablePath: chromium.executablePath } : {}),
    },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
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
