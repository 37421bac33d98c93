import type { User } from '@apple-only/contract';

/** The data that a page was rendered with by the server, for the browser to hydrate it without a request. */
export interface Served {
  /** The user for whom it was rendered. @default a visitor */
  user?: User | undefined;
  /** The keys of the queries that have it, and their data. */
  queries?: [key: readonly unknown[], data: unknown][];
  /** Whether the server has answered that there is no such page. */
  missing?: boolean;
}

/** The data of a query, as it was before it became JSON. */
export const restored = (data: unknown) =>
  // Of an infinite query, whose first page has no cursor: JSON has no undefined.
  typeof data === 'object' && data !== null && 'pageParams' in data ? { ...data, pageParams: [undefined] } : data;

/** As the content of a `<script>`: no text in it can end the element. */
export const scriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
