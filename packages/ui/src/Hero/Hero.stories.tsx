import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { CategoryLinks } from '../CategoryLinks/CategoryLinks.tsx';
import { Hero } from './Hero.tsx';

const meta = preview.meta({
  title: 'Home/Hero',
  component: Hero,
  args: {
    children: (
      <CategoryLinks
        pictures={{
          macBook: '/pictures/laptop-open-silver.webp',
          iphone: '/pictures/phone-duo-sage.webp',
          accessories: '/pictures/headphones-silver.webp',
        }}
      />
    ),
  },
});

export const WithCategories = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Second-hand, on the record.' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});

export const OwnWords = meta.story({
  args: { heading: 'Used, and signed for.', text: 'One sheet a device.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Used, and signed for.' })).toBeVisible();
    await expect(canvas.getByText('One sheet a device.')).toBeVisible();
  },
});
