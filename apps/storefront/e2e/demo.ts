import { freePort } from '../../../scripts/free-port.ts';
import { demoFolderVariable, Shop, temporaryFolder } from './shop.ts';

/** Runs once before all tests: builds the shop, and creates its demo. Each shop starts from a copy. */
// Playwright takes the default export.
// oxlint-disable-next-line import/no-default-export
export default async function makeDemo() {
  const folder = await temporaryFolder();
  process.env[demoFolderVariable] = folder.path;
  const shop = new Shop({ PORT: String(await freePort()), DATA_DIR: folder.path });
  await shop.start();
  await shop.terminate();
  return () => folder[Symbol.asyncDispose]();
}
