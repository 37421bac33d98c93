import { photoLimits, photoSide, photoTypeOf, photoTypes } from '@apple-only/contract';

/** Why the shop cannot accept a file as a photo. */
export type PhotoProblem = 'empty' | 'wrongType' | 'heic' | 'damaged' | 'tooLarge';

/** The size of the header that names a file's type, in bytes. */
const headBytes = 64;

/** The problem that the browser can detect without reading the file. */
export function knownProblem({ size, type }: File): PhotoProblem | undefined {
  if (size === 0) return 'empty';
  // Not every system knows the type of HEIC.
  return type === '' || /^image\/hei[cf]$/.test(type) || photoTypes.some((one) => one === type)
    ? undefined
    : 'wrongType';
}

/** Whether a file must be prepared before it is sent: it is too large, or of a type that the shop does not accept. */
export const needsPreparing = ({ size, type }: File) =>
  size > photoLimits.bytes || !photoTypes.some((one) => one === type);

/** Reads a file and returns a photo that the shop accepts, either the file itself or a conversion of it; otherwise the problem. */
export async function preparePhoto(file: File): Promise<File | PhotoProblem> {
  // jsdom cannot decode pictures, nor happy-dom files: there only the server checks them.
  if (!('createImageBitmap' in globalThis)) return file;
  // Some files cannot be read: those on a removed card, or in a cloud that is out of reach.
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => undefined);
  if (!head) return 'damaged';
  const type = photoTypeOf(new Uint8Array(head));
  if (!type) return 'wrongType';
  const picture = await createImageBitmap(file).catch((error: Error) => error);
  if (picture instanceof Error) {
    if (picture.name === 'TypeError') return file;
    if (type === 'image/heic') return 'heic';
    // Every browser decodes the other types; the shop can use an AVIF that this browser cannot show.
    if (type !== 'image/avif') return 'damaged';
    return file.size > photoLimits.bytes ? 'tooLarge' : file;
  }
  const pixels = picture.width * picture.height;
  const isSmall = pixels <= (type === 'image/avif' ? photoLimits.avifPixels : photoLimits.pixels);
  const photo =
    type !== 'image/heic' && file.size <= photoLimits.bytes && isSmall ? file : await redrawn(picture, file.name);
  picture.close();
  return photo ?? 'tooLarge';
}

/** The same picture, redrawn at the size at which the shop stores it. */
async function redrawn(picture: ImageBitmap, name: string): Promise<File | undefined> {
  const scale = Math.min(1, photoSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  const encode = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  let drawn = await encode('image/webp');
  // Safari cannot encode WebP and returns PNG, several times the size of JPEG. JPEG has no transparency.
  if (context && drawn?.type === 'image/png') {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    drawn = await encode('image/jpeg');
  }
  if (!drawn || drawn.size > photoLimits.bytes) return undefined;
  return new File([drawn], name.replace(/(?:\.\w+)?$/, `.${drawn.type.replace('image/', '')}`), { type: drawn.type });
}
