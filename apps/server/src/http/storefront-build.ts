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
  user?: { email: string; accessToken: string };
}

/** The exports of the built storefront for this server: see its renderer.ts. */
export interface StorefrontBuild {
  /** Renders the page at a path into the built page without data. */
  render: (request: ContentRequest & { shell: string }) => Promise<string>;
  /** Renders its content alone. */
  renderContent: (request: ContentRequest) => Promise<string>;
  /** The pages that are rendered with their data, besides those of products. */
  renderedPages: readonly {
    path: string;
    /** Returns the address to render for a requested query, without parameters that change nothing. */
    addressOf: (search: string) => string;
    /** The call whose rate limits apply to requests of the page. */
    limitedBy?: CallName;
  }[];
  /** The paths of the pages whose content is rendered for the requesting user. */
  userPages: readonly string[];
  /** The placeholder for the shop's origin in the built pages. */
  placeholderOrigin: string;
  /** The addresses that the server needs, without the origin. */
  addresses: {
    /** A product's page. The id is a part of the path. */
    product: (product: Pick<ListedProduct, '_id' | 'name'>) => string;
    /** The paths of the public pages with a text of their own. */
    publicPaths: readonly string[];
    /** The path prefix of the pages that need a user. */
    privatePathPrefix: string;
  };
}

/** Loads the code of the built storefront; undefined if this server has no storefront. */
export async function loadBuild(folder: string): Promise<StorefrontBuild | undefined> {
  const file = join(folder, '.renderer/renderer.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as StorefrontBuild) : undefined;
}
