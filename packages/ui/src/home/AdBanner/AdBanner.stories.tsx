import preview from '#storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Button, ButtonLink } from '../../parts/Button/Button.tsx';
import { defaultLinks } from '../../parts/ShopProvider/shop.ts';
import { Page } from '../../frame/Page/Page.tsx';
import { AdBanner } from './AdBanner.tsx';

const meta = preview.meta({
  title: 'Home/AdBanner',
  component: AdBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Sell the laptop you no longer use.',
    text: 'List it with one photo. Buyers book it, and you agree where to meet.',
    action: <ButtonLink href={defaultLinks.addProduct}>Add a product</ButtonLink>,
    picture: '/pictures/laptop-closed-midnight.webp',
  },
});

export const WithPicture = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: /^Sell the laptop/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add a product' })).toHaveAttribute('href', defaultLinks.addProduct);
    // Decorative: hidden from screen readers, and loaded late.
    const picture = canvasElement.querySelector('img');
    await expect(picture).toHaveAttribute('alt', '');
    await expect(picture).toHaveAttribute('loading', 'lazy');
  },
});

export const WithoutPicture = meta.story({
  args: { picture: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});

export const TextOnly = meta.story({
  args: { picture: undefined, text: undefined, action: undefined, title: 'Closed on Fridays.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Closed on Fridays.' })).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** Every kind of button takes the band's colours. */
export const QuietAction = meta.story({
  args: {
    action: (
      <Button kind="quiet" onClick={fn()}>
        How it works
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'How it works' });
    await expect(getComputedStyle(button).color).toBe(getComputedStyle(canvas.getByRole('heading')).color);
  },
});

export const BrokenPicture = meta.story({
  args: { picture: 'data:image/webp;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument());
    await expect(canvas.getByRole('link')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const LongWordsAt320 = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { title: 'Gebrauchtgerätebegutachtungsvereinbarung, '.repeat(4), text: 'W'.repeat(120) },
  play: async ({ canvas }) => {
    for (const words of [canvas.getByRole('heading'), canvas.getByText(/^WWW/)]) {
      await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
      await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    }
  },
});

/** The banner spans the window, while the content around it keeps its width. */
export const InAPage = meta.story({
  render: (args) => (
    <Page header={null} footer={null}>
      <h1>Home</h1>
      <AdBanner {...args} />
    </Page>
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByRole('main').getBoundingClientRect();
    const band = canvas.getByRole('region').getBoundingClientRect();
    await expect([band.left, band.right]).toEqual([page.left, page.right]);
    await expect(canvas.getByRole('heading', { level: 2 }).getBoundingClientRect().left).toBe(
      canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().left,
    );
  },
});

export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img')?.getBoundingClientRect();
    await expect(picture?.left).toBeLessThan(canvas.getByRole('link').getBoundingClientRect().right);
  },
});
