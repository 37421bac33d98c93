import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { sheet } from '../../theme/sheet.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[16],
  paddingBlock: `clamp(${vars.space[8]}, 5vw, ${vars.space[16]})`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] } },
});

export const form = style({
  ...sheet,
  display: 'grid',
  gap: vars.space[6],
  padding: `clamp(${vars.space[5]}, 3vw, ${vars.space[10]})`,
});

export const title = style({ ...textStyles.title });

export const reason = style(textStyles.prose);

export const side = style({
  display: 'grid',
  gap: vars.space[6],
  // Beside a form that is longer than the window.
  position: 'sticky',
  insetBlockStart: vars.space[8],
  '@media': { [media.narrow]: { position: 'static' } },
});

export const text = style({ ...textStyles.prose, color: vars.color.inkMuted });
