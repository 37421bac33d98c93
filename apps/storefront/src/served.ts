/** The data that a page was rendered with by the server, for the browser to hydrate it without a request. */
export interface Served {
  /** The keys of the queries that have it, and their data. */
  queries?: [key: readonly unknown[], data: unknown][];
  /** Whether the server has answered that there is no such page. */
  missing?: boolean;
}

/** As the content of a `<script>`: no text in it can end the element. */
export const scriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
