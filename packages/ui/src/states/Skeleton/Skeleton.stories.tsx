import preview from '#storybook/preview';
import { booking, iPhone, macBook } from '@apple-only/contract/fixtures';
import { expect } from 'storybook/test';
import { AdvertisedCard } from '../../products/AdvertisedCard/AdvertisedCard.tsx';
import { BookingCard } from '../../products/BookingCard/BookingCard.tsx';
import { Grid } from '../../frame/Grid/Grid.tsx';
import { ProductCard } from '../../products/ProductCard/ProductCard.tsx';
import { ProductTile } from '../../products/ProductTile/ProductTile.tsx';
import { SellerProductCard } from '../../products/SellerProductCard/SellerProductCard.tsx';
import { BookingCardSkeleton } from '../../products/BookingCard/BookingCardSkeleton.tsx';
import { ProductDetailSkeleton } from '../../products/ProductDetail/ProductDetailSkeleton.tsx';
import { ProductCardSkeleton } from '../../products/ProductCard/ProductCardSkeleton.tsx';
import { AdvertisedCardSkeleton } from '../../products/AdvertisedCard/AdvertisedCardSkeleton.tsx';
import { ProductTileSkeleton } from '../../products/ProductTile/TileSkeleton.tsx';
import { SellerProductCardSkeleton } from '../../products/SellerProductCard/SellerProductCardSkeleton.tsx';
import { LineSkeleton } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'States/Skeleton',
  component: ProductTileSkeleton,
  subcomponents: {
    AdvertisedCardSkeleton,
    ProductCardSkeleton,
    ProductDetailSkeleton,
    SellerProductCardSkeleton,
    BookingCardSkeleton,
    LineSkeleton,
  },
});

const phone = { viewport: { value: 'phone', isRotated: false } };
const desktop = { viewport: { value: 'desktop', isRotated: false } };

const heightsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('li > *')].map((card) => card.getBoundingClientRect().height);

/** No layout shift when the tiles load. */
const expectSameHeight = async (canvasElement: HTMLElement) => {
  const [skeleton = 0, real = 0] = heightsOf(canvasElement);
  await expect(skeleton).toBeGreaterThan(0);
  await expect(Math.abs(skeleton - real)).toBeLessThan(2);
};

export const Tiles = meta.story({
  globals: desktop,
  render: () => (
    <Grid columns={4} loading>
      <ProductTileSkeleton />
      <ProductTileSkeleton />
      <ProductTileSkeleton />
      <ProductTileSkeleton />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const TileBesideLoaded = meta.story({
  globals: desktop,
  render: () => (
    // Each in its own row: cards of one row are stretched to the same height.
    <>
      <Grid columns={3}>
        <ProductTileSkeleton />
      </Grid>
      <Grid columns={3}>
        <ProductTile product={iPhone} />
      </Grid>
    </>
  ),
  play: ({ canvasElement }) => expectSameHeight(canvasElement),
});

export const TileBesideLoadedOnAPhone = TileBesideLoaded.extend({ globals: phone, tags: ['!autodocs'] });

export const AdvertisedCardBesideLoaded = meta.story({
  globals: desktop,
  render: () => (
    <>
      <Grid columns={4}>
        <AdvertisedCardSkeleton />
      </Grid>
      <Grid columns={4}>
        <AdvertisedCard product={iPhone} />
      </Grid>
    </>
  ),
  play: ({ canvasElement }) => expectSameHeight(canvasElement),
});

export const AdvertisedCardBesideLoadedOnAPhone = AdvertisedCardBesideLoaded.extend({
  globals: phone,
  tags: ['!autodocs'],
});

export const SellerProductCardBesideLoaded = meta.story({
  globals: desktop,
  render: () => (
    <>
      <Grid columns={3}>
        <SellerProductCardSkeleton />
      </Grid>
      <Grid columns={3}>
        <SellerProductCard product={iPhone} onAdvertise={() => {}} onDelete={() => {}} />
      </Grid>
    </>
  ),
  play: ({ canvasElement }) => expectSameHeight(canvasElement),
});

export const SellerProductCardBesideLoadedOnAPhone = SellerProductCardBesideLoaded.extend({
  globals: phone,
  tags: ['!autodocs'],
});

export const BookingCardBesideLoaded = meta.story({
  globals: desktop,
  render: () => (
    <>
      <Grid columns={3}>
        <BookingCardSkeleton />
      </Grid>
      <Grid columns={3}>
        <BookingCard booking={booking} onDelete={() => {}} />
      </Grid>
    </>
  ),
  play: ({ canvasElement }) => expectSameHeight(canvasElement),
});

export const BookingCardBesideLoadedOnAPhone = BookingCardBesideLoaded.extend({
  globals: phone,
  tags: ['!autodocs'],
});

export const CardBesideLoaded = meta.story({
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
  play: ({ canvasElement }) => expectSameHeight(canvasElement),
});

export const Lines = meta.story({
  render: () => <LineSkeleton lines={6} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByRole('status').children).toHaveLength(7);
  },
});

/** A product's page: its photo and facts keep their places. */
export const ProductPage = meta.story({
  globals: desktop,
  render: () => <ProductDetailSkeleton />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')).toBeVisible();
  },
});
