import { existsSync } from 'node:fs';

/** Debian's, as `npm test` installs it where it can. */
const debian = '/usr/bin/chromium';

/** How every test and every script starts Chromium: quiet, without a network of its own, and drawing the same everywhere. */
export const chromium = {
  /** `CHROMIUM_PATH`, else Debian's; undefined means the one that Playwright installed. */
  executablePath: process.env['CHROMIUM_PATH'] ?? (existsSync(debian) ? debian : undefined),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
  ],
};
