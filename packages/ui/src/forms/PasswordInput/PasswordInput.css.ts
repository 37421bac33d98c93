import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({ position: 'relative', display: 'grid' });

// A long password ends before the button.
globalStyle(`${root} > input`, { paddingInlineEnd: vars.space[16] });

export const toggle = style({
  ...textStyles.small,
  position: 'absolute',
  insetBlock: vars.line.thin,
  insetInlineEnd: vars.line.thin,
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textDecorationThickness: vars.line.thin,
  textUnderlineOffset: vars.space[1],
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecorationThickness: vars.line.focus },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[1]})` },
  },
});
