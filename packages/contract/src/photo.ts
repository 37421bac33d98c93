/** What an uploaded photo may be, and what it becomes. */
export const photoLimits = {
  /** Largest file. */
  bytes: 10 * 1024 * 1024,
  /** Most pixels. */
  pixels: 40_000_000,
  /** Most pixels of an AVIF, which takes more time and memory to decode: what phones take. */
  avifPixels: 12_500_000,
  /** Longest side once stored; a larger photo is made smaller. */
  side: 1600,
} as const;

/** The types of photo that can be uploaded. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The widths in which a photo can be had, by `?w=` on its address. Never wider than the photo itself. */
export const photoWidths = [240, 480, 960] as const;

/**
 * What is in a file, told by its first bytes: neither its name nor its type is to be believed.
 * HEIC is what iPhones take by default, and what most browsers cannot show.
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
