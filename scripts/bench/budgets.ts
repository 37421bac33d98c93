/** The most that the shop's pages may weigh, in bytes, compressed by Brotli. `docs/performance.md` says how each is met. */
export const budgets = {
  pages: {
    home: { file: 'index.html', script: 128_500, styles: 9000, html: 13_000 },
    search: { file: 'search/index.html', script: 134_500, styles: 9500, html: 12_500 },
    'a product': { file: 'product.html', script: 139_000, styles: 10_200, html: 12_500 },
    'a category': { file: 'category/macbook/index.html', script: 134_000, styles: 9200, html: 11_500 },
    'an article': { file: 'blog/used-iphone/index.html', script: 123_000, styles: 7900, html: 11_500 },
  },
  allScripts: 264_000,
};
