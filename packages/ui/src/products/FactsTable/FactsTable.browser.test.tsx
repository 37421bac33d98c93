import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/default-theme.css.ts';
import { FactsTable } from './FactsTable.tsx';

test('with text of twice the size on a phone, a very long word does not overflow the table', async () => {
  await page.viewport(320, 844);
  document.documentElement.style.fontSize = '200%';
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    document.documentElement.style.removeProperty('font-size');
  });
  const word = 'Keyboard'.repeat(7);
  root.render(<FactsTable product={{ replaced_parts: word }} />);
  await expect.element(page.getByText(word)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});
