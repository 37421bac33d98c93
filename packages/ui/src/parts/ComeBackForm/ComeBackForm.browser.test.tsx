import '../../theme/fonts.css.ts';
import '../../theme/default-theme.css.ts';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { ComeBackForm } from './ComeBackForm.tsx';

test('the form fits into a phone of 320 px with text of twice the size', async () => {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  const place = document.body.appendChild(document.createElement('div'));
  // The page's width without its margins.
  place.style.inlineSize = '256px';
  const root = createRoot(place);
  onTestFinished(() => {
    style.fontSize = '';
    root.unmount();
    place.remove();
  });
  root.render(<ComeBackForm onSubmit={() => {}} />);
  const button = page.getByRole('button');
  await expect.element(button).toBeVisible();
  await document.fonts.ready;
  const { right } = place.getBoundingClientRect();
  expect(button.element().getBoundingClientRect().right).toBeLessThanOrEqual(right);
});
