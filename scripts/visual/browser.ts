import { chromium as playwright, type Browser } from 'playwright';
import { chromium } from '../chromium.ts';

/** What makes a picture differ between two runs or two machines of one Chromium is off. */
const sameEverywhere = [
  // Letters are drawn in grey: coloured edges depend on what lies behind them.
  '--disable-lcd-text',
  // A change draws all anew, not the part that changed.
  '--disable-partial-raster',
  // The same arithmetic on every processor.
  '--disable-skia-runtime-opts',
  // A frame is shown once everything in it is drawn, pictures included.
  '--disable-checker-imaging',
  '--disable-new-content-rendering-timeout',
  '--run-all-compositor-stages-before-draw',
  '--disable-image-animation-resync',
  // Nothing leaves the machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

export const startBrowser = (): Promise<Browser> =>
  playwright.launch({
    args: [...chromium.args, ...sameEverywhere],
    ...(chromium.executablePath && { executablePath: chromium.executablePath }),
  });
