import preview from '#storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { PhotoInput } from './PhotoInput.tsx';

const meta = preview.meta({
  title: 'Forms/PhotoInput',
  component: PhotoInput,
  args: { name: 'image', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Field label="Photo">{Story()}</Field>
      </div>
    ),
  ],
});

/** A real photo, as a person would choose it. */
async function photo(name = 'sadia.webp') {
  const answer = await fetch('/people/sadia.webp');
  return new File([await answer.blob()], name, { type: 'image/webp' });
}

const drop = async (input: HTMLElement, dataTransfer: DataTransfer) =>
  input.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Photo');
    await expect(input).toHaveAttribute('accept', 'image/*');
    await expect(canvas.getByText('Choose a photo')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
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

export const Replaced = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Photo'), await photo());
    const first = await canvas.findByRole('img');
    const address = first.getAttribute('src') ?? '';
    await userEvent.upload(canvas.getByLabelText('Photo'), await photo('another.webp'));
    await expect(await canvas.findByRole('img', { name: /another/ })).not.toHaveAttribute('src', address);
    // The first one's address is given back: nothing is kept in memory that nobody sees.
    await expect(fetch(address)).rejects.toThrow();
  },
});

export const Dropped = meta.story({
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Photo');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(await photo('dropped.webp'));
    await drop(input, dataTransfer);
    await expect(await canvas.findByRole('img', { name: /dropped/ })).toBeVisible();
    await expect(input.files?.[0]?.name).toBe('dropped.webp');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const DroppedSomethingElse = meta.story({
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['words'], 'letter.txt', { type: 'text/plain' }));
    await drop(canvas.getByLabelText('Photo'), dataTransfer);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That file is not a photo.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** HEIC, in most browsers: no preview, but it is chosen, and its name says so. */
export const NotShownByThisBrowser = meta.story({
  play: async ({ canvas, userEvent }) => {
    const file = new File(['not an image this browser knows'], 'IMG_0042.HEIC', { type: 'image/heic' });
    await userEvent.upload(canvas.getByLabelText('Photo'), file);
    await expect(canvas.getByText('IMG_0042.HEIC')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument());
  },
});

export const Uploading = meta.story({
  args: { progress: 0.42 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Photo'), await photo());
    await expect(canvas.getByRole('progressbar', { name: 'Uploading the photo' })).toHaveValue(0.42);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await canvas.findByRole('img');
  },
});

export const Invalid = meta.story({
  decorators: [
    (Story) => (
      <Field label="Photo" error="Photo is Required">
        {Story()}
      </Field>
    ),
  ],
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Photo is Required');
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
