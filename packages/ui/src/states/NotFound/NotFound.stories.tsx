import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { NotFound } from './NotFound.tsx';

const meta = preview.meta({ title: 'States/NotFound', component: NotFound });

export const UnknownAddress = meta.story({
  args: { picture: '/pictures/charger-silver.webp' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go back Our Site' })).toHaveAttribute('href', '/');
  },
});
