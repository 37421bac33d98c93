import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textButton } from '../../theme/text-button.ts';
import { textStyles } from '../../theme/text-styles.ts';

/** A button within a text that shows more of it. */
export const toggle = style({
  ...textStyles.small,
  ...textButton,
  minBlockSize: vars.space[8],
  marginBlockStart: vars.space[1],
  color: vars.color.ink,
  fontFamily: vars.font.ui,
  fontWeight: vars.weight.medium,
});

globalStyle(`:is(h2, h3, h4) + ${toggle}`, { alignSelf: 'start', justifySelf: 'start' });
