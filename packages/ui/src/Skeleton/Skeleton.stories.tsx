import { iPhone, macBook } from '@apple-only/contract/fixtures';
import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { ProductTile } from '../ProductTile/ProductTile.tsx';
import { LineSkeleton, ProductCardSkeleton, ProductTileSkeleton } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'States/Skeleton',
  component: ProductTileSkeleton,
  subcomponents: { ProductCardSkeleton, LineSkeleton },
});

const phone = { viewport: { value: 'phone', isRotated: false } };
const desktop = { viewport: { value: 'desktop', isRotated: false } };

const heightsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('li > *')].map((card) => card.getBoundingClientRect().height);

/** Nothing jumps when the tiles arrive. */
const asHighAsTheReal = async (canvasElement: HTMLElement) => {
  const [skeleton = 0, real = 0] = heightsOf(canvasElement);
  await expect(skeleton).toBeGreaterThan(0);
  await expect(Math.abs(skeleton - real)).toBeLessThan(2);
};

export const Tiles = meta.story({
  globals: desktop,
  render: (args) => (
    <Grid columns={4} loading>
      <ProductTileSkeleton {...args} />
      <ProductTileSkeleton {...args} />
      <ProductTileSkeleton {...args} />
      <ProductTileSkeleton {...args} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const TileBesideTheReal = meta.story({
  globals: desktop,
  args: { showFacts: true },
  render: (args) => (
    // Each in its own row: cards of one row are stretched to the same height.
    <>
      <Grid columns={4}>
        <ProductTileSkeleton {...args} />
      </Grid>
      <Grid columns={4}>
        <ProductTile product={iPhone} {...args} />
      </Grid>
    </>
  ),
  play: ({ canvasElement }) => asHighAsTheReal(canvasElement),
});

export const TileBesideTheRealOnAPhone = TileBesideTheReal.extend({ globals: phone });

export const CardBesideTheReal = meta.story({
  globals: desktop,
  render: () => (
    <>
      <Grid columns={2}>
        <ProductCardSkeleton />
      </Grid>
      <Grid columns={2}>
        <ProductCard product={{ ...macBook, description: `${macBook.description.slice(0, 140)}.` }} onBook={() => {}} />
      </Grid>
    </>
  ),
  play: ({ canvasElement }) => asHighAsTheReal(canvasElement),
});

export const Lines = meta.story({
  render: () => <LineSkeleton lines={6} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByRole('status').children).toHaveLength(7);
  },
});
