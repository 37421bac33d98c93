import { renderToString } from 'react-dom/server';
import { privateWord } from '../../../scripts/private-words.ts';
import type { TestProject } from 'vitest/node';
import { everyComponent } from './every-component.suite.tsx';
import * as ui from './index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The HTML of every component, by name, as a server renders it. */
    renderedInNode: Record<string, string>;
    /** The pattern of a word that users do not read. */
    privateWord: string;
  }
}

/** Runs in Node before the browser tests, and passes them the HTML of a server. */
export function setup(project: TestProject) {
  const parts = Object.entries(everyComponent(ui));
  project.provide('privateWord', privateWord.source);
  project.provide('renderedInNode', Object.fromEntries(parts.map(([name, { part }]) => [name, renderToString(part)])));
}
