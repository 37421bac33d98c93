import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { sheet, sheetWidth } from '../../theme/sheet.ts';
import { clamped, textStyles } from '../../theme/text-styles.ts';

const hairline = `${vars.line.thin} solid ${vars.color.hairline}`;
const edge = { paddingInline: vars.space[4] };
const wideEdge = { paddingInline: vars.space[5] };

export const root = style({
  ...sheet,
  display: 'flex',
  flexDirection: 'column',
  selectors: {
    // Not the focus ring, which marks what takes a press.
    '&[aria-current]': { outline: `${vars.line.strong} solid ${vars.color.rule}` },
  },
});

export const head = style({
  ...textStyles.label,
  ...edge,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  borderBlockEnd: hairline,
  '@container': { [sheetWidth.wide]: wideEdge },
});

export const category = style({ color: vars.color.ink, fontWeight: vars.weight.bold });

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [sheetWidth.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)' },
    // A larger picture would be higher than the words beside it, and leave a hole there.
    [sheetWidth.double]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)' },
  },
});

// The picture: it keeps 4 : 3, and grows with a long name beside it.
globalStyle(`${top} > :first-child`, {
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  alignSelf: 'stretch',
  borderBlockEnd: hairline,
  '@container': { [sheetWidth.wide]: { borderBlockEnd: 0, borderInlineEnd: hairline } },
});

export const identity = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: vars.space[4],
  '@container': { [sheetWidth.wide]: { padding: vars.space[5] } },
});

export const name = style({
  ...textStyles.name,
  selectors: { '[data-booked] &': { color: vars.color.inkMuted } },
  '@media': { [media.pairs]: { selectors: { '&:not([data-open])': clamped } } },
});

export const label = style(textStyles.label);

// The grade.
globalStyle(`${identity} > :last-child`, { marginBlockStart: 'auto', paddingBlockStart: vars.space[2] });

export const signature = style({
  ...edge,
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.stamp.width}`,
  gridTemplateAreas: '"seller stamp" "caption stamp"',
  columnGap: vars.space[3],
  alignItems: 'end',
  paddingBlock: `${vars.space[2]} ${vars.space[4]}`,
  '@container': {
    [sheetWidth.wide]: { ...wideEdge, paddingBlockEnd: vars.space[5] },
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

// The line of the signature underlines it.
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
    // A stamp overlaps the end of the line, as if set down by hand. The empty place for a missing one is printed.
    '&[data-set]': { marginInlineEnd: vars.space[3], marginBlockEnd: vars.space[1] },
  },
});

export const action = style({
  ...edge,
  paddingBlockEnd: vars.space[4],
  '@container': { [sheetWidth.wide]: { ...wideEdge, paddingBlockEnd: vars.space[5] } },
});

/** What the buyer who has booked it reads. */
export const own = style({ ...textStyles.small, paddingBlockEnd: vars.space[3] });

export const ownTitle = style({ fontWeight: vars.weight.bold });
