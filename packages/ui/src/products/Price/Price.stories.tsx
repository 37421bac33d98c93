import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Price } from './Price.tsx';

const meta = preview.meta({ title: 'Products/Price', component: Price, args: { value: '620' } });

export const Normal = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$620')).toHaveAttribute('value', '620');
  },
});

export const Large = meta.story({
  args: { size: 'large', value: '1,240' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,240')).toBeVisible();
  },
});

/** A price that already begins with `$` does not get another. */
export const TypedWithDollar = meta.story({
  args: { value: '$620' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$620')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { size: 'large', value: '99999999999999999999999999999 or the nearest offer' },
  decorators: [(Story) => <div style={{ inlineSize: '12rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const price = canvas.getByText(/^\$9{29} or/);
    await expect(price.scrollWidth).toBeLessThanOrEqual(price.clientWidth);
  },
});
