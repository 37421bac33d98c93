import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { textStyles, visuallyHiddenStyle } from '../../theme/text-styles.ts';

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  // Reserves the height until the HTML of the select has arrived.
  minBlockSize: vars.height.control,
  minInlineSize: 0,
});

export const label = style({
  ...textStyles.small,
  flex: 'none',
  color: vars.color.inkMuted,
  // On phones the visible order says enough.
  '@media': {
    [media.small]: visuallyHiddenStyle,
  },
});
