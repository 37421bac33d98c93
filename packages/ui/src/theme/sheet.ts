import { vars } from './contract.css.ts';

/** A sheet of paper on the desk, to be spread into a style. What is in it lays itself out by its width. */
export const sheet = {
  position: 'relative',
  containerType: 'inline-size',
  background: vars.color.sheet,
  border: `${vars.line.thin} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.sheet,
} as const;

/** The widths of a sheet at which what is in it is laid out anew, for `@container`; as in `media`, tokens do not work there. */
export const sheetWidth = {
  /** Two columns of a form stand side by side. */
  double: '(min-width: 47.5rem)',
  /** A picture and what is said of it stand side by side; facts stand in one row. */
  wide: '(min-width: 32.5rem)',
  /** A signature takes the whole line. */
  narrow: '(max-width: 26.25rem)',
} as const;
