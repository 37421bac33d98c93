import { createRoot } from 'react-dom/client';
import { fireEvent } from 'storybook/test';
import { expect, onTestFinished, test } from 'vitest';
import { SearchField } from './SearchField.tsx';

/** The field of an app that gives words when the test has it do so. */
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
