import preview from '#storybook/preview';
import { categories, categoryNames, conditions, criteriaOf, gradeLimits, limitText } from '@apple-only/contract';
import { expect, type within } from 'storybook/test';
import { GradeGuide } from './GradeGuide.tsx';

const meta = preview.meta({
  title: 'Products/GradeGuide',
  component: GradeGuide,
  args: { category: 'iphone' as const },
});

const textOf = ({ textContent }: HTMLElement) => textContent;
const cellsOf = (canvas: ReturnType<typeof within>): (string | null)[] => canvas.getAllByRole('cell').map(textOf);

export const IPhone = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'iPhone' })).toBeVisible();
    const grades = canvas.getAllByRole('columnheader').map(textOf);
    await expect(grades).toEqual(['Excellent', 'Good', 'Fair']);
    await expect(cellsOf(canvas)).toContain('90 % or more');
    await expect(cellsOf(canvas)).toContain('No marks');
  },
});

export const MacBook = meta.story({
  args: { category: 'macBook' },
  play: async ({ canvas }) => {
    await expect(cellsOf(canvas)).toContain('85 % or more');
  },
});

/** The guide omits battery health, which most accessories do not report. */
export const Accessories = meta.story({
  args: { category: 'accessories' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Battery health')).not.toBeInTheDocument();
  },
});

/** All texts come from the limits of the grades. */
export const AllCategories = meta.story({
  render: () => (
    <>
      {categories.map((category) => (
        <GradeGuide key={category} category={category} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const limits = categories.flatMap((category) =>
      criteriaOf(category).flatMap((criterion) =>
        conditions.toReversed().map((condition) => limitText(criterion, gradeLimits[category][condition])),
      ),
    );
    await expect(cellsOf(canvas)).toEqual(limits);
    for (const name of Object.values(categoryNames)) await expect(canvas.getByRole('table', { name })).toBeVisible();
  },
});

export const BesideAProduct = meta.story({
  args: { condition: 'Good' },
  play: async ({ canvas, canvasElement }) => {
    const marked = canvasElement.querySelectorAll('[data-current]');
    await expect(marked).toHaveLength(1 + criteriaOf('iphone').length);
    await expect(canvas.getByRole('columnheader', { name: 'Good' })).toHaveAttribute('data-current');
  },
});

export const At320 = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    for (const cell of canvas.getAllByRole('cell')) {
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    }
  },
});

export const AnotherLanguage = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Akku')).toBeVisible();
    await expect(cellsOf(canvas)).toContain('Mindestens 90 %');
  },
});
