import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({ paddingBlockStart: `clamp(${vars.space[10]}, 6vw, ${vars.space[24]})` });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
  alignItems: 'last baseline',
  gap: `${vars.space[6]} ${vars.space[16]}`,
  paddingBlockEnd: `clamp(${vars.space[8]}, 4vw, ${vars.space[16]})`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const heading = style(textStyles.display);

export const text = style({ ...textStyles.prose, maxInlineSize: '40ch' });
