import { renderToString } from 'react-dom/server';
import { privateWord } from '../../../scripts/private-words.ts';
import type { TestProject } from 'vitest/node';
import { everyComponent } from './every-component.suite.tsx';
import * as ui from './index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server-rendered HTML of every component, by name. */
    renderedInNode: Record<string, string>;
    /** The pattern of words not meant for users. */
    privateWord: string;
  }
}

/** Runs in Node before the browser tests, and passes them the server-rendered HTML. */
export function setup(project: TestProject) {
  const parts = Object.entries(everyComponent(ui));
  project.provide('privateWord', privateWord.source);
  project.provide('renderedInNode', Object.fromEntries(parts.map(([name, { part }]) => [name, renderToString(part)])));
}
