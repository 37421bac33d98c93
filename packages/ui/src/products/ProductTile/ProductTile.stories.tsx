import preview from '#storybook/preview';
import { headphones, iPhone, macBook } from '@apple-only/contract/fixtures';
import { expect, waitFor, within } from 'storybook/test';
import { Grid } from '../../frame/Grid/Grid.tsx';
import { ProductTile } from './ProductTile.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { Facts } from '../../parts/Facts/Facts.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { Badge } from '../../parts/Badge/Badge.tsx';

const meta = preview.meta({
  title: 'Products/ProductTile',
  component: ProductTile,
  args: { product: macBook, href: '/category/macbook' },
  decorators: [(Story) => <Grid columns={3}>{Story()}</Grid>],
});

export const OnMarket = meta.story({
  play: async ({ canvas }) => {
    const tile = within(canvas.getByRole('article', { name: 'MacBook Air 13 M1' }));
    await expect(tile.getByRole('link', { name: 'MacBook Air 13 M1' })).toHaveAttribute('href', '/category/macbook');
    await expect(tile.getByText('$620')).toBeVisible();
    await expect(tile.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      '$999',
      '3 years',
      'Dhaka',
      '2026-11-02',
    ]);
  },
});

/** A press on the picture follows the link, as on the name. */
export const WholeTileIsLink = meta.story({
  play: async ({ canvas }) => {
    const { left, top } = canvas.getByRole('article').getBoundingClientRect();
    // The grid renders a card only once it is in view.
    await waitFor(() => expect(document.elementFromPoint(left + 40, top + 60)).toBe(canvas.getByRole('link')));
  },
});

export const WithoutLink = meta.story({
  render: ({ product }) => <ProductTile product={product} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('MacBook Air 13 M1');
  },
});

export const Advertised = meta.story({
  args: { product: iPhone },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Advertised')).toBeVisible();
  },
});

export const Booked = meta.story({
  args: { product: headphones },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Booked')).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveAttribute('data-booked', 'true');
  },
});

export const MissingPicture = meta.story({
  args: { product: { ...macBook, img: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No photo')).toBeVisible();
  },
});

export const BrokenPicture = meta.story({
  args: { product: { ...macBook, img: 'data:image/webp;base64,AAAA' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the photo')).toBeVisible();
  },
});

export const LongWords = meta.story({
  args: {
    product: { ...macBook, name: 'A name that goes on and on '.repeat(5), selling_price: '1,234,567,890,123,456' },
  },
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article');
    await expect(article.scrollWidth).toBe(article.clientWidth);
  },
});

export const At320 = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { product: { ...macBook, advertised: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const excellent = canvas.getByText('Excellent');
    await expect(excellent.scrollWidth).toBeLessThanOrEqual(excellent.clientWidth);
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('link'), '::after').outlineStyle).toBe('solid');
  },
});

/** Each slot accepts the app's own content. Buttons and footer are above the tile's link. */
export const OwnContent = meta.story({
  args: {
    media: <Picture src="/photos/keyboard-silver.webp" alt="The keyboard" fit="cover" />,
    badges: <Badge kind="advertised">Just in</Badge>,
    facts: <Facts rows={[{ term: 'Warranty', value: '1 year' }]} />,
    actions: <Button kind="quiet">Compare MacBook Air 13 M1</Button>,
    footer: <a href="#returns">Free returns</a>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('The keyboard');
    await expect(canvas.getByText('Just in')).toBeVisible();
    await expect(canvas.getAllByRole('definition').map((fact) => fact.textContent)).toEqual(['1 year']);
    const own = [canvas.getByRole('button'), canvas.getByRole('link', { name: 'Free returns' })];
    for (const element of own) {
      const { left, top, width, height } = element.getBoundingClientRect();
      await expect(element).toContainElement(
        document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement | null,
      );
    }
  },
});
