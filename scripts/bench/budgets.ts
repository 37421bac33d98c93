/**
 * The most that the shop's pages may weigh, in bytes, compressed by Brotli, with room for some 50: the names of chunks change with what
 * is in them, and compress differently. `docs/performance.md` says how each is met.
 */
export const budgets = {
  pages: {
    home: { file: 'index.html', script: 131_150, styles: 8200, html: 12_550 },
    search: { file: 'search/index.html', script: 137_550, styles: 8400, html: 11_700 },
    'a product': { file: 'product.html', script: 133_950, styles: 8700, html: 11_200 },
    'a category': { file: 'category/macbook/index.html', script: 142_500, styles: 8750, html: 11_550 },
    'an article': { file: 'blog/used-iphone/index.html', script: 125_250, styles: 7100, html: 10_950 },
  },
  /** What a product's page loads, and home does not. */
  productBeyondHome: 7700,
  allScripts: 272_950,
};

/** What the scripts of other storefronts weigh, in bytes, compressed by gzip, as it was published: not measured here. */
export const published = { 'vercel/commerce': 182_000, Hydrogen: 111_000 };
