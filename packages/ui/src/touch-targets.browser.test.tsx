import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { everyComponent } from './every-component.suite.tsx';
import * as ui from './index.ts';
import './theme/default-theme.css.ts';

const { ProductDetail, BookingCard } = everyComponent(ui);

test.for([
  ['the category and the grade of a product', ProductDetail.part, ['MacBook', 'Condition: what it means']],
  ['the seller of a booked product', BookingCard.part, ['nadia@appleonly.example', '01711 204 118']],
] as const)('%s can be tapped', async ([, part, names]) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(part);
  for (const name of names) {
    const link = page.getByRole('link', { name, exact: true });
    await expect.element(link).toBeVisible();
    expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  }
});
