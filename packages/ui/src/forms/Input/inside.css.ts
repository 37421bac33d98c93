import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

// A sign or a button inside an input, next to its text. Both share a grid column that is as wide as the sign or button; the input's
// padding of `100%` is that width. The input is as wide as the grid; its negative margin keeps it from widening the column.

/** Around both. */
export const root = style({
  display: 'grid',
  containerType: 'inline-size',
  // Its width where nothing else determines it: about that of a plain input.
  containIntrinsicInlineSize: `calc(2 * ${vars.space[24]})`,
});

const inlineSize = '100cqi';
/** An input with something inside at its start. */
export const afterSign = {
  gridArea: '1 / 1',
  inlineSize,
  marginInlineEnd: `-${inlineSize}`,
  paddingInlineStart: '100%',
};
/** An input with something inside at its end. */
export const beforeButton = {
  gridArea: '1 / 2',
  justifySelf: 'end',
  inlineSize,
  marginInlineStart: `-${inlineSize}`,
  paddingInlineEnd: '100%',
};
