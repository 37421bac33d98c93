/** The marks before and after each part that differs between a page without data and the same page rendered with its data. */
export const marks = {
  /** The title and the rest of the page's own head. */
  head: '<!--page-head-->',
  /** The links to the data that the page would request. */
  reads: '<!--page-reads-->',
  /** The page itself. */
  root: '<!--page-root-->',
} as const;
