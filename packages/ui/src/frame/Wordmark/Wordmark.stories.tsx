import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Wordmark } from './Wordmark.tsx';

const meta = preview.meta({ title: 'Frame/Wordmark', component: Wordmark });

export const WayHome = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Apple Only' })).toHaveAttribute('href', '/');
  },
});
