import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  // The name keeps its direction in right-to-left text.
  direction: 'ltr',
  gap: vars.space[1.5],
  paddingBlock: vars.space[2],
  fontFamily: vars.font.ui,
  fontSize: vars.size.wordmark,
  fontStretch: vars.width.label,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  letterSpacing: vars.tracking.price,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

export const signed = style({
  borderBlockEnd: `${vars.line.strong} solid ${vars.color.rule}`,
  fontFamily: vars.font.serif,
  fontStyle: 'italic',
  fontWeight: vars.weight.regular,
});
