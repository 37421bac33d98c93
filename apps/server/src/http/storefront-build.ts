import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ListedProduct } from '@apple-only/contract';

/** What the built storefront exports for this server: see renderer.ts there. */
export interface StorefrontBuild {
  createRenderer: (
    shell: string,
    options: { origin: string },
  ) => (request: { id: string; fetch: typeof globalThis.fetch }) => Promise<string>;
  /** The addresses that the server knows, without the origin. */
  addresses: {
    /** A product's page. The id is a part of the path. */
    product: (product: Pick<ListedProduct, '_id' | 'name'>) => string;
    /** The pages that are open to everybody and have a text of their own. */
    open: readonly string[];
    /** Where the pages begin that need a user. */
    closed: string;
  };
}

/** Loads the code of the built storefront; undefined if this server has no storefront. */
export async function loadBuild(folder: string): Promise<StorefrontBuild | undefined> {
  const file = join(folder, '.renderer/renderer.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as StorefrontBuild) : undefined;
}
