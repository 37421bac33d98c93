import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({
  ...textStyles.price,
  display: 'block',
  // At the start of its container, in whichever direction the price itself is read.
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
  // A price is free text: a long one wraps instead of overflowing the sheet.
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-size="large"]': { fontSize: vars.size.priceLarge, lineHeight: vars.leading.tight },
    '[data-booked] &': { color: vars.color.inkMuted },
  },
});
