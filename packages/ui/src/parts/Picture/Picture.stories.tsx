import preview from '#storybook/preview';
import { expect, fireEvent, waitFor, type within } from 'storybook/test';
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

/** A photo from our server is offered in several sizes. */
export const Photo = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const image = canvas.getByRole('img', { name: 'MacBook Air 13 M1' });
    await expect(image).toHaveAttribute(
      'srcset',
      [240, 480, 720, 960].map((width) => `${args.src}?w=${width} ${width}w, `).join('') + `${args.src} 1600w`,
    );
    await expect(image).toHaveAttribute('loading', 'lazy');
    // The rendered width, if the browser can measure it.
    await expect(image).toHaveAttribute('sizes', expect.stringMatching(/^auto, /));
    await expect(stageOf(canvasElement)).toBeCloseTo(4 / 3, 1);
  },
});

const shadeOf = (canvasElement: HTMLElement) =>
  getComputedStyle(canvasElement.querySelector('[data-fit]') ?? canvasElement, '::after').backgroundColor;

/** A photo may be white to its edges, and is dimmed in the dark theme. */
export const PhotoInTheDark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    // Visual tests render it in the light theme, too.
    const isDark = document.documentElement.dataset['theme'] === 'dark';
    await expect(shadeOf(canvasElement)).toBe(`rgba(20, 20, 18, ${isDark ? 0.2 : 0})`);
  },
});

/** A picture from elsewhere is used as it is. */
export const ForeignAddress = meta.story({
  args: { src: '/pictures/phone-duo-sage.webp', alt: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).not.toHaveAttribute('srcset');
  },
});

const severalSizes = '/pictures/phone-duo-sage-240.webp 240w, /pictures/phone-duo-sage.webp 960w';

/** A picture from elsewhere in several sizes. */
export const SeveralSizes = meta.story({
  args: { src: '/pictures/phone-duo-sage.webp', srcSet: severalSizes, sizes: '15rem', alt: 'Two phones' },
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('img', { name: 'Two phones' });
    await expect(image).toHaveAttribute('srcset', severalSizes);
    await expect(image).toHaveAttribute('sizes', 'auto, 15rem');
    // Such a picture suits both themes.
    await expect(canvasElement.querySelector('[data-photo]')).not.toBeInTheDocument();
  },
});

/** The picture of a booked product is faded. */
export const Muted = meta.story({
  args: { muted: true },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).filter).toBe('grayscale(1)');
  },
});

/** Above the fold: loaded at once. */
export const Priority = meta.story({
  args: { priority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  },
});

const arrived = (image: HTMLElement) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;

/** A photo of 400 × 400 pixels, with its colours in its address. */
const named = `/photos/${'5ad1a'.repeat(13).slice(1)}-400x400-encwTjBOenebe3BWcVp6d9VuzF3MXdVu.webp`;
const withPlaceholder = { src: named, srcSet: '/people/sadia.webp 400w', alt: 'A person', priority: true };

const placeholderIn = (canvasElement: HTMLElement) => canvasElement.querySelector('svg image');
const loaded = (canvas: ReturnType<typeof within>) =>
  waitFor(() => expect(arrived(canvas.getByRole('img'))).toBe(true));

