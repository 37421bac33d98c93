import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hovered } from '../../theme/hovered.ts';
import { textStyles } from '../../theme/text-styles.ts';

/** A button within a text that shows more of it. */
export const toggle = style({
  ...textStyles.small,
  minBlockSize: vars.space[8],
  marginBlockStart: vars.space[1],
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  fontFamily: vars.font.ui,
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textDecorationThickness: vars.line.thin,
  textUnderlineOffset: vars.space[1],
  cursor: 'pointer',
  '@media': hovered({ textDecorationThickness: vars.line.focus }),
});

globalStyle(`:is(h2, h3, h4) + ${toggle}`, { alignSelf: 'start', justifySelf: 'start' });
