/**
 * The settings for a story's picture: its globals, and the browser's settings. The fields are those of
 * Chromatic's modes, so one list serves both.
 */
export interface Mode {
  theme: 'light' | 'dark';
  /** Width of the window, in CSS pixels. */
  viewport: number;
  direction?: 'ltr' | 'rtl';
  language?: 'en' | 'de';
  /** Size of the text, in percent of the user's default. */
  textSize?: number;
  forcedColors?: 'active';
  prefersReducedMotion?: 'reduce';
  media?: 'print';
}

/** Every story has a picture in each of these modes. */
export const modes: Readonly<Record<string, Mode>> = {
  'light-390': { theme: 'light', viewport: 390 },
  'dark-390': { theme: 'dark', viewport: 390 },
  'light-1280': { theme: 'light', viewport: 1280 },
  'dark-1280': { theme: 'dark', viewport: 1280 },
};

/** The first story of each file also has a picture in each of these modes. */
export const extraModes: Readonly<Record<string, Mode>> = {
  'forced-colours': { theme: 'light', viewport: 1280, forcedColors: 'active' },
  'right-to-left': { theme: 'light', viewport: 390, direction: 'rtl' },
  german: { theme: 'light', viewport: 390, language: 'de' },
  'reduced-motion': { theme: 'light', viewport: 1280, prefersReducedMotion: 'reduce' },
  'text-200': { theme: 'light', viewport: 1280, textSize: 200 },
  print: { theme: 'light', viewport: 1280, media: 'print' },
};
