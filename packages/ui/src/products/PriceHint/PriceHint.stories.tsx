import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { PriceHint } from './PriceHint.tsx';

const guide = {
  name: 'iPhone 13',
  condition: 'Good' as const,
  count: { count: 12, more: false },
  quartiles: { lower: 420, middle: 465, upper: 510 },
};

const meta = preview.meta({
  title: 'Products/PriceHint',
  component: PriceHint,
  args: { guide, price: '450' },
  decorators: [(Story) => <div style={{ maxInlineSize: '28rem' }}>{Story()}</div>],
});

const markOf = (root: HTMLElement) => Number.parseFloat(root.querySelector('circle')?.getAttribute('cx') ?? '');

export const InRange = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Half of them ask $420 to $510; the middle price is $465.')).toBeVisible();
    await expect(canvas.getByText('This price is in that range.')).toBeVisible();
    await expect(canvas.getByText('Compared with 12 listings here named “iPhone 13” in Good condition.')).toBeVisible();
    await expect(markOf(canvasElement)).toBeGreaterThan(33.3);
    await expect(markOf(canvasElement)).toBeLessThan(50);
  },
});

export const Lower = meta.story({
  args: { price: '$300' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('This price is lower than three quarters of them.')).toBeVisible();
    // A price far off is at the end of the scale, not outside.
    await expect(markOf(canvasElement)).toBe(1);
  },
});

export const Higher = meta.story({
  args: { price: '1,299.00' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('This price is higher than three quarters of them.')).toBeVisible();
    await expect(markOf(canvasElement)).toBe(99);
  },
});

/** Without a price, or with one that is not a number, nothing is compared. */
export const WithoutPrice = meta.story({
  args: { price: 'on request' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Half of them/)).toBeVisible();
    await expect(canvas.queryByText(/^This price/)).toBeNull();
    await expect(canvasElement.querySelector('circle')).toBeNull();
  },
});

export const AnyCondition = meta.story({
  args: { guide: { ...guide, condition: undefined, count: { count: 1000, more: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Compared with more than 1,000 listings here named “iPhone 13”.')).toBeVisible();
  },
});

/** All have the same price. */
export const OnePrice = meta.story({
  args: { guide: { ...guide, quartiles: { lower: 465, middle: 465, upper: 465 } }, price: '465' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('This price is in that range.')).toBeVisible();
    await expect(markOf(canvasElement)).toBe(50);
  },
});

export const TooFew = meta.story({
  args: { guide: { name: 'iPhone 13', count: { count: 4, more: false } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Fewer than 5 similar devices are listed here: too few to compare.')).toBeVisible();
    await expect(canvasElement.querySelector('[data-scale]')).toBeNull();
  },
});

/** Nothing is entered yet. */
export const NothingEntered = meta.story({
  args: { guide: undefined, price: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter a name and a category to see what similar devices here ask.')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { guide: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Comparing with similar devices…')).toBeVisible();
  },
});

/** In a form, it reserves room for the result, which could otherwise move the field while the user types. */
export const LoadingInAForm = meta.story({
  args: { guide: 'loading' },
  decorators: (Story) => (
    <form>
      <Story />
      <input aria-label="Description" />
    </form>
  ),
  play: async ({ args, canvasElement, mount }) => {
    const inputTop = () => canvasElement.querySelector('input')?.getBoundingClientRect().top ?? NaN;
    await mount(<PriceHint {...args} guide={guide} />);
    const answered = inputTop();
    await mount(<PriceHint {...args} />);
    await expect(inputTop()).toBeGreaterThanOrEqual(answered);
  },
});

export const Failed = meta.story({
  args: { guide: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Couldn’t compare with similar devices.')).toBeVisible();
  },
});

/** A name without a space stays within its column. */
export const LongName = meta.story({
  args: { guide: { ...guide, name: 'x'.repeat(200) } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
