import preview from '#storybook/preview';
import { macBook } from '@apple-only/contract/fixtures';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { Gallery } from './Gallery.tsx';

const photos = [
  '/photos/laptop-open-silver.webp',
  '/photos/laptop-back-graphite.webp',
  '/photos/phone-duo-mist.webp',
  '/photos/headphones-silver.webp',
];

const meta = preview.meta({
  title: 'Products/Gallery',
  component: Gallery,
  args: { photos, name: macBook.name },
  decorators: [(Story) => <div style={{ maxInlineSize: '40rem' }}>{Story()}</div>],
});

type Canvas = ReturnType<typeof within>;

const trackOf = (canvas: Canvas) => canvas.getByRole('list', { name: `Photos of ${macBook.name}` });
/** The number of the photo that the track shows. */
const shownIn = (track: HTMLElement) => Math.round(Math.abs(track.scrollLeft) / track.clientWidth) + 1;
const isShown = async (canvas: Canvas, place: number) => {
  await expect(canvas.getByText(`${place} of 4`)).toBeVisible();
  await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName(`Show photo ${place} of 4`);
  await waitFor(() => expect(shownIn(trackOf(canvas))).toBe(place));
};

export const Several = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first, ...others] = canvas.getAllByRole('img', { name: /photo \d of 4$/ });
    await expect(first).toHaveAttribute('loading', 'eager');
    for (const other of others) await expect(other).toHaveAttribute('loading', 'lazy');
    await isShown(canvas, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show photo 3 of 4' }));
    await isShown(canvas, 3);
  },
});

/** A single photo looks like any picture, with a button for its full size. */
export const One = meta.story({
  args: { photos: photos.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: macBook.name })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.queryByText(/ of /)).not.toBeInTheDocument();
    await expect(trackOf(canvas)).not.toHaveAttribute('tabindex');
  },
});

/** The stage has its size before any photo has loaded, and keeps it. */
export const NoLayoutShift = meta.story({
  args: { photos: ['/photos/nowhere.webp', ...photos.slice(1)] },
  play: async ({ canvas }) => {
    const { width, height } = trackOf(canvas).getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 1);
    await expect(await canvas.findByText('Couldn’t load the photo')).toBeVisible();
    await expect(trackOf(canvas).getBoundingClientRect().height).toBe(height);
  },
});

/** A photo that fails to load says so, also in full size; its thumbnail shows only an icon. */
export const OneFailing = meta.story({
  args: { photos: photos.with(1, '/photos/nowhere.webp') },
  play: async ({ canvas, userEvent }) => {
    const thumbnail = canvas.getByRole('button', { name: 'Show photo 2 of 4' });
    await userEvent.click(thumbnail);
    await isShown(canvas, 2);
    await expect(await canvas.findByText('Couldn’t load the photo')).toBeVisible();
    await waitFor(() => expect(thumbnail.querySelector('img')).toBeNull());
    await expect(thumbnail.querySelector('svg')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View full size' }));
    const failed = await boxOf(2);
    await expect(await within(failed).findByText('Couldn’t load the photo')).toBeVisible();
    await expect(within(failed).queryByRole('img')).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    const next = await boxOf(3);
    await expect(within(next).getByRole('img')).toHaveAttribute('src', photos[2]);
    await expect(within(next).queryByText('Couldn’t load the photo')).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await within(await boxOf(2)).findByText('Couldn’t load the photo')).toBeVisible();
  },
});

/** The arrow keys page from the track, and from the thumbnails, where the focus follows. */
export const PagedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    trackOf(canvas).focus();
    await userEvent.keyboard('{ArrowRight}');
    await isShown(canvas, 2);
    await userEvent.keyboard('{End}');
    await isShown(canvas, 4);
    await userEvent.keyboard('{ArrowRight}');
    await isShown(canvas, 4);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'View full size' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show photo 4 of 4' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Show photo 3 of 4' })).toHaveFocus();
    await isShown(canvas, 3);
    await userEvent.keyboard('{Home}');
    await isShown(canvas, 1);
  },
});

/** The user scrolls the track: count and thumbnails follow. */
export const Swiped = meta.story({
  play: async ({ canvas }) => {
    const track = trackOf(canvas);
    await fireEvent.touchStart(track);
    track.scrollTo({ left: track.clientWidth, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByText('2 of 4')).toBeVisible());
    await isShown(canvas, 2);
  },
});

