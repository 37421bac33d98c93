import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  minBlockSize: vars.height.control,
  marginBlockStart: vars.space[8],
  // Loading more needs a script.
  '@media': { [media.scriptless]: { display: 'none' } },
});

export const status = style({ ...textStyles.small, color: vars.color.inkMuted });
