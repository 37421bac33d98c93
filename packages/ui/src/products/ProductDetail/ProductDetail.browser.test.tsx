import { iPhone, macBook } from '@apple-only/contract/fixtures';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test.for([320, 390, 1440])(
  'at %d px, a contact that fails to load moves nothing, and its retry can be tapped',
  async (width) => {
    await page.viewport(width, 844);
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    onTestFinished(() => {
      root.unmount();
      container.remove();
    });
    const onRetry = vi.fn<() => void>();
    const show = (retrying?: boolean) =>
      root.render(
        <ProductDetail product={macBook} contactError={retrying === undefined ? undefined : { onRetry, retrying }} />,
      );
    show();
    const article = page.getByRole('article', { name: macBook.name });
    await expect.element(article).toBeVisible();
    const heightOf = () => article.element().getBoundingClientRect().height;
    const heightWhileLoading = heightOf();
    show(false);
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect.element(retry).toBeVisible();
    expect(heightOf()).toBe(heightWhileLoading);
    expect(retry.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    show(true);
    await expect.element(retry).toHaveAttribute('aria-disabled', 'true');
    await retry.click({ force: true });
    expect(onRetry).not.toHaveBeenCalled();
    root.unmount();
    container.remove();
  },
);
