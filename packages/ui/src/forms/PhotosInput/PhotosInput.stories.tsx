import preview from '#storybook/preview';
import { photoLimits } from '@apple-only/contract';
import { expect, fireEvent, fn, waitFor, type within } from 'storybook/test';
import { StatefulPhotosInput } from './PhotosInput.suite.tsx';
import { PhotosInput, type ProductPhoto } from './PhotosInput.tsx';

const meta = preview.meta({
  title: 'Forms/PhotosInput',
  component: PhotosInput,
  args: { name: 'image', value: [] as readonly ProductPhoto[], onChange: fn() },
  render: (args) => <StatefulPhotosInput {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
});

type Canvas = ReturnType<typeof within>;

const front = '/photos/laptop-open-silver.webp';
const back = '/photos/laptop-back-graphite.webp';
const side = '/photos/phone-duo-mist.webp';
const three = [front, back, side];

/** A real photo, as a user would choose it. */
async function photo(name: string, address = '/people/sadia.webp') {
  const answer = await fetch(address);
  return new File([await answer.blob()], name, { type: 'image/webp' });
}

const names = (canvas: Canvas) => canvas.getAllByRole('img').map((image: HTMLElement) => image.getAttribute('alt'));
const addresses = (canvas: Canvas) => canvas.getAllByRole('img').map((image: HTMLElement) => image.getAttribute('src'));

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Photo');
    await expect(input).toHaveAttribute('multiple');
    await expect(input).toHaveAccessibleDescription(/^Show the front, the back.*JPEG, PNG, WebP or AVIF\./);
    await expect(canvas.getByText('Choose photos')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const SeveralChosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const files = await Promise.all(['a.webp', 'b.webp', 'c.webp'].map((name) => photo(name)));
    await userEvent.upload(canvas.getByLabelText('Photo'), files);
    await canvas.findByRole('img', { name: 'The chosen photo, c.webp' });
    await expect(names(canvas)).toEqual(['a.webp', 'b.webp', 'c.webp'].map((name) => `The chosen photo, ${name}`));
    await expect(args.onChange).toHaveBeenLastCalledWith(files);
    await expect(canvas.getByText('3 of 8 photos')).toBeVisible();
    await expect(canvas.getByText('Cover')).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Photo'), await photo('d.webp'));
    await expect(await canvas.findByRole('img', { name: 'The chosen photo, d.webp' })).toBeVisible();
  },
});

/** A single photo cannot be moved. */
export const One = meta.story({
  args: { value: [front] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'The current photo' })).toBeVisible();
    await expect(canvas.queryByText('Cover')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the photo' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByLabelText('Photo')).toHaveFocus();
    await expect(canvas.getByText('Choose photos')).toBeVisible();
  },
});

/** The button keeps the focus as long as it can move the photo further; the new place is announced. */
export const MovedByKeyboard = meta.story({
  args: { value: three },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move photo 3 earlier' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move photo 2 earlier' })).toHaveFocus());
    await expect(canvas.getByText('Moved to place 2 of 3')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    // The photo is now the first: it can only move later.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move photo 1 later' })).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith([side, front, back]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move photo 2 later' })).toHaveFocus());
    await expect(addresses(canvas)).toEqual([front, side, back]);
  },
});

const drag = async (from: Element | undefined, to: Element | undefined, pointerType = 'mouse') => {
  if (!from || !to) throw new Error('There are too few photos.');
  const at = (element: Element) => {
    // The handle is drawn only for touch.
    const box = (element.closest('li') ?? element).getBoundingClientRect();
    return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  };
  const event = { pointerId: 1, pointerType, button: 0, isPrimary: true, bubbles: true };
  await fireEvent.pointerDown(from, { ...event, ...at(from) });
  await fireEvent.pointerMove(from, { ...event, ...at(to) });
  await fireEvent.pointerUp(from, { ...event, ...at(to) });
};

export const MovedByDragging = meta.story({
  args: { value: three },
  // Only a real pointer can be captured.
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(Element.prototype, 'setPointerCapture') ?? {};
    Element.prototype.setPointerCapture = () => {};
    return () => {
      Object.defineProperty(Element.prototype, 'setPointerCapture', own);
    };
  },
  play: async ({ args, canvas }) => {
    const [first, , third] = canvas.getAllByRole('img');
    // Touch scrolls the page.
    await drag(third, first, 'touch');
    await expect(args.onChange).not.toHaveBeenCalled();
    await drag(third, first);
    await expect(args.onChange).toHaveBeenLastCalledWith([side, front, back]);
    await waitFor(() => expect(addresses(canvas)).toEqual([side, front, back]));
    // Except on the handle.
    const tiles = canvas.getAllByRole('listitem');
    await drag(tiles.at(-1)?.querySelector('[data-handle]') ?? undefined, tiles[0], 'touch');
    await expect(args.onChange).toHaveBeenLastCalledWith([back, side, front]);
    await expect(canvas.getAllByRole('listitem').filter((item: HTMLElement) => item.dataset['dragged'])).toEqual([]);
  },
});

