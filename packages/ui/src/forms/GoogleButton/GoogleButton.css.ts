import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

const rule = { content: '', blockSize: vars.line.thin, background: vars.color.hairline } as const;

export const or = style({
  ...textStyles.small,
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.inkMuted,
  '::before': rule,
  '::after': rule,
});

export const hint = style({ ...textStyles.small, color: vars.color.inkMuted });

export const waiting = style({
  ...textStyles.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  color: vars.color.inkMuted,
});
