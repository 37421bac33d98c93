import preview from '#storybook/preview';
import { expect, within } from 'storybook/test';
import { Statistics } from './Statistics.tsx';

const meta = preview.meta({ title: 'Home/Statistics', component: Statistics });

const read = (root: HTMLElement) =>
  within(root)
    .getAllByRole('term')
    .map((term) => `${term.nextElementSibling?.textContent} ${term.textContent}`);

/** The number of columns. */
const columns = (root: HTMLElement) =>
  new Set(
    within(root)
      .getAllByRole('definition')
      .map((number) => number.getBoundingClientRect().left),
  ).size;

export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Apple Only in numbers' })).toBeVisible();
    await expect(read(canvasElement)).toEqual([
      '1865 users',
      '1155 sold products',
      '3 categories',
      '64 locations',
      '889 products',
    ]);
    await expect(columns(canvasElement)).toBe(5);
  },
});

export const HugeNumbers = meta.story({
  args: {
    numbers: { users: 1_234_567_890_123, soldProducts: 99_999_999, categories: 3, locations: 0, products: 8_890_000 },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1234567890123')).toBeVisible();
    for (const number of canvas.getAllByRole('definition')) {
      await expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The numbers are in two columns, the last one on a line of its own. */
export const At320 = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(columns(canvasElement)).toBe(2);
  },
});

export const RightToLeft = meta.story({
  globals: { viewport: { value: 'desktop' } },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('definition');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(second?.getBoundingClientRect().left ?? 0);
  },
});

export const AnotherLanguage = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAccessibleName(/Zahlen/);
    await expect(canvas.queryByText(/users|sold/)).not.toBeInTheDocument();
  },
});
