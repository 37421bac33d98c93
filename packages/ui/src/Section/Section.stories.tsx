import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { ButtonLink } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Section } from './Section.tsx';

const meta = preview.meta({
  title: 'Frame/Section',
  component: Section,
  args: {
    title: 'Advertised',
    text: 'Sellers put these forward. On market now.',
    children: <EmptyState title="Nothing is advertised today" />,
  },
});

export const Block = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Advertised' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Advertised' })).toBeVisible();
  },
});

export const Shelf = meta.story({
  args: {
    layout: 'shelf',
    title: 'MacBook',
    text: 'Thin, quiet, and lighter on the wallet for having been opened before.',
    action: (
      <ButtonLink kind="quiet" size="small" href="/category/macbook">
        All MacBook <Icon name="arrow" />
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All MacBook' })).toHaveAttribute('href', '/category/macbook');
  },
});
