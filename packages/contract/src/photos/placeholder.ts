/**
 * The few colours that are shown until a photo has loaded. They need no field, no request and no script, because they are in the photo's
 * address: its size, and the pixels of a BMP. A BMP needs no compression, so a page reads it by joining two texts.
 */
export const placeholderGrid = { columns: 4, rows: 3 } as const;

/** A size such as 1600x1200, and 4 × 3 pixels of two bytes in Base64. */
const placeholderPattern = /-(\d{1,4})x(\d{1,4})-([\w-]{32})\.webp$/;

/** A photo’s path on its server. The first group is its name: the digest of its content, and its placeholder if it has one. */
export const photoPathPattern = /^\/photos\/([0-9a-f]{64}(?:-\d{1,4}x\d{1,4}-[\w-]{32})?)\.webp$/;

/** The header of an uncompressed BMP of 4 × 3 pixels with 5 bits per colour, the top row first. */
const bmpHeader = 'Qk1OAAAAAAAAADYAAAAoAAAABAAAAP3///8BABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** A picture of a few pixels, to be stretched to the size of its photo: the browser blurs it. */
export interface Placeholder {
  /** The photo's size, in pixels. */
  width: number;
  height: number;
  /** The picture, as a `data:` address. */
  src: string;
}

/** The placeholder in a photo’s address. Undefined for a picture without one: from elsewhere, transparent, or older than placeholders. */
export function placeholderOf(address: string): Placeholder | undefined {
  const [, width, height, pixels] = placeholderPattern.exec(address) ?? [];
  if (!pixels) return undefined;
  const src = `data:image/bmp;base64,${bmpHeader}${pixels.replaceAll('-', '+').replaceAll('_', '/')}`;
  return { width: Number(width), height: Number(height), src };
}

/**
 * Writes a placeholder, for the photo's name.
 * @param size the photo's, at most 9,999 pixels a side
 * @param pixels red, green and blue of each pixel of `placeholderGrid`, row by row
 */
export function writePlaceholder({ width, height }: { width: number; height: number }, pixels: Uint8Array): string {
  const bytes: number[] = [];
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = Array.from(pixels.subarray(at, at + 3), (value) =>
      Math.round((value * 31) / 255),
    );
    const color = (red << 10) | (green << 5) | blue;
    bytes.push(color & 255, color >> 8);
  }
  return `${width}x${height}-${toBase64(bytes)}`;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64 for addresses. The number of bytes must be a multiple of three. */
function toBase64(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.slice(at, at + 3);
    const four = [one >> 2, ((one & 3) << 4) | (two >> 4), ((two & 15) << 2) | (three >> 6), three & 63];
    text += four.map((value) => digits[value]).join('');
  }
  return text;
}
