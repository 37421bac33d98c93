import { photoLimits } from '@apple-only/contract';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '../../wait-for.suite.ts';
import { Field } from '../Field/Field.tsx';
import { PhotosInput, type ProductPhoto } from './PhotosInput.tsx';

const { perProduct, bytes } = photoLimits;

let place: HTMLElement;

function Kept() {
  const [photos, setPhotos] = useState<readonly ProductPhoto[]>([]);
  return (
    <Field label="Photo">
      <PhotosInput value={photos} onChange={setPhotos} />
    </Field>
  );
}

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Kept />);
  return () => {
    root.unmount();
    place.remove();
    vi.restoreAllMocks();
  };
});

/** Chooses files, as a user does. */
async function choose(files: readonly File[]) {
  const input = await waitFor(() => {
    const found = place.querySelector('input');
    if (!found) throw new Error('There is no input.');
    return found;
  });
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const reasons = () => Array.from(place.querySelectorAll('[role=alert] p'), ({ textContent }) => textContent);

test('many large photos are decoded one at a time, and only as many as a product has', async () => {
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext('2d');
  const pixel = await canvas.convertToBlob({ type: 'image/png' });
  const large = (name: string) => new File([pixel, new Uint8Array(bytes)], name, { type: 'image/png' });
  const decode = createImageBitmap;
  let open = 0;
  let mostOpen = 0;
  let decoded = 0;
  vi.spyOn(globalThis, 'createImageBitmap').mockImplementation(async (file: ImageBitmapSource) => {
    open += 1;
    decoded += 1;
    mostOpen = Math.max(mostOpen, open);
    const picture = await decode(file);
    const close = picture.close.bind(picture);
    picture.close = () => {
      open -= 1;
      close();
    };
    return picture;
  });
  await choose(Array.from({ length: perProduct + 2 }, (_, index) => large(`${index + 1}.png`)));
  await waitFor(() => expect(place.querySelectorAll('img')).toHaveLength(perProduct));
  expect({ mostOpen, decoded }).toEqual({ mostOpen: 1, decoded: perProduct });
  expect(reasons()).toEqual(['9.png', '10.png'].map((name) => expect.stringContaining(`${name} was left out`)));
});

test('two files of one name have a refusal each', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const letter = () => new File(['words'], 'letter.txt', { type: 'text/plain' });
  await choose([letter(), letter()]);
  await waitFor(() => expect(reasons()).toHaveLength(2));
  expect(complain).not.toHaveBeenCalled();
});
