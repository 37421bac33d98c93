import { createRoot } from 'react-dom/client';
import { fireEvent, userEvent } from 'storybook/test';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/default-theme.css.ts';
import { SearchField } from './SearchField.tsx';

/** The field in an app that sets its words when the test says so. */
function show() {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  const give = (value: string) => {
    root.render(<SearchField value={value} onSearch={() => {}} data-given={value} />);
    return expect.poll(() => document.querySelector('search')?.dataset['given']).toBe(value);
  };
  const input = () => document.querySelector('input');
  const type = async (words: string) => {
    const field = input();
    if (!field) throw new Error('There is no field.');
    await fireEvent.change(field, { target: { value: words } });
  };
  const shows = (words: string) => expect.poll(() => input()?.value).toBe(words);
  return { give, type, shows };
}

/** Resolves once effects have run and rendered. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test('a late value of the app does not overwrite text typed meanwhile', async () => {
  const { give, type, shows } = show();
  await give('');
  await type('m');
  await type('ma');
  await type('mac');
  for (const answer of ['m', 'ma', 'mac']) {
    await give(answer);
    await settled();
    await shows('mac');
  }
});

test('a late value of the app does not overwrite the text, with or without spaces around it', async () => {
  const { give, type, shows } = show();
  await give('');
  for (const words of ['mac', 'mac ', 'mac a', 'mac ai']) await type(words);
  for (const answer of ['mac', 'mac ', 'mac a', 'mac ai']) {
    await give(answer);
    await settled();
    await shows('mac ai');
  }
});

test('a late value of deleted text does not overwrite text typed since', async () => {
  const { give, type, shows } = show();
  await give('');
  for (const words of ['m', '', 'i']) await type(words);
  for (const answer of ['m', '', 'i']) {
    await give(answer);
    await settled();
    await shows('i');
  }
});

test('a value that the app sets itself replaces the text, even one that was typed and deleted before', async () => {
  const { give, type, shows } = show();
  await give('');
  await type('m');
  await type('');
  await give('m');
  await shows('m');
});

test('a value that the app sets itself replaces the text, even one that it has set before', async () => {
  const { give, type, shows } = show();
  await give('');
  await type('m');
  await give('m');
  await type('ma');
  await give('ma');
  await give('m');
  await shows('m');
  await type('mx');
  await give('iphone');
  await shows('iphone');
});

test('the arrow keys scroll the active option into view in a list longer than the screen', async () => {
  await page.viewport(1280, 600);
  const names = Array.from({ length: 14 }, (_, index) => `iPhone ${index}`);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(<SearchField suggestions={names} onSearch={() => {}} />);
  const field = page.getByRole('combobox');
  await userEvent.type(await field.findElement(), 'iph');
  await expect.element(page.getByRole('option', { name: 'iPhone 13', exact: true })).toBeInTheDocument();
  const isActiveShown = () => {
    const option = document.querySelector('[role="option"][aria-selected="true"]');
    const popup = option?.closest('search > div');
    if (!option || !popup) return 'no active option';
    const [inner, outer] = [option, popup].map((one) => one.getBoundingClientRect());
    return Number(inner?.top) >= Number(outer?.top) && Number(inner?.bottom) <= Number(outer?.bottom);
  };
  for (const key of [...names.map(() => '{ArrowDown}'), ...names.slice(1).map(() => '{ArrowUp}')]) {
    await userEvent.keyboard(key);
    expect(isActiveShown()).toBe(true);
  }
  // The name of the group is visible again, too.
  expect(document.querySelector('search > div')?.scrollTop).toBe(0);
  expect(window.scrollY).toBe(0);
});
