import { photoLimits } from '@apple-only/contract';
import { vi } from 'vitest';

/** A photo larger than the shop accepts. Decoders ignore the bytes after the picture. */
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

/** Blocks the decoding of photos until the returned function is called, which resolves once a photo is prepared. */
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
      // After the photo is handled and rendered.
      setTimeout(end.resolve);
    };
    return picture;
  });
  return () => {
    start.resolve();
    return end.promise;
  };
}
