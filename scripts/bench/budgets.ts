/** The most that the shop's pages may weigh, in bytes, compressed by Brotli. `docs/performance.md` says how each is met. */
export const budgets = {
  pages: {
    home: { file: 'index.html', script: 130_300, styles: 7900, html: 11_700 },
    search: { file: 'search/index.html', script: 137_100, styles: 8200, html: 11_200 },
    'a product': { file: 'product.html', script: 133_400, styles: 8600, html: 10_600 },
    'a category': { file: 'category/macbook/index.html', script: 141_700, styles: 8600, html: 10_700 },
    'an article': { file: 'blog/used-iphone/index.html', script: 124_100, styles: 7000, html: 10_200 },
  },
  /** What a product's page loads, and home does not. */
  productBeyondHome: 8000,
  allScripts: 272_900,
};
