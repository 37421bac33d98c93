import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

export const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
export const results = (page: Page) => page.getByRole('region', { name: 'Results' });
export const total = (page: Page) => results(page).getByRole('status').first();
/** The suggestions. */
export const options = (page: Page) => page.locator('search').getByRole('option');
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The filters that are on. */
export const chips = (page: Page) => page.getByRole('list', { name: 'Filters that are on' }).getByRole('listitem');
/** A word that no other product has. */
export const uniqueWord = () =>
  `z${randomUUID()
    .slice(0, 13)
    .replaceAll(/\W/g, '')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
