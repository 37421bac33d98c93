import type { ProductFilters } from '@apple-only/contract';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Filters } from './Filters.tsx';

const onChange = vi.fn<(filters: ProductFilters) => void>();

/** The filters in an app that applies each change. */
function Followed() {
  const [filters, setFilters] = useState<ProductFilters>({});
  return (
    <Filters
      filters={filters}
      facets={undefined}
      onChange={(next) => {
        onChange(next);
        setFilters(next);
      }}
    />
  );
}

beforeEach(() => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<Followed />);
  return () => {
    root.unmount();
    container.remove();
  };
});

test('a price is parsed in the digits and separators of any country, and stays as typed', async () => {
  const lowest = page.getByLabelText('From');
  const prices = { '৮৫': 85, '٤٩٩٫٥': 499.5, '499,5': 499.5, '1,240': 1240, '1.240,50': 1240.5, '১,০০,০০০': 100_000 };
  for (const [written, minPrice] of Object.entries(prices)) {
    await userEvent.fill(lowest, written);
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ minPrice, maxPrice: undefined }));
    await expect.element(lowest).toHaveValue(written);
  }
});
