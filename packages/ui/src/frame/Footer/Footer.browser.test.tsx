import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/default-theme.css.ts';
import { Footer } from './Footer.tsx';

test('with text of twice the size, the footer is a single column on a small screen, and does not overflow it', async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(<Footer />);
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
  const lists = page.getByRole('list').elements();
  expect(lists).toHaveLength(3);
  expect(new Set(lists.map((list) => list.getBoundingClientRect().left)).size).toBe(1);
});
