import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../parts/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({ title: 'States/EmptyState', component: EmptyState });

export const NoBookings = meta.story({
  args: {
    title: 'No bookings yet',
    text: 'What you book appears here, with the seller’s e-mail and number.',
    action: (
      <ButtonLink kind="quiet" href="/category/macbook">
        Browse MacBook
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bookings yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse MacBook' })).toBeVisible();
  },
});

export const NothingToDo = meta.story({
  args: { title: 'Nothing is advertised today' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is advertised today')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
