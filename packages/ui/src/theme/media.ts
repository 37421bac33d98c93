/**
 * The breakpoints of pages, in em so that zoom and larger text count as a smaller page.
 * Custom properties do not work in media queries, so these are not tokens.
 */
export const media = {
  /** Phones: one column, cards lie on their side. */
  small: '(max-width: 35em)',
  /** The smallest phones, or larger text: the header has no room for text beside its icons. */
  tiny: 'not all and (min-width: 22.5em)',
  /** Phones with text of twice the size: one column of everything. */
  single: '(max-width: 15em)',
  /** Phones with text of the usual size: rows of cards scroll sideways. */
  phone: '(min-width: 22em) and (max-width: 35em)',
  /** Cards stand side by side. */
  beside: 'not all and (max-width: 35em)',
  /** Cards in rows of two stand side by side. */
  pairs: '(min-width: 67em)',
  /** Side-by-side parts are stacked. */
  narrow: '(max-width: 47.5em)',
  /** The header's links move into a menu; the dashboard's panel moves to the top. */
  medium: '(max-width: 58.75em)',
  /** The header has no room for a search field beside its links. */
  crowded: '(max-width: 78em)',
  /** Too narrow for a side column. */
  noSide: '(max-width: 68.75em)',
  /** Too narrow for a side column and two cards. */
  noSideForCards: 'not all and (min-width: 90em)',
  hover: '(hover: hover)',
  forcedColors: '(forced-colors: active)',
  /** No script runs: controls that would do nothing are hidden. */
  scriptless: '(scripting: none)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
