import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright';

/** What a page had when it was pictured. */
export interface Snapshot {
  /** In the order of the document: an element stands after its parent. */
  elements: SnapshotElement[];
  /** The custom properties of `:root`, by name. */
  tokens: Record<string, Token>;
  /** Values of an element that nothing styles. `styles` leaves these out. */
  initial: Styles;
}

/** Longhand properties, with their values before layout: `50%` and `auto`, not the pixels that came of them. */
export type Styles = Readonly<Record<string, string>>;

export interface Token {
  /** As the theme has it: `light-dark(#42546b, #a9bad2)`. */
  written: string;
  /** As an element gets it: `rgb(66, 84, 107)`. */
  computed: string;
}

export interface SnapshotElement {
  /** The parent's index; -1 for the root. */
  parent: number;
  tag: string;
  /** Its class without the hash: `Badge_root`. Empty where it has none that can be read. */
  className: string;
  /** Its label, alternative text or text. */
  name: string;
  /** The text directly in it. */
  text: string;
  /** What its HTML says, but for class and style. */
  attributes: Readonly<Record<string, string>>;
  /** From the page's upper left corner. */
  box: Box;
  styles: Styles;
  /** By name: `::before`. Only those that are shown. */
  pseudo: Readonly<Record<string, Styles>>;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

let script: Promise<string> | undefined;

/** Reads what a page has. Leaves the page as it was. */
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
