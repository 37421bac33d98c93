// How every test and every script finds and starts Chromium. Run as a program, it reports whether there is one.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/**
 * Debian's Chromium. The shell, which `npm test` installs if possible, is Chromium without the browser's user interface, like
 * Playwright's download. It opens a page in a third of the full browser's processor time.
 */
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const configuredPath = process.env['CHROMIUM_PATH'];

/** For no background traffic, and the same rendering on every machine. */
const args = [
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
];

/** The options with which Playwright starts `CHROMIUM_PATH`, else Debian's; without a path, it starts the one that it installed. */
export function launchOptions() {
  const executablePath = configuredPath ?? debian.find((path) => existsSync(path));
  return { args, ...(executablePath && { executablePath }) };
}

/** The reason why there is no Chromium to start, and the remedy; undefined if there is one. */
export function missingChromium(): string | undefined {
  const { executablePath = chromium.executablePath() } = launchOptions();
  if (existsSync(executablePath)) return undefined;
  return configuredPath
    ? `CHROMIUM_PATH is ${configuredPath}, and there is no such file. Correct it, or leave it out.`
    : 'These tests run in Chromium, and there is none on this machine. `npm test` installs it where it can; by hand, ' +
        'install Debian’s package `chromium-headless-shell`, or run `pnpm exec playwright install chromium`, or set CHROMIUM_PATH.';
}

if (import.meta.main) {
  const missing = missingChromium();
  if (missing) console.error(`\n${missing}\n`);
  process.exitCode = missing ? 1 : 0;
}
