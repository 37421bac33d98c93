/** Longest side of a stored photo, in pixels; a larger one is scaled down. */
export const photoSide = 1600;

/** The limits of an uploaded photo. */
export const photoLimits = {
  /** Largest file: 10 MiB. */
  bytes: 10_485_760,
  /** Most pixels. */
  pixels: 40_000_000,
  /** Most pixels of an AVIF, which takes more time and memory to decode: as many as phone cameras have. */
  avifPixels: 12_500_000,
  /** Most photos of a product. */
  perProduct: 8,
} as const;

/** The types of photo that can be uploaded. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The widths in which a photo is served, by `?w=` on its address. Never wider than the photo itself. */
export const photoWidths = [240, 480, 720, 960] as const;

/** The size of a photo's preview where its page is shared, by `?w=` on its address: the whole photo, on a plain background. */
export const photoCard = { w: 'card', width: 1200, height: 630 } as const;

/** Whether a picture is an uploaded photo of a shop, which is served in smaller sizes, too. */
export const isPhoto = (address: string): boolean => /\/photos\/[^/?#]+\.webp$/.test(address);

/** The address of a photo's preview; undefined for a picture that is not an uploaded photo of a shop. */
export const photoCardOf = (img: string): string | undefined => (isPhoto(img) ? `${img}?w=${photoCard.w}` : undefined);

/**
 * The type of a file, by its first bytes: its name and its declared type cannot be trusted.
 * HEIC is the default of iPhones, and most browsers cannot show it.
 */
export function photoTypeOf(bytes: Uint8Array): (typeof photoTypes)[number] | 'image/heic' | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 64));
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'image/webp';
  if (!head.startsWith('ftyp', 4)) return undefined;
  // The brands of the container: the main one, its version, and the compatible ones.
  const brands = head.slice(8, (bytes[2] ?? 0) * 256 + (bytes[3] ?? 0));
  if (/avif|avis/.test(brands)) return 'image/avif';
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'image/heic' : undefined;
}
