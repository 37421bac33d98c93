/** Stand before and after what differs between a page without data and the same page that the server renders with its data. */
export const marks = {
  /** The title and what else the page has in its head. */
  head: '<!--page-head-->',
  /** The links to the data that the page would request. */
  reads: '<!--page-reads-->',
  /** The page itself. */
  root: '<!--page-root-->',
} as const;
