/**
 * The few colours of a photo that are shown until it has loaded. They are in its address, so that they need no field, no request and no
 * script: its size, and 4 × 3 pixels (3 × 4 of an upright one) of 16 bits.
 */
const [long, short] = [4, 3];
const colorBytes = long * short * 2;
/** Before the colours: width and height, of 12 bits each. */
const sizeBytes = 3;
const codeLength = ((sizeBytes + colorBytes) / 3) * 4;

/** A photo’s name on its server: the digest of its content, and its placeholder if it has one. */
const photoName = `[0-9a-f]{64}(?:-[\\w-]{${codeLength}})?`;
/** A photo’s path on its server. The first group is its name. */
export const photoPath = new RegExp(`^/photos/(${photoName})\\.webp$`);

/** How many colours across and down. */
export const placeholderGrid = ({ width, height }: { width: number; height: number }) =>
  width < height ? { columns: short, rows: long } : { columns: long, rows: short };

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 of bytes whose number is a multiple of three: without padding. */
function toBase64(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.slice(at, at + 3);
    const four = [one >> 2, ((one & 3) << 4) | (two >> 4), ((two & 15) << 2) | (three >> 6), three & 63];
    text += four.map((value) => digits[value]).join('');
  }
  return text;
}

function fromBase64(text: string): number[] {
  const values = Array.from(text, (digit) => digits.indexOf(digit));
  return values.flatMap((value, index) => {
    const next = values[index + 1] ?? 0;
    const shift = 2 * ((index % 4) + 1);
    return index % 4 === 3 ? [] : [((value << shift) | (next >> (6 - shift))) & 255];
  });
}

/**
 * Writes a placeholder, for the photo's name.
 * @param size the photo's, at most 4,095 pixels a side
 * @param pixels red, green and blue of each pixel of `placeholderGrid`, row by row
 */
export function writePlaceholder({ width, height }: { width: number; height: number }, pixels: Uint8Array): string {
  const bytes = [width >> 4, ((width & 15) << 4) | (height >> 8), height & 255];
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const color = (scaled(red, 31) << 11) | (scaled(green, 63) << 5) | scaled(blue, 31);
    bytes.push(color >> 8, color & 255);
  }
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_');
}

const scaled = (value: number, most: number) => Math.round((value * most) / 255);
const unscaled = (value: number, most: number) => Math.round((value * 255) / most);

/** A picture of a few pixels, to be stretched to the size of its photo: the browser blurs it. */
export interface Placeholder {
  /** The photo's size, in pixels. */
  width: number;
  height: number;
  /** The picture, as a `data:` address. */
  src: string;
}

const namedPlaceholder = new RegExp(`/photos/[0-9a-f]{64}-([\\w-]{${codeLength}})\\.webp$`);

/** The placeholder in a photo's address. Undefined for a picture without: of elsewhere, transparent, or older than placeholders. */
export function placeholderOf(address: string): Placeholder | undefined {
  const code = namedPlaceholder.exec(address)?.[1];
  if (!code) return undefined;
  const [first = 0, second = 0, third = 0, ...colors] = fromBase64(code.replaceAll('-', '+').replaceAll('_', '/'));
  const size = { width: (first << 4) | (second >> 4), height: ((second & 15) << 8) | third };
  if (size.width === 0 || size.height === 0) return undefined;
  return { ...size, src: `data:image/bmp;base64,${toBase64(bitmap(placeholderGrid(size), colors))}` };
}

/** A BMP of 24 bits: the one format that needs no compression, so that its first 72 characters are those of every other. */
function bitmap({ columns, rows }: ReturnType<typeof placeholderGrid>, colors: readonly number[]): number[] {
  const header = 54;
  /** A row's bytes are a multiple of four. */
  const row = Math.ceil((columns * 3) / 4) * 4;
  const pixels = Array.from({ length: rows }, () => Array<number>(row).fill(0));
  for (let at = 0; at < columns * rows; at += 1) {
    const color = ((colors[2 * at] ?? 0) << 8) | (colors[2 * at + 1] ?? 0);
    const [red, green, blue] = [unscaled(color >> 11, 31), unscaled((color >> 5) & 63, 63), unscaled(color & 31, 31)];
    pixels[Math.floor(at / columns)]?.splice((at % columns) * 3, 3, blue, green, red);
  }
  const head = [0x42, 0x4d, ...int(header + row * rows), ...int(0), ...int(header)];
  // A negative height: the first row is the upper one.
  const info = [...int(40), ...int(columns), ...int(-rows), 1, 0, 24, 0, ...Array<number>(24).fill(0)];
  return [...head, ...info, ...pixels.flat()];
}

/** Four bytes, the lowest first. */
const int = (value: number) => [0, 8, 16, 24].map((shift) => (value >> shift) & 255);
