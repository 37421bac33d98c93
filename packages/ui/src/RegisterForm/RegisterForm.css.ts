import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { voice } from '../theme/voice.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

export const step = style({
  ...voice.small,
  display: 'block',
  color: vars.color.inkMuted,
  // Rendered while still empty, so that its text is announced later; until then it takes no room.
  selectors: { '&:empty': { position: 'absolute' } },
});

export const otherwise = style(voice.small);

export const other = style({
  ...voice.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
