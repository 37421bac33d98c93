import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ShowMore, type ShowMoreProps } from './ShowMore.tsx';

const meta = preview.meta({
  title: 'Parts/ShowMore',
  component: ShowMore,
  args: { count: 24, hasMore: true, onMore: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('24 shown');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

/** Pressing it again loads nothing; the focus stays. */
export const Pending = meta.story({
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show more' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Loading more')).toBeVisible();
    await userEvent.click(button);
    await expect(args.onMore).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

export const Failed = meta.story({
  args: { failed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Couldn’t load more.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

export const AllShown = meta.story({
  args: { hasMore: false, count: 61 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('All 61 shown');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

function Pages({ onMore, ...rest }: ShowMoreProps) {
  const [count, setCount] = useState(24);
  return (
    <ShowMore
      {...rest}
      count={count}
      hasMore={count < 61}
      onMore={() => {
        onMore();
        setCount(Math.min(count + 24, 61));
      }}
    />
  );
}

/** A screen reader announces how many items arrived, then that these were all; the focus is never lost. */
export const UntilAllShown = meta.story({
  render: (args) => <Pages {...args} />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(status).toHaveTextContent('24 more shown, 48 so far');
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('All 61 shown');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await waitFor(() => expect(status).toHaveFocus());
  },
});

export const At320 = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  args: { failed: true, count: 1_234_567 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const AnotherLanguage = meta.story({
  args: { labels: { more: 'Mehr zeigen', shown: (count) => `${count} gezeigt` } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mehr zeigen' })).toBeVisible();
    await expect(canvas.getByText('24 gezeigt')).toBeVisible();
  },
});
