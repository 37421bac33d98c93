/**
 * The widths at which pages are laid out anew, in em so that zoom and larger text count as a smaller page.
 * Custom properties do not work in media queries: these are the only sizes outside a theme.
 */
export const media = {
  /** Phones: one column, cards lie on their side. */
  small: '(max-width: 35em)',
  /** Things side by side go under each other. */
  narrow: '(max-width: 47.5em)',
  /** The header's links go into a menu; the dashboard's panel goes on top. */
  medium: '(max-width: 58.75em)',
  /** Short of room for a side column. */
  wide: '(max-width: 68.75em)',
  hover: '(hover: hover)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
