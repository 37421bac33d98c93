import preview from '#storybook/preview';
import { factNames } from '@apple-only/contract';
import { facts, macBook } from '@apple-only/contract/fixtures';
import { expect, type within } from 'storybook/test';
import { FactsTable } from './FactsTable.tsx';

const meta = preview.meta({
  title: 'Products/FactsTable',
  component: FactsTable,
  args: { product: { ...macBook, ...facts } },
});

const valueOf = (canvas: ReturnType<typeof within>, fact: string): string | null =>
  canvas.getByRole('row', { name: (name: string) => name.startsWith(`${fact} `) }).querySelector('td').textContent;

export const Complete = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Facts' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(factNames.length);
    await expect(valueOf(canvas, 'Battery health')).toBe('91 %');
    await expect(valueOf(canvas, 'Battery cycles')).toBe('212');
    await expect(valueOf(canvas, 'Screen marks')).toBe('No marks');
    await expect(valueOf(canvas, 'Warranty until')).toBe('2027-03-31');
    await expect(valueOf(canvas, 'iCloud lock')).toBe('Off, as the seller states');
    await expect(canvas.queryByText('Not stated')).not.toBeInTheDocument();
  },
});

export const Incomplete = meta.story({
  args: { product: { model: 'iPhone 15', storage: '128 GB', icloud_off: false } },
  play: async ({ canvas }) => {
    await expect(valueOf(canvas, 'Storage')).toBe('128 GB');
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(valueOf(canvas, 'Not stated')).toMatch(/^Colour, Memory, .*iCloud lock, In the box$/);
  },
});

/** A product listed before facts existed. */
export const Empty = meta.story({
  args: { product: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
    await expect(valueOf(canvas, 'Not stated')?.split(', ')).toHaveLength(factNames.length);
  },
});

export const VeryLongWords = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { product: { ...facts, model: 'M'.repeat(100), replaced_parts: 'Screen and battery, '.repeat(15) } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const AnotherLanguage = meta.story({
  globals: { language: 'de' },
  args: { product: { ...facts, colour: undefined } },
  play: async ({ canvas }) => {
    await expect(valueOf(canvas, 'Nicht angegeben')).toBe('Farbe');
    await expect(valueOf(canvas, 'Bildschirm')).toBe('Keine Spuren');
    await expect(valueOf(canvas, 'Garantie bis')).toBe('31. März 2027');
  },
});
