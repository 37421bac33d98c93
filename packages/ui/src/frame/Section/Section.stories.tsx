import preview from '#storybook/preview';
import { headphones, iPhone, macBook } from '@apple-only/contract/fixtures';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { AdvertisedCard } from '../../products/AdvertisedCard/AdvertisedCard.tsx';
import { ButtonLink } from '../../parts/Button/Button.tsx';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { ProductTile } from '../../products/ProductTile/ProductTile.tsx';
import { Section, type SectionProps } from './Section.tsx';

const meta = preview.meta({
  title: 'Frame/Section',
  component: Section,
  args: {
    title: 'Advertised',
    text: 'Products that their sellers advertise. All are available now.',
    children: (
      <Grid columns={3}>
        {[iPhone, { ...macBook, advertised: true }, { ...headphones, advertised: true, booking: false }].map(
          (product) => (
            <AdvertisedCard key={product._id} product={product} />
          ),
        )}
      </Grid>
    ),
  },
});

export const Stacked = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Advertised' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Advertised' })).toBeVisible();
  },
});

export const Beside = meta.story({
  args: {
    layout: 'beside',
    title: 'MacBook',
    text: 'Just listed: used and refurbished laptops.',
    action: (
      <ButtonLink kind="quiet" size="small" href="/category/macbook">
        All MacBook <Icon name="arrow" />
      </ButtonLink>
    ),
    children: (
      <Grid columns={3}>
        {['MacBook Air 13 M1', 'MacBook Air 15 M3', 'MacBook Pro 14 M2 Pro'].map((name) => (
          <ProductTile key={name} product={{ ...macBook, name }} href="/category/macbook" />
        ))}
      </Grid>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All MacBook' })).toHaveAttribute('href', '/category/macbook');
  },
});

/** An empty section keeps its place, and says that it is empty. */
export const Empty = meta.story({
  args: {
    children: <EmptyState title="Nothing is advertised today" text="Every device on the market is further down." />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Advertised' })).toHaveTextContent('Nothing is advertised today');
  },
});

function FoldedSection(props: SectionProps) {
  const [open, onToggle] = useState(false);
  return (
    <Section {...props} fold={{ open, onToggle, labels: { show: 'Show the adverts', hide: 'Hide the adverts' } }} />
  );
}

/** A long part, such as a form, is folded on phones. */
export const FoldedOnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => <FoldedSection {...args} />,
  play: async ({ canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Show the adverts', expanded: false });
    await expect(canvas.queryByRole('article')).toBeNull();
    await userEvent.click(show);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    const hide = canvas.getByRole('button', { name: 'Hide the adverts', expanded: true });
    await expect(hide).toHaveFocus();
    await userEvent.click(hide);
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

/** On a larger screen nothing is folded. */
export const FoldOnALargeScreen = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: (args) => <FoldedSection {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});
