import { StrictMode, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { everyComponent } from './every-component.suite.tsx';
import * as ui from './index.ts';
import './theme/default-theme.css.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Puts a server's HTML into the page and hydrates it. Returns all errors of React and the browser. */
async function hydrate(html: string, part: ReactElement): Promise<string[]> {
  const complaints: string[] = [];
  const complain = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);

  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  const root = hydrateRoot(place, <StrictMode>{part}</StrictMode>, {
    onRecoverableError: complain,
    onUncaughtError: complain,
  });
  await settled();
  root.unmount();
  return complaints;
}

/** Resolves once effects have run and rendered. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test.each(Object.entries(everyComponent(ui)))('%s hydrates without a word', async (name, { part }) => {
  const html = inject('renderedInNode')[name];
  expect(html).toBeTypeOf('string');
  expect(await hydrate(html ?? '', part)).toEqual([]);
});

test('what a browser draws otherwise than the server is found out', async () => {
  expect(await hydrate('<p>Signed out</p>', <p>Signed in</p>)).toEqual([expect.stringContaining('Hydration failed')]);
});

test('an attribute that a browser draws otherwise is found out', async () => {
  expect(await hydrate('<p title="server">x</p>', <p title="browser">x</p>)).toEqual([
    expect.stringContaining("didn't match"),
  ]);
});
