import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { textStyles } from '../../theme/text-styles.ts';

/** A sheet that fills the page: words, and a picture beside them. Also used by the error screen. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.height.screen,
  marginBlockStart: vars.space[12],
  padding: `clamp(${vars.space[5]}, 3vw, ${vars.space[10]})`,
  border: `${vars.line.thin} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.sheet,
  boxShadow: vars.shadow.sheet,
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 0, marginBlockStart: vars.space[6] },
  },
});

export const words = style({ display: 'grid', justifyItems: 'start', gap: vars.space[4] });

export const heading = style(textStyles.title);

export const text = style({ ...textStyles.prose, color: vars.color.inkMuted });
