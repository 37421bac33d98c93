import { chromium, type Browser } from 'playwright';
import { launchOptions } from '../chromium.ts';

/** Turns off every feature that makes pictures of one Chromium differ between runs or machines. */
const deterministicFlags = [
  // Grey antialiasing of text: coloured edges depend on the background.
  '--disable-lcd-text',
  // A change redraws the whole page, not only the changed part.
  '--disable-partial-raster',
  // The same arithmetic on every processor.
  '--disable-skia-runtime-opts',
  // A frame is shown only when all of it is drawn, images included.
  '--disable-checker-imaging',
  '--disable-new-content-rendering-timeout',
  '--run-all-compositor-stages-before-draw',
  '--disable-image-animation-resync',
  // No request leaves the machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

export function startBrowser(): Promise<Browser> {
  const { args, ...options } = launchOptions();
  return chromium.launch({ ...options, args: [...args, ...deterministicFlags] });
}
