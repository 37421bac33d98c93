import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { sheetWidth } from '../../theme/sheet.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({
  // Aligns the signatures of neighbouring cards, for descriptions of any length.
  flex: 1,
  padding: vars.space[4],
  borderBlockStart: `${vars.line.thin} solid ${vars.color.hairline}`,
  '@container': { [sheetWidth.wide]: { padding: vars.space[5] } },
});

export const text = style({
  ...textStyles.prose,
  // At the start of its container, in whichever direction the text itself is read.
  inlineSize: 'fit-content',
  maxInlineSize: `min(100%, ${vars.measure.text})`,
  whiteSpace: 'pre-line',
});
