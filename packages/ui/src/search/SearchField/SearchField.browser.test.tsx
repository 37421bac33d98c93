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

test('the late answer of an app leaves the words that were typed meanwhile', async () => {
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

test('a late answer is known by its words, with or without spaces around them', async () => {
  const { give, type, shows } = show();
  await give('');
  for (const words of ['mac', 'mac ', 'mac a', 'mac ai']) await type(words);
  for (const answer of ['mac', 'mac ', 'mac a', 'mac ai']) {
    await give(answer);
    await settled();
    await shows('mac ai');
  }
});

test('a late answer to words that were deleted again leaves those that were typed since', async () => {
  const { give, type, shows } = show();
  await give('');
  for (const words of ['m', '', 'i']) await type(words);
  for (const answer of ['m', '', 'i']) {
    await give(answer);
    await settled();
    await shows('i');
  }
});

test('words that were deleted again replace those in the field once the app gives them by itself', async () => {
  const { give, type, shows } = show();
  await give('');
  await type('m');
  await type('');
  await give('m');
  await shows('m');
});

test('words that the app gives by itself replace those in the field, also earlier ones', async () => {
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

test('the arrow keys show the option that they lead to, in a list that is longer than the screen', async () => {
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
