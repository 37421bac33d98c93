import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({ display: 'grid', gap: vars.space[12] });

/** One state: its name, and how each of the cards shows it. */
export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6fr) repeat(3, minmax(0, 3fr))',
  alignItems: 'start',
  gap: `${vars.space[10]} ${vars.space[6]}`,
  '@media': { [media.noSide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const name = style({ ...textStyles.name, gridColumn: '1 / -1' });

export const nothing = style({
  ...textStyles.small,
  padding: vars.space[5],
  border: `${vars.line.strong} dashed ${vars.color.control}`,
  borderRadius: vars.radius.sheet,
  color: vars.color.inkMuted,
});
