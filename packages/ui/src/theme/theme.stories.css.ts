import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { voice } from './voice.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.measure.tile}, 1fr))`,
  gap: vars.space[4],
  padding: vars.space[6],
});

export const rows = style({ display: 'grid', gap: vars.space[5], padding: vars.space[6] });

export const token = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const swatch = style({
  flex: 'none',
  inlineSize: vars.space[16],
  blockSize: vars.space[12],
  border: `${vars.line.thin} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.sheet,
});

export const bar = style({ flex: 'none', blockSize: vars.space[4], background: vars.color.ink });

export const name = style({ ...voice.label, fontStretch: 'normal' });

export const display = style(voice.display);
export const title = style(voice.title);
export const personName = style(voice.name);
export const hand = style(voice.hand);
export const price = style(voice.price);
export const small = style(voice.small);
export const label = style(voice.label);
