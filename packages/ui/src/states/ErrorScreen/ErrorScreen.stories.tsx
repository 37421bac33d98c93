import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { ErrorScreen } from './ErrorScreen.tsx';

const meta = preview.meta({
  title: 'States/ErrorScreen',
  component: ErrorScreen,
  args: {
    message: 'Failed to fetch dynamically imported module',
    picture: '/pictures/mouse-graphite.webp',
    onSignOut: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Something went wrong!!!Failed to fetch dynamically imported module',
    );
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

/** No user is signed in. */
export const ForVisitors = meta.story({
  args: { onRetry: fn() },
  render: (args) => <ErrorScreen {...args} onSignOut={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const CanBeRetried = meta.story({
  args: { onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
});

export const Retrying = meta.story({
  args: { onRetry: fn(), retrying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

/** A long text without spaces wraps. */
export const LongMessage = meta.story({
  args: { message: `GET https://shop.example/${'a'.repeat(400)}` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
});
