import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

// A sign or a button inside an input, beside its text. Both are in one column of a grid, which is as wide as the sign or button; the
// input has a padding of that width, `100%`. It is as wide as the grid, and its negative margin leaves the column its width.

/** Around both. */
export const root = style({
  display: 'grid',
  containerType: 'inline-size',
  // Where it may choose its width: about that of an input alone.
  containIntrinsicInlineSize: `calc(2 * ${vars.space[24]})`,
});

const inlineSize = '100cqi';
/** The input, with what is inside at its start. */
export const afterSign = {
  gridArea: '1 / 1',
  inlineSize,
  marginInlineEnd: `-${inlineSize}`,
  paddingInlineStart: '100%',
};
/** The input, with what is inside at its end. */
export const beforeButton = {
  gridArea: '1 / 2',
  justifySelf: 'end',
  inlineSize,
  marginInlineStart: `-${inlineSize}`,
  paddingInlineEnd: '100%',
};
