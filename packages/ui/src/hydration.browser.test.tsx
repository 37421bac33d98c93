import { StrictMode, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { everyComponent } from './every-component.suite.tsx';
import * as ui from './index.ts';
import './theme/default-theme.css.ts';
import { waitFor } from './wait-for.suite.ts';

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

  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const root = hydrateRoot(container, <StrictMode>{part}</StrictMode>, {
    onRecoverableError: complain,
    onUncaughtError: complain,
  });
  await settled();
  complaints.push(...privateWords());
  root.unmount();
  return complaints;
}

const textAttributes = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];

/** The texts in the page, including those for screen readers only, that contain a word not meant for users. */
function privateWords(): string[] {
  const texts = Array.from(document.body.querySelectorAll('*'), (element) => [
    ...Array.from(element.childNodes, (child) => (child instanceof Text ? child.data : '')),
    ...textAttributes.map((name) => element.getAttribute(name) ?? ''),
  ]).flat();
  const word = new RegExp(inject('privateWord'), 'i');
  return texts.filter((text) => word.test(text));
}

/** Resolves once effects have run and rendered. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test.each(Object.entries(everyComponent(ui)))(
  '%s hydrates without errors, warnings or private words',
  async (name, { part }) => {
    const html = inject('renderedInNode')[name];
    expect(html).toBeTypeOf('string');
    expect(await hydrate(html ?? '', part)).toEqual([]);
  },
);

test('text typed into the search before hydration is kept and reported', async () => {
  const container = document.createElement('div');
  container.innerHTML = inject('renderedInNode')['SearchField'] ?? '';
  document.body.append(container);
  const input = container.querySelector('input');
  if (!input) throw new Error('There is no field.');
  input.value = 'macbook';
  const onType = vi.fn<(words: string) => void>();
  const field = (about: string) => <ui.SearchField onSearch={() => {}} onType={onType} data-about={about} />;
  const root = hydrateRoot(container, field('served'));
  await waitFor(() => expect(onType).toHaveBeenCalledWith('macbook'));
  // Also after the app renders it again.
  root.render(field('drawn'));
  await waitFor(() => expect(container.querySelector('[data-about=drawn]')).not.toBeNull());
  await settled();
  expect(input).toHaveProperty('value', 'macbook');
  root.unmount();
});

test('cards below the viewport are laid out once the browser is idle, and keep their size when they are skipped again', async () => {
  document.documentElement.style.setProperty('--grid-far', 'auto');
  const container = document.createElement('div');
  container.style.marginBlockStart = '10000px';
  container.innerHTML = inject('renderedInNode')['Grid'] ?? '';
  document.body.append(container);
  const cells = Array.from(container.querySelectorAll('li'));
  const isSkipped = () =>
    cells.map(({ firstElementChild: card }) => !card?.checkVisibility({ contentVisibilityAuto: true }));
  const heights = () => new Set(cells.map((cell) => cell.offsetHeight));
  await waitFor(() => expect(isSkipped()).toEqual([false, false, false, false, true]));
  expect(heights().size).toBe(2);
  const root = hydrateRoot(container, everyComponent(ui)['Grid']?.part);
  await waitFor(() => expect(isSkipped()).toEqual([true, true, true, true, true]));
  expect(heights().size).toBe(1);
  root.unmount();
  document.documentElement.style.removeProperty('--grid-far');
});

test('text that differs between server and browser is reported', async () => {
  expect(await hydrate('<p>Signed out</p>', <p>Signed in</p>)).toEqual([expect.stringContaining('Hydration failed')]);
});

test('a private word is reported', async () => {
  const html = '<p aria-label="No stamp">Two ledgers</p>';
  expect(await hydrate(html, <p aria-label="No stamp">Two ledgers</p>)).toEqual(['Two ledgers', 'No stamp']);
});

test('an attribute that differs between server and browser is reported', async () => {
  expect(await hydrate('<p title="server">x</p>', <p title="browser">x</p>)).toEqual([
    expect.stringContaining("didn't match"),
  ]);
});
