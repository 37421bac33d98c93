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
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Used Apple devices, honestly described.' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});

export const OwnWords = meta.story({
  args: { heading: 'Good as used.', text: 'Every device has its own listing.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Good as used.' })).toBeVisible();
    await expect(canvas.getByText('Every device has its own listing.')).toBeVisible();
  },
});
