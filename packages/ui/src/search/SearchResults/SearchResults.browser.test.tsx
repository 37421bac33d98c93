import type { ProductFilters } from '@apple-only/contract';
import { startTransition, use, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/default-theme.css.ts';
import '../../theme/fonts.css.ts';
import { SearchResults } from './SearchResults.tsx';

let root: Root;
/** Ends the wait for a new address. */
let arrive: () => void;
const onChange = vi.fn<(filters: ProductFilters) => void>();

/** The address as in Next.js: a new one is shown once its page has loaded. */
function PageOfRouter() {
  const [address, go] = useState<ProductFilters | Promise<ProductFilters>>({ q: 'air' });
  const filters = address instanceof Promise ? use(address) : address;
  return (
    <SearchResults
      filters={filters}
      onChange={(next) => {
        onChange(next);
        const { promise, resolve } = Promise.withResolvers<ProductFilters>();
        arrive = () => resolve(next);
        startTransition(() => go(promise));
      }}
      total={{ count: 24, more: false }}
    >
      <p>{`Found: ${filters.location?.join() ?? 'everywhere'}`}</p>
    </SearchResults>
  );
}

beforeEach(async () => {
  onChange.mockClear();
  await page.viewport(1280, 800);
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  root.render(<PageOfRouter />);
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

test('filters pressed before the router updates the address all apply, and are shown at once', async () => {
  const filters = page.getByRole('complementary', { name: 'Filters' });
  for (const name of [/^Good/, /^Dhaka/]) {
    await filters.getByRole('checkbox', { name }).click();
    await expect.element(filters.getByRole('checkbox', { name })).toBeChecked();
  }
  expect(onChange).toHaveBeenLastCalledWith({ q: 'air', condition: ['Good'], location: ['Dhaka'] });
  await expect.element(page.getByText('Found: everywhere')).toBeVisible();
  arrive();
  await expect.element(page.getByText('Found: Dhaka')).toBeVisible();
  await expect.element(filters.getByRole('checkbox', { name: /^Good/ })).toBeChecked();
});

test('on the smallest phone, the filter button and the sort options are not cut off', async () => {
  await page.viewport(320, 640);
  root.render(
    <div style={{ inlineSize: '18rem' }}>
      <SearchResults filters={{ q: 'air', sort: '-price', condition: ['Good'] }} onChange={onChange}>
        Found
      </SearchResults>
    </div>,
  );
  const open = page.getByRole('button', { name: 'Filters (1)' });
  await expect.element(open).toBeVisible();
  await document.fonts.ready;
  const words = document.createRange();
  words.setStartAfter(open.element().children[0] ?? open.element());
  words.setEndAfter(open.element().lastChild ?? open.element());
  expect(words.getClientRects()).toHaveLength(1);
  const sort = page.getByRole('combobox', { name: 'Sort' }).element();
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(sort);
  const room = sort.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  const ruler = document.createElement('span');
  Object.assign(ruler.style, { font, position: 'absolute' });
  document.body.append(ruler);
  for (const { textContent } of sort.querySelectorAll('option')) {
    ruler.textContent = textContent;
    expect(ruler.getBoundingClientRect().width).toBeLessThanOrEqual(room);
  }
});
