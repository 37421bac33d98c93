/**
 * The most that the shop's pages may weigh, in bytes, compressed by Brotli, with room for some 50: the names of chunks change with what
 * is in them, and compress differently. `docs/performance.md` says how each is met.
 */
export const budgets = {
  pages: {
    home: { file: 'index.html', script: 131_200, styles: 8300, html: 12_650 },
    search: { file: 'search/index.html', script: 137_750, styles: 8500, html: 11_800 },
    'a product': { file: 'product.html', script: 134_000, styles: 8800, html: 11_350 },
    'a category': { file: 'category/macbook/index.html', script: 142_700, styles: 8850, html: 11_700 },
    'an article': { file: 'blog/used-iphone/index.html', script: 125_350, styles: 7200, html: 11_100 },
  },
  /** What a product's page loads, and home does not. */
  productBeyondHome: 7700,
  allScripts: 273_100,
};

/** What the scripts of other storefronts weigh, in bytes, compressed by gzip, as it was published: not measured here. */
export const published = { 'vercel/commerce': 182_000, Hydrogen: 111_000 };
