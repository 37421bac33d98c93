import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { voice } from '../theme/voice.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1.5],
  alignContent: 'start',
});

export const label = style({ ...voice.small, justifySelf: 'start', fontWeight: vars.weight.medium });

export const hint = style({ ...voice.small, color: vars.color.inkMuted });

export const error = style({
  ...voice.small,
  display: 'flex',
  gap: vars.space[1.5],
  color: vars.color.danger,
});
