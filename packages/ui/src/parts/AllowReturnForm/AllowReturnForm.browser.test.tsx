import '../../theme/fonts.css.ts';
import '../../theme/default-theme.css.ts';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { AllowReturnForm } from './AllowReturnForm.tsx';

test('with text of twice the size, the form fits a phone of 320 px', async () => {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  const container = document.body.appendChild(document.createElement('div'));
  // The page's width without its margins.
  container.style.inlineSize = '256px';
  const root = createRoot(container);
  onTestFinished(() => {
    style.fontSize = '';
    root.unmount();
    container.remove();
  });
  root.render(<AllowReturnForm onSubmit={() => {}} />);
  const button = page.getByRole('button');
  await expect.element(button).toBeVisible();
  await document.fonts.ready;
  const { right } = container.getBoundingClientRect();
  expect(button.element().getBoundingClientRect().right).toBeLessThanOrEqual(right);
});
