// How the tests find WebKit, Safari's engine: Debian's and Ubuntu's WebKitGTK, whose driver speaks WebDriver. It comes with the system, as
// Chromium does, and keeps pages for Back and has private windows as a browser of users has.
import { existsSync } from 'node:fs';

const driver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/xvfb-run';

/** Starts the driver at a port, with a display of its own. */
export const webkit = (port: number) => [display, '-a', driver, `--port=${port}`] as const;

/** The reason why there is no WebKit to start, and the remedy; undefined if there is one. */
export const missingWebKit = () =>
  [driver, display].every((path) => existsSync(path))
    ? undefined
    : 'there is none on this machine. On Debian and Ubuntu, install the packages `webkit2gtk-driver` and `xvfb`.';