export const Removed = meta.story({
  args: { value: three },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 2' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([front, side]);
    await expect(canvas.getAllByText('2 of 8 photos')).toHaveLength(2);
    await expect(canvas.getByLabelText('Photo')).toHaveFocus();
  },
});

export const Dropped = meta.story({
  args: { value: [front] },
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    for (const name of ['a.webp', 'b.webp']) dataTransfer.items.add(await photo(name));
    canvas
      .getByLabelText('Photo')
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await canvas.findByRole('img', { name: /b.webp/ })).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith([front, expect.any(File), expect.any(File)]);
  },
});

const letter = new File(['words'], 'letter.txt', { type: 'text/plain' });
const broken = new File(['\u0089PNG'], 'broken.png', { type: 'image/png' });

/** Each refused file has its reason; the others are accepted. */
export const SomeRefused = meta.story({
  play: async ({ args, canvas, userEvent: { setup } }) => {
    const files = [letter, await photo('good.webp'), broken];
    await setup({ applyAccept: false }).upload(canvas.getByLabelText('Photo'), files);
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(/letter\.txt cannot be used.*broken\.png cannot be used/));
    await expect(names(canvas)).toEqual(['The chosen photo, good.webp']);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'good.webp' })]),
    );
    await expect(canvas.getByLabelText('Photo')).toHaveAccessibleDescription(/letter\.txt cannot be used/);
  },
});

const maxPhotos = Array.from({ length: photoLimits.perProduct }, (_, index) => `${front}#${index}`);

export const TooMany = meta.story({
  args: { value: maxPhotos.slice(1) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Photo'), [await photo('eighth.webp'), await photo('ninth.webp')]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'ninth.webp was left out: a product has at most 8 photos.',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith([
      ...maxPhotos.slice(1),
      expect.objectContaining({ name: 'eighth.webp' }),
    ]);
    await expect(canvas.getByLabelText('Photo')).toBeDisabled();
    await expect(canvas.getByText('Remove one to add another.')).toBeVisible();
  },
});

/** Photos that must be made smaller keep the order in which they were chosen. */
export const LargePhotosInOrder = meta.story({
  play: async ({ canvas, userEvent }) => {
    const bytes = new Uint8Array(photoLimits.bytes);
    const source = await photo('large.webp');
    const large = new File([source, bytes], 'large.webp', { type: 'image/webp' });
    await userEvent.upload(canvas.getByLabelText('Photo'), [large, await photo('small.webp')]);
    await canvas.findByRole('img', { name: /small/ });
    await expect(names(canvas)).toEqual(['The chosen photo, large.webp', 'The chosen photo, small.webp']);
  },
});

const chosen = [0, 1, 2].map((index) => new File([''], `photo-${index + 1}.webp`, { type: 'image/webp' }));

/** Photos upload in parallel, each with its progress. Meanwhile nothing can be changed. */
export const Uploading = meta.story({
  args: {
    value: chosen,
    uploads: new Map([
      [chosen[0] ?? '', { progress: 0.8 }],
      [chosen[1] ?? '', { progress: 0.3 }],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading photo 1' })).toHaveValue(0.8);
    await expect(canvas.getByRole('progressbar', { name: 'Uploading photo 2' })).toHaveValue(0.3);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText('Photo')).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A failed photo can be uploaded again on its own. */
export const OneFailed = meta.story({
  args: {
    value: chosen,
    uploads: new Map([[chosen[1] ?? '', { error: 'The connection was lost.' }]]),
    onRetry: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The connection was lost.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again to upload photo 2' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onRetry).toHaveBeenCalledWith(chosen[1]);
  },
});

/** Photos that a buyer has agreed to. */
export const ReadOnly = meta.story({
  args: { value: three, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Photo')).toBeDisabled();
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const At320 = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { value: three },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  args: { value: three },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const [, second, third = Infinity] = canvas
      .getAllByRole('img')
      .map((image: HTMLElement) => image.getBoundingClientRect().x);
    await expect(second).toBeGreaterThan(third);
  },
});

export const AnotherLanguage = meta.story({
  globals: { language: 'de' },
  args: { value: three },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Foto 2 nach vorn' })).toBeVisible();
    await expect(canvas.getByText('3 von 8 Fotos')).toBeVisible();
    await expect(canvas.getByText('Titelbild')).toBeVisible();
  },
});
