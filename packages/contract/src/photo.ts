/** What an uploaded photo may be, and what it becomes. */
export const photoLimits = {
  /** Largest file. */
  bytes: 10 * 1024 * 1024,
  /** Most pixels. */
  pixels: 40_000_000,
  /** Longest side once stored; a larger photo is made smaller. */
  side: 1600,
} as const;

/** The types of photo that can be uploaded. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The widths in which a photo can be had, by `?w=` on its address. Never wider than the photo itself. */
export const photoWidths = [240, 480, 960] as const;
