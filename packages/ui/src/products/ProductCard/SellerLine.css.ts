import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { sheetWidth } from '../../theme/sheet.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const sellerLine = style({
  paddingInline: vars.space[4],
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.stamp.width}`,
  gridTemplateAreas: '"seller stamp" "caption stamp"',
  columnGap: vars.space[3],
  alignItems: 'end',
  paddingBlock: `${vars.space[2]} ${vars.space[4]}`,
  '@container': {
    [sheetWidth.wide]: { paddingInline: vars.space[5], paddingBlockEnd: vars.space[5] },
    [sheetWidth.narrow]: { gridTemplateAreas: '"seller seller" "caption stamp"' },
    [sheetWidth.single]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"seller" "caption" "stamp"' },
  },
});

export const seller = style({
  gridArea: 'seller',
  paddingBlockEnd: vars.space[0.5],
  borderBlockEnd: `${vars.line.strong} solid ${vars.color.rule}`,
  fontFamily: vars.font.serif,
  fontSize: vars.size.name,
  fontStyle: 'italic',
  lineHeight: vars.leading.name,
  letterSpacing: vars.tracking.name,
  overflowWrap: 'anywhere',
});

// The signature's line already underlines it.
globalStyle(`${seller} > a:not(:hover)`, { textDecoration: 'none' });

export const caption = style({
  ...textStyles.label,
  gridArea: 'caption',
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'start',
  gap: `0 ${vars.space[5]}`,
  paddingBlockStart: vars.space[1.5],
  '@container': { [sheetWidth.narrow]: { flexDirection: 'column' } },
});

export const mobile = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[1] });

export const number = style({
  color: vars.color.ink,
  fontSize: vars.size.small,
  fontStretch: 'normal',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const stamp = style({
  gridArea: 'stamp',
  alignSelf: 'end',
  justifySelf: 'end',
  selectors: {
    // A stamp overlaps the end of the line, as if set down by hand. The dashed place of a missing one looks printed.
    '&[data-set]': { marginInlineEnd: vars.space[3], marginBlockEnd: vars.space[1] },
  },
});
