import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hovered } from '../../theme/hovered.ts';
import { textStyles } from '../../theme/text-styles.ts';
import * as inside from '../Input/inside.css.ts';

export const root = style([inside.root, { gridTemplateColumns: `minmax(0, 1fr) minmax(${vars.space[16]}, auto)` }]);

// A long password ends before the button.
globalStyle(`${root} > input`, inside.beforeButton);

export const toggle = style({
  ...textStyles.small,
  gridArea: '1 / 2',
  justifySelf: 'end',
  margin: vars.line.thin,
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
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[1]})` } },
  '@media': hovered({ textDecorationThickness: vars.line.focus }),
});