const boxOf = async (place: number) => screen.findByRole('group', { name: `${macBook.name}, photo ${place} of 4` });

/** The view opens over the page, as large as the window. After it closes, the gallery shows the last photo viewed. */
export const FullSize = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'View full size' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: macBook.name }));
    const box = await boxOf(1);
    await expect(box).toHaveFocus();
    await expect(within(box).getByRole('img')).toHaveAttribute('src', photos[0]);
    await userEvent.keyboard('+');
    await expect(dialog.getByText('150 %')).toBeVisible();
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    // The middle of the photo stays in the middle.
    await expect(box.scrollLeft).toBeGreaterThan(0);
    await userEvent.keyboard('0');
    await expect(dialog.getByText('100 %')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Next photo' }));
    await boxOf(2);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await isShown(canvas, 2);
  },
});

export const FullSizeByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View full size' }));
    await boxOf(1);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(async () => expect(await boxOf(2)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(async () => expect(await boxOf(3)).toHaveFocus());
  },
});

/** The point under the pointer stays; a second press shows the whole photo again. */
export const ZoomedByWheelAndDoublePress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View full size' }));
    const box = await boxOf(1);
    const { right, top } = box.getBoundingClientRect();
    await fireEvent.wheel(box, { deltaY: -400, clientX: right, clientY: top });
    await waitFor(() => expect(screen.getByText('223 %')).toBeVisible());
    await expect(box.scrollLeft).toBeCloseTo(box.scrollWidth - box.clientWidth, -1);
    await expect(box.scrollTop).toBe(0);
    await fireEvent.doubleClick(box);
    await waitFor(() => expect(box.scrollWidth).toBe(box.clientWidth));
    await fireEvent.doubleClick(box);
    await waitFor(() => expect(screen.getByText('250 %')).toBeVisible());
    for (let turn = 0; turn < 9; turn += 1) await fireEvent.wheel(box, { deltaY: -400 });
    await waitFor(() => expect(screen.getByText('400 %')).toBeVisible());
  },
});

const touches = (box: Element, gap: number) =>
  [-gap, gap].map((x, identifier) => new Touch({ identifier, target: box, clientX: 200 + x, clientY: 200 }));

/** Two fingers zoom, one swipes to the next photo. */
export const PinchedAndSwiped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View full size' }));
    const box = await boxOf(1);
    const touch = (type: string, fingers: Touch[], lifted: Touch[] = []) =>
      box.dispatchEvent(
        new TouchEvent(type, { touches: fingers, changedTouches: lifted, cancelable: true, bubbles: true }),
      );
    touch('touchstart', touches(box, 50));
    touch('touchmove', touches(box, 100));
    await waitFor(() => expect(screen.getByText('200 %')).toBeVisible());
    await expect(box).toHaveStyle({ touchAction: 'pan-x pan-y' });
    touch('touchmove', touches(box, 20));
    await waitFor(() => expect(screen.getByText('100 %')).toBeVisible());
    touch('touchend', [], touches(box, 20));
    // A browser that pans sideways would go back in the history.
    await expect(box).toHaveStyle({ touchAction: 'pan-y' });
    const at = (clientX: number) => [new Touch({ identifier: 1, target: box, clientX, clientY: 200 })];
    touch('touchstart', at(300));
    touch('touchend', [], at(200));
    await expect(await boxOf(2)).toBeVisible();
  },
});

export const FullSizeAt320 = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View full size' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(within(dialog).getByRole('button', { name: 'Zoom in' })).toBeVisible();
  },
});

export const Muted = meta.story({
  args: { muted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /photo 1 of 4/ })[0]).toHaveAttribute('data-muted');
  },
});

export const Missing = meta.story({
  args: { photos: [''] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No photo')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const At320 = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { photos: [...photos, ...photos.map((photo) => `${photo}#`)] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('1 of 8')).toBeVisible();
    trackOf(canvas).focus();
    await userEvent.keyboard('{End}');
    const { left, right } = canvas.getByRole('button', { current: true }).getBoundingClientRect();
    await expect(left >= 0 && right <= window.innerWidth).toBe(true);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The first photo is on the right, and the left arrow key shows the next one. */
export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    trackOf(canvas).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await isShown(canvas, 2);
    await expect(trackOf(canvas).scrollLeft).toBeLessThan(0);
  },
});

export const AnotherLanguage = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 von 4')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Foto 2 von 4 zeigen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'In voller Größe ansehen' })).toBeVisible();
  },
});
