import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Picture } from './Picture.tsx';

const meta = preview.meta({
  title: 'Parts/Picture',
  component: Picture,
  args: { src: '/photos/laptop-open-silver.webp', alt: 'MacBook Air 13 M1' },
});

const stageOf = (canvasElement: HTMLElement) => {
  const { width, height } = (canvasElement.firstElementChild ?? canvasElement).getBoundingClientRect();
  return width / height;
};

/** A photo of our server is offered in several sizes. */
export const Photo = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('img', { name: 'MacBook Air 13 M1' });
    await expect(image).toHaveAttribute(
      'srcset',
      '/photos/laptop-open-silver.webp?w=480 480w, /photos/laptop-open-silver.webp?w=960 960w, /photos/laptop-open-silver.webp 1600w',
    );
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(stageOf(canvasElement)).toBeCloseTo(4 / 3, 1);
  },
});

/** A picture from elsewhere is taken as it is. */
export const OtherAddress = meta.story({
  args: { src: '/pictures/phone-duo-sage.webp', alt: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).not.toHaveAttribute('srcset');
  },
});

/** What is booked recedes. */
export const Muted = meta.story({
  args: { muted: true },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).filter).toBe('grayscale(1)');
  },
});

/** Among the first things seen: not put off. */
export const Priority = meta.story({
  args: { priority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  },
});

export const Missing = meta.story({
  args: { src: '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('No photograph supplied')).toBeVisible();
    await expect(stageOf(canvasElement)).toBeCloseTo(4 / 3, 1);
  },
});

/** An address that leads nowhere looks like no picture, in the same place. */
export const Broken = meta.story({
  args: { src: '/photos/nowhere.webp' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('No photograph supplied')).toBeVisible());
    await expect(stageOf(canvasElement)).toBeCloseTo(4 / 3, 1);
  },
});
