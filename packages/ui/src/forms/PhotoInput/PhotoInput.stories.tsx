import preview from '#storybook/preview';
import { photoLimits, photoSide } from '@apple-only/contract';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { PhotoInput, type PhotoInputProps } from './PhotoInput.tsx';

const meta = preview.meta({
  title: 'Forms/PhotoInput',
  component: PhotoInput,
  args: { name: 'image', onChange: fn() },
  render: (args) => (
    <Field label="Photo">
      <PhotoInput {...args} />
    </Field>
  ),
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
});

/** A real photo, as a user would choose it. */
async function photo(name = 'sadia.webp') {
  const answer = await fetch('/people/sadia.webp');
  return new File([await answer.blob()], name, { type: 'image/webp' });
}

const drag = (kind: 'dragenter' | 'dragleave' | 'drop', place: Element, ...files: File[]) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  place.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
};

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Photo');
    await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif,.heic,.heif');
    await expect(input).toHaveAccessibleDescription(
      'JPEG, PNG, WebP or AVIF. Photos larger than 10 MB are made smaller.',
    );
    await expect(canvas.getByText('Choose a photo')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** For a form in which the photo matters most. */
export const Large = meta.story({
  args: { size: 'large' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByLabelText('Photo').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 1);
  },
});

export const Chosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Photo'), await photo());
    await expect(await canvas.findByRole('img', { name: 'The chosen photo, sadia.webp' })).toBeVisible();
    await expect(canvas.getByText('sadia.webp')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalled();
  },
});

export const Removed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Photo');
    await userEvent.upload(input, await photo());
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the photo' }));
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(input.files).toHaveLength(0);
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

