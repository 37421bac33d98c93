import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CallName, ListedProduct } from '@apple-only/contract';

interface ContentRequest {
  origin: string;
  path: string;
  /** Answers the calls that the page makes. */
  fetch: typeof globalThis.fetch;
  /** The user for whom it is rendered. @default a visitor */
  as?: { email: string; accessToken: string };
}

/** What the built storefront exports for this server: see renderer.ts there. */
export interface StorefrontBuild {
  /** Renders the page at a path into the built page without data. */
  render: (request: ContentRequest & { shell: string }) => Promise<string>;
  /** Renders its content alone. */
  renderContent: (request: ContentRequest) => Promise<string>;
  /** The pages that are rendered with their data, besides those of products. */
  renderedPages: readonly {
    path: string;
    /** The path with what counts of a request's query. */
    addressOf: (search: string) => string;
    /** The call whose limits count the requests of the page. */
    limitedBy?: CallName;
  }[];
  /** The paths of the pages whose content is rendered for the user who asks. */
  userPages: readonly string[];
  /** Stands in the built pages for the shop's own origin. */
  placeholderOrigin: string;
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
