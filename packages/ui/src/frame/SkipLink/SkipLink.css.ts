import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  position: 'absolute',
  insetInlineStart: vars.space.gutter,
  insetBlockStart: vars.space[2],
  zIndex: vars.layer.skip,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.color.ink,
  color: vars.color.onInk,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)' },
  },
});
