import preview from '#storybook/preview';
import { headphones, macBook } from '@apple-only/contract/fixtures';
import { expect, waitFor, within } from 'storybook/test';
import { Grid } from '../../frame/Grid/Grid.tsx';
import { AdvertisedCard } from './AdvertisedCard.tsx';
import { Button } from '../../parts/Button/Button.tsx';

const meta = preview.meta({
  title: 'Products/AdvertisedCard',
  component: AdvertisedCard,
  args: { product: { ...macBook, advertised: true }, href: '/category/macbook' },
  decorators: [(Story) => <Grid columns={4}>{Story()}</Grid>],
});

export const Advertised = meta.story({
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'MacBook Air 13 M1' }));
    await expect(card.getByRole('link', { name: 'MacBook Air 13 M1' })).toHaveAttribute('href', '/category/macbook');
    await expect(card.getByText('$620')).toBeVisible();
    await expect(card.getByText('MacBook')).toBeVisible();
    await expect(card.getByRole('img', { name: 'MacBook Air 13 M1' })).toBeVisible();
    await expect(card.getByText(/^Condition/)).toHaveTextContent('Condition: Excellent');
    await expect(card.getByText('Advertised')).toBeVisible();
    await expect(card.queryByRole('definition')).not.toBeInTheDocument();
  },
});

/** A press on the picture follows the link, as on the name. */
export const WholeCardIsLink = meta.story({
  play: async ({ canvas }) => {
    const { left, top } = canvas.getByRole('article').getBoundingClientRect();
    // The grid renders a card only once it is in view.
    await waitFor(() => expect(document.elementFromPoint(left + 40, top + 60)).toBe(canvas.getByRole('link')));
  },
});

export const WithoutLink = meta.story({
  render: ({ product }) => <AdvertisedCard product={product} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('MacBook Air 13 M1');
  },
});

/** The list may still contain a product just after its seller has stopped advertising it. */
export const NotAdvertised = meta.story({
  args: { product: macBook },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Advertised')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Booked')).not.toBeInTheDocument();
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

export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const tab = canvas.getByText('Advertised').getBoundingClientRect();
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(tab.left - card.left).toBeLessThan(card.right - tab.right);
  },
});

export const AnotherLanguage = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Beworben')).toBeVisible();
    await expect(canvas.getByText(/^Zustand/)).toBeVisible();
    await expect(canvas.getByText('Sehr gut')).toBeVisible();
  },
});

/** Each slot accepts the app's own content, even facts and buttons, which the card itself does not have. */
export const OwnContent = meta.story({
  args: { badges: null, actions: <Button size="small">Book MacBook Air 13 M1</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Advertised')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Book MacBook Air 13 M1' })).toBeVisible();
  },
});
