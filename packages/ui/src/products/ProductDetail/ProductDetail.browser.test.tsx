import { iPhone, macBook } from '@apple-only/contract/fixtures';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/default-theme.css.ts';
import { ProductDetail } from './ProductDetail.tsx';

test('replacing the product shows the first photo', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = (product: typeof iPhone) => root.render(<ProductDetail product={product} />);
  // Both have the same photos, as in a shop that shows models, not devices.
  const photos = ['a', 'b', 'c'].map((name) => `/photos/${name}.webp`);
  show({ ...iPhone, photos });
  await page.getByRole('button', { name: 'Show photo 3 of 3' }).click();
  await expect.element(page.getByRole('button', { name: 'Show photo 3 of 3' })).toHaveAttribute('aria-current');
  show({ ...macBook, photos });
  await expect.element(page.getByRole('heading', { name: macBook.name })).toBeVisible();
  await expect.element(page.getByText('1 of 3')).toBeVisible();
  await expect.poll(() => page.getByRole('list', { name: /^Photos of/ }).element().scrollLeft).toBe(0);
  root.unmount();
  container.remove();
});

test('a seller without the date of their registration has no line for it', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<ProductDetail product={{ ...iPhone, seller_since: '' }} />);
  await expect.element(page.getByRole('heading', { name: iPhone.name })).toBeVisible();
  await expect.element(page.getByText(/Registered/)).not.toBeInTheDocument();
  root.unmount();
  container.remove();
});
