/** The most that the shop's pages may weigh, in bytes, compressed by Brotli. `docs/performance.md` says how each is met. */
export const budgets = {
  pages: {
    home: { file: 'index.html', script: 129_900, styles: 8000, html: 11_900 },
    search: { file: 'search/index.html', script: 136_150, styles: 8200, html: 11_100 },
    'a product': { file: 'product.html', script: 132_750, styles: 8500, html: 10_650 },
    'a category': { file: 'category/macbook/index.html', script: 140_650, styles: 8600, html: 11_000 },
    'an article': { file: 'blog/used-iphone/index.html', script: 124_100, styles: 7000, html: 10_450 },
  },
  /** What a product's page loads, and home does not. */
  productBeyondHome: 7700,
  allScripts: 271_500,
};

/** What the scripts of other storefronts weigh, in bytes, compressed by gzip, as it was published: not measured here. */
export const published = { 'vercel/commerce': 182_000, Hydrogen: 111_000 };
