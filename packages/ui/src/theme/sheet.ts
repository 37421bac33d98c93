import { vars } from './contract.css.ts';

/** A sheet of paper on the desk, to be spread into a style. Its content is laid out by the sheet's width. */
export const sheet = {
  position: 'relative',
  containerType: 'inline-size',
  background: vars.color.sheet,
  border: `${vars.line.thin} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.sheet,
} as const;

/** The breakpoints of a sheet, for `@container`; as in `media`, tokens do not work there. */
export const sheetWidth = {
  /** A picture has room beside it for all the most important content. */
  spread: '(min-width: 72rem)',
  /** Two columns of a form stand side by side. */
  double: '(min-width: 47.5rem)',
  /** A picture and its text stand side by side; facts stand in one row. */
  wide: '(min-width: 32.5rem)',
  /** A signature takes the whole line. */
  narrow: '(max-width: 26.25rem)',
  /** One column of everything, as with large text on a phone. */
  single: '(max-width: 15rem)',
} as const;