/** Until it loads, a photo shows as its few colours. */
export const Loading = meta.story({
  args: withPlaceholder,
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvas);
    // Restores the state before it loaded.
    canvas.getByRole('img').style.visibility = 'hidden';
    const colors = placeholderIn(canvasElement);
    await expect(colors).toHaveAttribute('href', expect.stringMatching(/^data:image\/bmp;base64,/));
    // Browsers can decode it.
    const pixels = new Image();
    pixels.src = colors?.getAttribute('href') ?? '';
    await pixels.decode();
    await expect([pixels.naturalWidth, pixels.naturalHeight]).toEqual([4, 3]);
    // Where the photo will be: in the middle of the stage, as high as it is.
    const [at, stage] = [colors?.getBoundingClientRect(), canvasElement.firstElementChild?.getBoundingClientRect()];
    await expect(at?.height).toBeCloseTo(stage?.height ?? 0, 0);
    await expect(at?.width).toBeCloseTo(at?.height ?? 0, 0);
    await expect((at?.left ?? 0) - (stage?.left ?? 0)).toBeCloseTo((stage?.right ?? 0) - (at?.right ?? 0), 0);
    await expect(stageOf(canvasElement)).toBeCloseTo(4 / 3, 1);
    // Hidden from screen readers.
    await expect(colors?.closest('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

/** The photo covers its placeholder. */
export const Loaded = meta.story({
  args: withPlaceholder,
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvas);
    const image = canvas.getByRole('img', { name: 'A person' });
    const { x, y, width, height } = image.getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(image);
    await expect(placeholderIn(canvasElement)).toBeInTheDocument();
  },
});

/** A faded or cropped photo would not cover a placeholder, and a lazy one is not visible before it loads. */
export const WithoutPlaceholder = meta.story({
  args: { ...withPlaceholder, muted: true },
  render: (args) => (
    <>
      <Picture {...args} />
      <Picture {...args} muted={false} priority={false} />
      <span style={{ display: 'block', blockSize: '8rem' }}>
        <Picture {...args} muted={false} fit="cover" />
      </span>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
    await expect(placeholderIn(canvasElement)).not.toBeInTheDocument();
  },
});

/** If a photo fails to load, its placeholder disappears, too. */
export const FailedWithPlaceholder = meta.story({
  args: { ...withPlaceholder, srcSet: '/photos/nowhere.webp 400w' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Couldn’t load the photo')).toBeVisible());
    await expect(placeholderIn(canvasElement)).not.toBeInTheDocument();
  },
});

export const Missing = meta.story({
  args: { src: '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('No photo')).toBeVisible();
    await expect(stageOf(canvasElement)).toBeCloseTo(4 / 3, 1);
  },
});

/** A failed picture has the same frame as a missing one, but another note: there is a photo. */
export const Failed = meta.story({
  args: { src: '/photos/nowhere.webp' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Couldn’t load the photo')).toBeVisible());
    await expect(canvas.queryByText('No photo')).not.toBeInTheDocument();
    await expect(stageOf(canvasElement)).toBeCloseTo(4 / 3, 1);
  },
});

/** A picture that failed while the server was unreachable loads once the connection is back. */
export const BackOnline = meta.story({
  play: async ({ canvas }) => {
    await fireEvent.error(canvas.getByRole('img'));
    await expect(await canvas.findByText('Couldn’t load the photo')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await waitFor(() => {
      // Repeated: the component starts to listen a moment after it appears.
      window.dispatchEvent(new Event('online'));
      return expect(arrived(canvas.getByRole('img'))).toBe(true);
    });
    await expect(canvas.queryByText('Couldn’t load the photo')).not.toBeInTheDocument();
  },
});

/** A page that becomes visible again retries, five times at most. */
export const RetriedWhenVisible = meta.story({
  play: async ({ canvas }) => {
    for (let times = 0; times < 5; times += 1) {
      await fireEvent.error(canvas.getByRole('img'));
      await canvas.findByText('Couldn’t load the photo');
      await waitFor(() => {
        document.dispatchEvent(new Event('visibilitychange'));
        return expect(canvas.getByRole('img')).toBeInTheDocument();
      });
    }
    await fireEvent.error(canvas.getByRole('img'));
    await canvas.findByText('Couldn’t load the photo');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    await expect(canvas.getByText('Couldn’t load the photo')).toBeVisible();
  },
});

export const AnotherLanguage = meta.story({
  args: { src: '/photos/nowhere.webp', failedLabel: 'Das Foto konnte nicht geladen werden' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Das Foto konnte nicht geladen werden')).toBeVisible());
  },
});
