import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const message = style({
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.line.tick} solid ${vars.color.danger}`,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
