/**
 * The limits for the shop's pages, in bytes, compressed by Brotli, with about 50 to spare: chunk names change with their content, and
 * compress differently. `docs/performance.md` says how each is met.
 */
export const budgets = {
  pages: {
    home: { file: 'index.html', script: 127_950, styles: 8400, html: 12_750 },
    search: { file: 'search/index.html', script: 134_950, styles: 8550, html: 11_900 },
    'a product': { file: 'product.html', script: 131_250, styles: 8950, html: 11_500 },
    'a category': { file: 'category/macbook/index.html', script: 140_250, styles: 8950, html: 11_800 },
    'an article': { file: 'blog/used-iphone/index.html', script: 122_000, styles: 7200, html: 11_150 },
  },
  /** Scripts that a product's page loads and home does not. */
  productBeyondHome: 8150,
  allScripts: 272_750,
};

/** Sizes of other storefronts' scripts, in bytes, compressed by gzip, as published: not measured here. */
export const otherStorefronts = { 'vercel/commerce': 182_000, Hydrogen: 111_000 };
