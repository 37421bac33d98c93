import { photoLimits } from '@apple-only/contract';
import { vi } from 'vitest';

/** A photo that is larger than the shop accepts: what follows the picture in the file is no part of it. */
export async function largePhoto(name = 'large.png') {
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext('2d');
  const pixel = await canvas.convertToBlob({ type: 'image/png' });
  return new File([pixel, new Uint8Array(photoLimits.bytes)], name, { type: 'image/png' });
}

/** Chooses files, as a user does. Playwright would take seconds for a large one. */
export function chooseFiles(input: HTMLInputElement, files: readonly File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Lets no photo be decoded until the returned function is called, which waits until one is prepared. */
export function holdDecoding(): () => Promise<void> {
  const start = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const decode = createImageBitmap;
  vi.spyOn(globalThis, 'createImageBitmap').mockImplementation(async (file: ImageBitmapSource) => {
    await start.promise;
    const picture = await decode(file);
    const close = picture.close.bind(picture);
    picture.close = () => {
      close();
      // After what is done with the photo, and rendered.
      setTimeout(end.resolve);
    };
    return picture;
  });
  return () => {
    start.resolve();
    return end.promise;
  };
}
