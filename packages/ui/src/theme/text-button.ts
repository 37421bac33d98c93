import { vars } from './contract.css.ts';
import { hovered } from './hovered.ts';

/** The underline of what can be pressed in a text. To be spread into a style. */
export const underline = {
  textDecoration: 'underline',
  textDecorationThickness: vars.line.thin,
  textUnderlineOffset: vars.space[1],
} as const;

/** Makes that underline thicker under the pointer. To be spread into a style's `@media`. */
export const thickerUnderline = hovered({ textDecorationThickness: vars.line.focus });

/** A button that looks like a link in a text. To be spread into a style. */
export const textButton = {
  ...underline,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '@media': thickerUnderline,
} as const;
