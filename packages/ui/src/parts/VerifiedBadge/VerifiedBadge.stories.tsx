import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { VerifiedBadge } from './VerifiedBadge.tsx';

const meta = preview.meta({ title: 'Parts/VerifiedBadge', component: VerifiedBadge });

export const Verified = meta.story({
  args: { verified: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Verified seller');
  },
});

/** A seller who is not verified has a dashed badge. */
export const NotVerified = meta.story({
  args: { verified: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not Verified')).toBeVisible();
  },
});

export const SmallVerified = meta.story({
  args: { verified: true, size: 'small' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verified')).toBeVisible();
  },
});

export const SmallNotVerified = meta.story({
  args: { verified: false, size: 'small' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not Verified')).toBeVisible();
  },
});