/** The current photo shows until another is chosen, and again once that is removed. */
export const CurrentPhoto = meta.story({
  args: { currentPhoto: '/people/nadia.webp', size: 'large' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Photo');
    await expect(canvas.getByRole('img', { name: 'The current photo' })).toBeVisible();
    await expect(canvas.getByText('Choose another')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.upload(input, await photo());
    await expect(await canvas.findByRole('img', { name: 'The chosen photo, sadia.webp' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the current photo' }));
    await expect(canvas.getByRole('img', { name: 'The current photo' })).toBeVisible();
    await expect(input.files).toHaveLength(0);
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

/** A photo that can be replaced neither by a press nor by a drop. */
export const ReadOnly = meta.story({
  args: { currentPhoto: '/people/nadia.webp', disabled: true },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Photo');
    await expect(input).toBeDisabled();
    await expect(canvas.getByRole('img', { name: 'The current photo' })).toBeVisible();
    await expect(canvas.queryByText(/Choose|drop|JPEG/)).not.toBeInTheDocument();
    drag('drop', input, await photo());
    await expect(input.files).toHaveLength(0);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Replaced = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Photo'), await photo());
    const first = await canvas.findByRole('img');
    const address = first.getAttribute('src') ?? '';
    await userEvent.upload(canvas.getByLabelText('Photo'), await photo('another.webp'));
    await expect(await canvas.findByRole('img', { name: /another/ })).not.toHaveAttribute('src', address);
    // The first photo's object URL is revoked: no unused photo stays in memory.
    await expect(fetch(address)).rejects.toThrow();
  },
});

/** A drop on the button works, too: the browser must not navigate to the file. */
export const Dropped = meta.story({
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Photo');
    drag('drop', input, await photo('dropped.webp'));
    await expect(await canvas.findByRole('img', { name: /dropped/ })).toBeVisible();
    await expect(input.files?.[0]?.name).toBe('dropped.webp');
    drag('drop', canvas.getByRole('button', { name: 'Remove the photo' }), await photo('again.webp'));
    await expect(await canvas.findByRole('img', { name: /again/ })).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

export const DraggedOver = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Photo');
    const dropZone = input.parentElement;
    drag('dragenter', input);
    await waitFor(() => expect(dropZone).toHaveAttribute('data-over'));
    drag('dragleave', input);
    await waitFor(() => expect(dropZone).not.toHaveAttribute('data-over'));
    drag('dragenter', input);
    await waitFor(() => expect(dropZone).toHaveAttribute('data-over'));
  },
});

const letter = new File(['words'], 'letter.txt', { type: 'text/plain' });

export const WrongTypeDropped = meta.story({
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Photo');
    drag('drop', input, letter);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'letter.txt cannot be used. Choose a JPEG, PNG, WebP or AVIF file.',
    );
    await expect(input).toHaveAccessibleDescription(/letter.txt cannot be used/);
    await expect(input.files).toHaveLength(0);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Chosen in a file dialog that shows all files. */
export const WrongTypeChosen = meta.story({
  play: async ({ args, canvas, userEvent: { setup } }) => {
    const heic = new File(['not an image this browser knows'], 'IMG_0042.HEIC', { type: 'image/heic' });
    await setup({ applyAccept: false }).upload(canvas.getByLabelText('Photo'), heic);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('IMG_0042.HEIC cannot be used.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** The first bytes of a file in an ISO container. No browser can decode it. */
const isoHeader = (brand: string) => `\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`;

/** The file dialog offers HEIC, so that the error can tell the user what to do. */
export const HeicChosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const heic = new File([isoHeader('heic')], 'IMG_0042.heic');
    await userEvent.upload(canvas.getByLabelText('Photo'), heic);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'IMG_0042.heic is a HEIC photo, which this browser cannot open. Save it as JPEG first',
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/**
 * A blue square whose container names HEIC in its first 64 bytes, and AVIF only after them. It stands for a HEIC in a browser that can
 * decode it: Chromium cannot decode a real one.
 */
const openHeic = Uint8Array.from(
  atob(
    'AAAAUGZ0eXBoZWljAAAAAG1pZjFoZWljaGVpY2hlaWNoZWljaGVpY2hlaWNoZWljaGVpY2hlaWNoZWljaGVpY2hlaWNoZWljYXZpZm1pYWYAAADWbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAAAAAAAiaWxvYwAAAABEQAABAAEAAAAAAS4AAQAAAAAAAAAhAAAAI2lpbmYAAAAAAAEAAAAVaW5mZQIAAAAAAQAAYXYwMQAAAAAOcGl0bQAAAAAAAQAAAFZpcHJwAAAAOGlwY28AAAAMYXYxQ4EgAgAAAAAUaXNwZQAAAAAAAAAIAAAACAAAABBwaXhpAAAAAAMICAgAAAAWaXBtYQAAAAAAAAABAAEDgQIDAAAAKW1kYXQSAAoIOAi/aQENBpAyExxCYuTgABYAAJA1jjx8h94krLw=',
  ),
  (byte) => byte.charCodeAt(0),
);

export const HeicSupported = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Photo');
    await userEvent.upload(input, new File([openHeic], 'IMG_0042.heic', { type: 'image/heic' }));
    await expect(await canvas.findByRole('img', { name: 'The chosen photo, IMG_0042.webp' })).toBeVisible();
    await expect(input.files?.[0]?.type).toBe('image/webp');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** An empty file is refused, and the field is marked invalid. */
export const EmptyFile = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Photo');
    await userEvent.upload(input, new File([], 'IMG_0045.jpg', { type: 'image/jpeg' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('IMG_0045.jpg is empty. Choose another photo.');
    await expect(input).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.upload(input, await photo());
    await waitFor(() => expect(input).not.toHaveAttribute('aria-invalid'));
  },
});

/** The error of the file replaces the field's own error, that a photo is required, because that says less. */
export const WrongTypeWhileRequired = meta.story({
  render: (args) => (
    <Field label="Photo" error="Photo is Required" hint="As others see it.">
      <PhotoInput {...args} />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Photo');
    await expect(canvas.getByText('Photo is Required')).toBeVisible();
    await userEvent.upload(input, new File([], 'IMG_0045.jpg', { type: 'image/jpeg' }));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByText('Photo is Required')).not.toBeVisible();
    await expect(input).toHaveAccessibleDescription(/^As others see it\..*IMG_0045.jpg is empty/);
    await expect(input).not.toHaveAccessibleDescription(/Required/);
  },
});

/** The file has the name of a photo, but not the bytes. */
export const NotAPhoto = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Photo');
    drag('drop', input, await photo());
    await canvas.findByRole('img', { name: /sadia/ });
    drag('drop', input, new File(['words'], 'fake.jpg', { type: 'image/jpeg' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('fake.jpg cannot be used.');
    await expect(input).toBeInvalid();
    await expect(canvas.getByRole('img', { name: /sadia/ })).toBeVisible();
    await expect(input.files?.[0]?.name).toBe('sadia.webp');
  },
});

export const Damaged = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Photo');
    const start = (await photo()).slice(0, 400);
    await userEvent.upload(input, new File([start], 'half.webp', { type: 'image/webp' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('half.webp is damaged, and cannot be opened.');
    await expect(input.files).toHaveLength(0);
  },
});

/** The file is larger than the shop accepts: the browser makes it smaller. */
export const LargeFile = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Photo');
    // Decoders ignore the bytes after the picture.
    const large = new File([await photo(), new Uint8Array(photoLimits.bytes)], 'IMG_0043.webp', { type: 'image/webp' });
    await userEvent.upload(input, large);
    await expect(await canvas.findByRole('img', { name: 'The chosen photo, IMG_0043.webp' })).toBeVisible();
    await expect(input.files?.[0]?.size).toBeLessThan(photoLimits.bytes);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** The photo has more pixels than the shop accepts, in few bytes: the browser makes it smaller, too. */
export const LargeResolution = meta.story({
  play: async ({ canvas }) => {
    const side = Math.ceil(Math.sqrt(photoLimits.pixels)) + 1;
    const drawing = new OffscreenCanvas(side, side);
    drawing.getContext('2d');
    const large = new File([await drawing.convertToBlob({ type: 'image/jpeg' })], 'IMG_0046.jpg', {
      type: 'image/jpeg',
    });
    await expect(large.size).toBeLessThan(photoLimits.bytes);
    const input = canvas.getByLabelText<HTMLInputElement>('Photo');
    drag('drop', input, large);
    await expect(await canvas.findByRole('img', { name: 'The chosen photo, IMG_0046.webp' })).toBeVisible();
    const { width, height } = await createImageBitmap(input.files?.[0] ?? large);
    await expect([width, height]).toEqual([photoSide, photoSide]);
  },
});

/** A photo that this browser cannot make smaller. */
export const TooLarge = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const large = new File([isoHeader('avif'), new Uint8Array(photoLimits.bytes)], 'IMG_0043.avif', {
      type: 'image/avif',
    });
    await userEvent.upload(canvas.getByLabelText('Photo'), large);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'IMG_0043.avif is larger than 10 MB. Choose a smaller one.',
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** The earlier photo stays, and the error disappears once another photo is accepted. */
export const WrongTypeAfterPhoto = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Photo');
    drag('drop', input, await photo());
    await canvas.findByRole('img', { name: /sadia/ });
    drag('drop', input, letter);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /sadia/ })).toBeVisible();
    await expect(input.files?.[0]?.name).toBe('sadia.webp');
    drag('drop', input, await photo('another.webp'));
    await expect(await canvas.findByRole('img', { name: /another/ })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    drag('drop', input, letter);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

/** An AVIF that this browser is too old for: the file name is shown instead. */
export const UnsupportedByBrowser = meta.story({
  play: async ({ canvas, userEvent }) => {
    const file = new File([isoHeader('avif')], 'IMG_0044.avif', { type: 'image/avif' });
    await userEvent.upload(canvas.getByLabelText('Photo'), file);
    await expect(canvas.getByText('IMG_0044.avif')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument());
  },
});

export const VeryLongName = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Photo'), await photo(`${'m'.repeat(120)}.webp`));
    const image = await canvas.findByRole('img');
    const dropZone = image.closest('[data-filled]');
    await expect(dropZone?.scrollWidth).toBe(dropZone?.clientWidth);
  },
});

/** An initial photo, such as a draft's. */
export const InitialPhoto = meta.story({
  loaders: [async () => ({ photo: await photo('kept.webp') })],
  render: (args, { loaded }) => (
    <Field label="Photo">
      <PhotoInput {...args} defaultPhoto={loaded['photo']} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'The chosen photo, kept.webp' })).toBeVisible();
    await expect(canvas.getByLabelText<HTMLInputElement>('Photo').files?.[0]?.name).toBe('kept.webp');
  },
});

export const FormReset = meta.story({
  decorators: [
    (Story) => (
      <form>
        {Story()}
        <Button type="reset">Start anew</Button>
      </form>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Photo'), await photo());
    await canvas.findByRole('img');
    await userEvent.click(canvas.getByRole('button', { name: 'Start anew' }));
    await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument());
  },
});

/** The user chooses a photo, then sends it. */
function Sending(photoInput: PhotoInputProps) {
  const [progress, setProgress] = useState<number>();
  return (
    <Field label="Photo">
      <PhotoInput {...photoInput} progress={progress} />
      <Button kind="quiet" size="small" onClick={() => setProgress((progress ?? 0) + 0.42)}>
        Send
      </Button>
    </Field>
  );
}

/** The photo stays the same during the upload. */
export const Uploading = meta.story({
  render: (args) => <Sending {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Photo');
    await userEvent.upload(input, await photo());
    await canvas.findByRole('img');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('progressbar', { name: 'Uploading the photo' })).toHaveValue(0.42);
    await expect(canvas.queryByRole('button', { name: 'Remove the photo' })).not.toBeInTheDocument();
    drag('drop', input, await photo('another.webp'));
    await userEvent.upload(input, await photo('third.webp'));
    await expect(input.files?.[0]?.name).toBe('sadia.webp');
  },
});

export const Invalid = meta.story({
  render: (args) => (
    <Field label="Photo" error="Photo is Required">
      <PhotoInput {...args} />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/^Photo is Required/);
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByLabelText('Photo');
    await expect(input).toHaveFocus();
    await expect(getComputedStyle(input.parentElement ?? input).outlineStyle).toBe('solid');
  },
});

export const At320 = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeftInAnotherLanguage = meta.story({
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
  args: {
    labels: {
      choose: 'اختر صورة',
      drop: 'أو أفلتها هنا',
      limits: 'حتى ١٠ ميغابايت',
      wrongType: (fileName) => `لا يمكن استعمال ${fileName}.`,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('اختر صورة')).toBeVisible();
    await expect(canvas.getByText('حتى ١٠ ميغابايت')).toBeVisible();
    drag('drop', canvas.getByLabelText('Photo'), letter);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('لا يمكن استعمال letter.txt.');
  },
});
