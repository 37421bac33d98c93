import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Facts } from './Facts.tsx';

const meta = preview.meta({
  title: 'Parts/Facts',
  component: Facts,
  args: {
    rows: [
      { term: 'Original price', value: '$999' },
      { term: 'Purchase year', value: '2021' },
      { term: 'Use year', value: '3 years' },
      { term: 'Location', value: 'Dhaka' },
    ],
  },
});

export const TwoColumns = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '$999',
      '2021',
      '3 years',
      'Dhaka',
    ]);
  },
});

/** Four in a row only within a wide card; see ProductCard. */
export const FourColumnsWithoutASheet = meta.story({
  args: { columns: 4 },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
    await expect(third?.top).toBeGreaterThan(first?.top ?? 0);
  },
});

export const OddNumber = meta.story({
  args: { rows: [{ term: 'Mobile', value: '01711 204 118' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent('01711 204 118');
  },
});

export const LongValue = meta.story({
  args: { rows: [{ term: 'Seller’s e-mail', value: `${'a-very-long-name-'.repeat(12)}@appleonly.example` }] },
  play: async ({ canvas }) => {
    const value = canvas.getByRole('definition');
    await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
  },
});
