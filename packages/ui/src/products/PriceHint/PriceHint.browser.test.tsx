import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia } from '../../emulate-media.suite.ts';
import '../../theme/default-theme.css.ts';
import { PriceHint } from './PriceHint.tsx';

const forcedColours = (value: 'active' | 'none') =>
  emulateMedia({
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-color-scheme', value: 'dark' },
    ],
  });

test('the scale uses the forced colours of the user, whatever theme was chosen', async () => {
  document.documentElement.dataset['theme'] = 'light';
  await forcedColours('active');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(async () => {
    root.unmount();
    delete document.documentElement.dataset['theme'];
    await forcedColours('none');
  });
  const quartiles = { lower: 300, middle: 400, upper: 500 };
  root.render(<PriceHint guide={{ name: 'iPhone', count: { count: 5, more: false }, quartiles }} price="450" />);
  await expect.element(page.getByText(/^This price/)).toBeVisible();
  const text = getComputedStyle(document.body).color;
  const colours = (part: string) => {
    const { fill, stroke } = getComputedStyle(document.querySelector(`[data-scale] > ${part}`) ?? document.body);
    return { fill, stroke };
  };
  for (const part of ['line', 'rect', 'line:nth-of-type(2)']) expect(colours(part).stroke).toBe(text);
  expect(colours('circle').fill).toBe(text);
});
