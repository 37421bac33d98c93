import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { voice } from '../theme/voice.ts';

export const root = style({
  display: 'grid',
  gap: vars.space[0.5],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `${vars.line.thin} solid ${vars.color.danger}`,
  borderInlineStartWidth: vars.space[1],
  borderRadius: vars.radius.control,
  background: vars.color.dangerTint,
  color: vars.color.danger,
  overflowWrap: 'anywhere',
});

export const message = style({ fontWeight: vars.weight.bold });

export const detail = style(voice.small);
