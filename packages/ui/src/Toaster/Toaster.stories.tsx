import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Toaster, toast, toastDurations } from './Toaster.tsx';

const meta = preview.meta({
  title: 'Parts/Toaster',
  component: Toaster,
  beforeEach: () => () => toast.removeAll(),
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    toast.success('Product Booking Completed', { duration: toastDurations.loading });
    await expect(await canvas.findByText('Product Booking Completed')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite');
  },
});

export const Failure = meta.story({
  play: async ({ canvas }) => {
    toast.error('The photo could not be uploaded', { duration: toastDurations.loading });
    await expect(await canvas.findByText('The photo could not be uploaded')).toBeVisible();
  },
});

export const Loading = meta.story({
  play: async ({ canvas }) => {
    toast.loading('Saving');
    await expect(await canvas.findByText('Saving')).toBeVisible();
  },
});

export const Several = meta.story({
  play: async ({ canvas }) => {
    toast.loading('Saving');
    toast.error('The photo could not be uploaded', { duration: toastDurations.loading });
    toast.success('Seller Verified', { duration: toastDurations.loading });
    await expect(await canvas.findAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
  },
});

export const Dismissed = meta.story({
  play: async ({ canvas, userEvent }) => {
    toast.loading('Saving');
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText('Saving')).not.toBeInTheDocument(), { timeout: 3000 });
  },
});

/** A success goes by itself, but not while somebody is reading it. */
export const WaitsWhileHovered = meta.story({
  play: async ({ canvas, userEvent }) => {
    toast.success('Seller Verified');
    await userEvent.hover(await canvas.findByText('Seller Verified'));
    await new Promise((resolve) => setTimeout(resolve, toastDurations.success + 500));
    await expect(canvas.getByText('Seller Verified')).toBeVisible();
    await userEvent.unhover(canvas.getByText('Seller Verified'));
    await waitFor(() => expect(canvas.queryByText('Seller Verified')).not.toBeInTheDocument(), { timeout: 5000 });
  },
});
