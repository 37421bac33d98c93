import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

// Files relative to the program. This file is in `src`, or in `dist` once built: both are one level below the app's folder.

/** A file of the server's own folder, such as `migrations`. */
export const appFile = (path: string) => new URL(`../${path}`, import.meta.url);

/** The program that decodes photos: a source, or built. */
export const photoWorker = new URL(`photo-worker${extname(import.meta.url)}`, import.meta.url);

/** The thread of the sign-in emulator: a source, or built. */
export const emulatorWorker = new URL(`emulator-worker${extname(import.meta.url)}`, import.meta.url);

/** The built storefront. */
export const storefrontDir = fileURLToPath(appFile('../storefront/dist'));
