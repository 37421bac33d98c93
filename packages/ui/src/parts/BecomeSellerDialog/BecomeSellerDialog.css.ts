import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const words = style({ display: 'grid', gap: vars.space[3] });

export const warning = style({ overflowWrap: 'anywhere' });

export const changes = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyleType: 'disc',
});

export const error = style({ paddingInline: vars.space[5], paddingBlockEnd: vars.space[4] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  paddingInline: vars.space[5],
  paddingBlockEnd: vars.space[5],
});
