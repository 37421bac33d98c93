// How the tests find WebKit, Safari's engine: Debian's and Ubuntu's WebKitGTK, whose driver speaks WebDriver. It comes with the system, like
// Chromium, and has a back/forward cache and private windows, like a user's browser.
import { existsSync } from 'node:fs';

const driver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/xvfb-run';

/** The command that starts the driver on a port, with its own display. */
export const webkit = (port: number) => [display, '-a', driver, `--port=${port}`] as const;

/** The reason why there is no WebKit to start, and the remedy; undefined if there is one. */
export const missingWebKit = () =>
  [driver, display].every((path) => existsSync(path))
    ? undefined
    : 'there is none on this machine. On Debian and Ubuntu, install the packages `webkit2gtk-driver` and `xvfb`.';
