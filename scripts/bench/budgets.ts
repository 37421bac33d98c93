/** The most that the shop's pages may weigh, in bytes, compressed by Brotli. `docs/performance.md` says how each is met. */
export const budgets = {
  pages: {
    home: { file: 'index.html', script: 130_500, styles: 8150, html: 12_400 },
    search: { file: 'search/index.html', script: 136_850, styles: 8350, html: 11_600 },
    'a product': { file: 'product.html', script: 133_300, styles: 8600, html: 11_100 },
    'a category': { file: 'category/macbook/index.html', script: 141_300, styles: 8700, html: 11_400 },
    'an article': { file: 'blog/used-iphone/index.html', script: 124_650, styles: 7000, html: 10_900 },
  },
  /** What a product's page loads, and home does not. */
  productBeyondHome: 7700,
  allScripts: 273_000,
};

/** What the scripts of other storefronts weigh, in bytes, compressed by gzip, as it was published: not measured here. */
export const published = { 'vercel/commerce': 182_000, Hydrogen: 111_000 };
