import type { User } from '@apple-only/contract';

/** The data that the server rendered a page with, so that the browser hydrates it without a request. */
export interface Served {
  /** The user for whom it was rendered. @default a visitor */
  user?: User | undefined;
  /** The keys and data of the queries. */
  queries?: [key: readonly unknown[], data: unknown][];
  /** Whether the server has responded that there is no such page. */
  missing?: boolean;
}

/** Restores a query's data from its JSON. */
export const restoreData = (data: unknown) =>
  // The first page of an infinite query has no cursor: JSON has no undefined.
  typeof data === 'object' && data !== null && 'pageParams' in data ? { ...data, pageParams: [undefined] } : data;

/** As the content of a `<script>`: no text in it can end the element. */
export const scriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
