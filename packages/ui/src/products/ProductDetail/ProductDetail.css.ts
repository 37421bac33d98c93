import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { sheet, sheetWidth } from '../../theme/sheet.ts';
import { textButton } from '../../theme/text-button.ts';
import { textStyles } from '../../theme/text-styles.ts';
import * as factsGrid from '../../parts/Facts/Facts.css.ts';
import * as factsTable from '../FactsTable/FactsTable.css.ts';
import { sellerLine } from '../ProductCard/SellerLine.css.ts';

// On paper everything is closer together, so that even a long text fits on one page. `&&`: at any width.

const hairline = `${vars.line.thin} solid ${vars.color.hairline}`;

export const root = style({
  ...sheet,
  marginBlockStart: vars.space[10],
  '@media': {
    print: {
      // Room for its tabs.
      marginBlockStart: vars.height.tab,
      // Paper has a margin of its own.
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      boxShadow: 'none',
      breakInside: 'avoid',
    },
  },
});

/** Picture and text are side by side, also on an upright tablet. */
const beside = '(min-width: 40rem)';

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [beside]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [sheetWidth.double]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    // The text takes the remaining height.
    [sheetWidth.spread]: { gridTemplateRows: '1fr auto auto auto' },
  },
  // Picture and text are side by side, so that the sheet fits on one page.
  '@media': { print: { selectors: { '&&': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } } } },
});

/** Under picture and text; in a wide sheet beside the picture, which is higher than the text. */
const under = style({
  gridColumn: '1 / -1',
  '@container': { [sheetWidth.spread]: { gridColumn: 2 } },
});

export const picture = style({
  display: 'grid',
  borderBlockEnd: hairline,
  '@container': {
    [beside]: { borderBlockEnd: 0, borderInlineEnd: hairline },
    [sheetWidth.spread]: { gridRow: '1 / 5' },
  },
});

export const identity = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  padding: vars.space[4],
  '@container': { [sheetWidth.wide]: { padding: vars.space[5] } },
  '@media': { print: { gap: vars.space[2], selectors: { '&&': { paddingBlock: vars.space[3] } } } },
});

export const kicker = style({
  ...textStyles.label,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
});

globalStyle(`${kicker} > a`, {
  // Large enough for a finger, without taking more room.
  paddingBlock: vars.space[1.5],
  marginBlock: `calc(-1 * ${vars.space[1.5]})`,
  color: vars.color.ink,
  fontWeight: vars.weight.bold,
});

export const name = style({
  ...textStyles.title,
  overflowWrap: 'anywhere',
  selectors: { '[data-booked] &': { color: vars.color.inkMuted } },
});

export const label = style(textStyles.label);

export const saved = style({ ...textStyles.small, marginBlockStart: vars.space[1], fontWeight: vars.weight.medium });

export const before = style({ color: vars.color.inkMuted, fontWeight: vars.weight.regular });

export const criteria = style({
  ...textStyles.small,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[8]}`,
  paddingBlockStart: vars.space[2],
  '@container': {
    // Two in a row, unless they are beside the picture.
    [beside]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [sheetWidth.spread]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const criterion = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
  gap: vars.space[3],
  '@container': { [sheetWidth.single]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});

export const term = style({ color: vars.color.inkMuted });

/** The same height before the viewer is known. */
export const action = style({
  display: 'grid',
  gap: vars.space[3],
  minBlockSize: vars.height.control,
  '@media': { print: { display: 'none' } },
});

export const share = style({
  ...textStyles.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [media.scriptless]: { display: 'none' }, print: { display: 'none' } },
});

export const hint = style([
  under,
  {
    borderBlockStart: hairline,
    padding: vars.space[4],
    '@container': { [sheetWidth.wide]: { padding: vars.space[5] } },
    // Not printed: it may be out of date soon.
    '@media': { print: { display: 'none' } },
  },
]);

export const figures = style([under]);

// In rows of two beside the picture; the first of each row is aligned with the text.
globalStyle(`${figures} > ${factsGrid.root}[data-columns]`, {
  '@container': { [sheetWidth.spread]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${figures} ${factsGrid.fact}:nth-child(odd)`, {
  '@container': { [sheetWidth.spread]: { paddingInlineStart: vars.space[5] } },
});

export const facts = style({ borderBlockStart: hairline });

// The page is already a sheet.
globalStyle(`${facts} > ${factsTable.root}`, { border: 0, background: 'none', boxShadow: 'none' });

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [sheetWidth.double]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
  '@media': { print: { selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } } } },
});

export const part = style({
  borderBlockStart: hairline,
  padding: vars.space[4],
  '@container': {
    [sheetWidth.wide]: { padding: vars.space[5] },
    [sheetWidth.double]: { selectors: { '& + &': { borderInlineStart: hairline } } },
  },
  '@media': { print: { selectors: { '&&': { paddingBlock: vars.space[3] } } } },
});

export const heading = style({ ...textStyles.label, paddingBlockEnd: vars.space[2] });

// The parts have their own edges here.
globalStyle(`${part} > ${sellerLine}`, { padding: 0 });

export const retry = style({
  ...textButton,
  font: 'inherit',
  letterSpacing: 'inherit',
  selectors: { '&[aria-disabled="true"]': { color: vars.color.inkMuted, cursor: 'progress' } },
});

export const since = style({ ...textStyles.label, paddingBlockStart: vars.space[2] });

export const prose = style({
  ...textStyles.prose,
  // At the start of its container, in whichever direction the text itself is read.
  inlineSize: 'fit-content',
  maxInlineSize: `min(100%, ${vars.measure.text})`,
  whiteSpace: 'pre-line',
  fontSize: vars.size.reading,
  lineHeight: vars.leading.reading,
  '@media': {
    print: { maxInlineSize: '100%', fontSize: vars.size.small, lineHeight: `calc(${vars.leading.body} * 0.9)` },
  },
});
