import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright';

/** The page's content when the picture was taken. */
export interface Snapshot {
  /** In document order: an element comes after its parent. */
  elements: SnapshotElement[];
  /** The custom properties of `:root`, by name. */
  tokens: Record<string, Token>;
  /** Values of an unstyled element. `styles` leaves these out. */
  initial: Styles;
}

/** Longhand properties, with their values before layout: `50%` and `auto`, not the resulting pixels. */
export type Styles = Readonly<Record<string, string>>;

export interface Token {
  /** The value in the theme: `light-dark(#42546b, #a9bad2)`. */
  written: string;
  /** The computed value of an element: `rgb(66, 84, 107)`. */
  computed: string;
}

export interface SnapshotElement {
  /** The parent's index; -1 for the root. */
  parent: number;
  tag: string;
  /** Its class without the hash: `Badge_root`. Empty if it has no readable one. */
  className: string;
  /** Its label, alternative text or text. */
  name: string;
  /** The text directly in it. */
  text: string;
  /** Its attributes, except class and style. */
  attributes: Readonly<Record<string, string>>;
  /** From the page's upper left corner. */
  box: Box;
  styles: Styles;
  /** By name: `::before`. Only the visible ones. */
  pseudo: Readonly<Record<string, Styles>>;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

let script: Promise<string> | undefined;

/** Reads a page's content, and leaves the page unchanged. */
export async function takeSnapshot(page: Page): Promise<Snapshot> {
  script ??= bundle();
  return page.evaluate<Snapshot>(`(() => { ${await script}; return inPage.readPage(); })()`);
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('snapshot/in-page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'inPage',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}
