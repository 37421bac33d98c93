import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { textStyles } from '../../theme/text-styles.ts';

const stacked = { gridTemplateColumns: 'minmax(0, 1fr)' };
const gone = { display: 'none' };
const ofCards = '[data-items="card"] > &';

export const root = style({
  display: 'grid',
  gridTemplateColumns: `calc(${vars.measure.side} * 0.85) minmax(0, 1fr)`,
  alignItems: 'start',
  gap: vars.space[10],
  selectors: { '&[data-items="card"]': { columnGap: vars.space[8] } },
  '@media': {
    [media.noSide]: stacked,
    [media.noSideForCards]: { selectors: { '&[data-items="card"]': stacked } },
    print: stacked,
  },
});

export const side = style({
  '@media': { [media.noSide]: gone, [media.noSideForCards]: { selectors: { [ofCards]: gone } }, print: gone },
});

export const title = style({
  ...textStyles.name,
  display: 'flex',
  alignItems: 'center',
  // On one line with the number of results.
  minBlockSize: vars.height.control,
  marginBlockEnd: vars.space[4],
});

export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  selectors: { '&:focus': { outline: 0 } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  '@media': { [media.small]: { flexWrap: 'wrap', columnGap: vars.space[2] } },
});

/** The number and the active filters, in one line that is always present, so that a first filter moves nothing. */
export const found = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
  // A row of its own on phones, above the two buttons.
  '@media': { [media.small]: { flexBasis: '100%' } },
});

export const total = style({
  ...textStyles.name,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[3],
  fontVariantNumeric: 'tabular-nums',
});

/** Many filters scroll sideways. The height is that of the line, including a scrollbar. */
export const active = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'max-content',
  alignContent: 'center',
  minInlineSize: 0,
  blockSize: vars.height.control,
  // Room for the focus outline, which would be cut off.
  marginBlock: `calc(-1 * ${vars.space[1]})`,
  padding: vars.space[1],
  boxSizing: 'content-box',
  overflow: 'auto hidden',
  scrollbarWidth: 'thin',
  scrollPaddingInline: vars.space[8],
});

const appear = keyframes({ from: { visibility: 'hidden' } });

/** Not at once: most searches are faster. */
export const busy = style({ display: 'flex', animation: `${appear} 300ms step-end` });

export const open = style({
  display: 'none',
  flex: 'none',
  '@media': {
    [media.noSide]: { display: 'grid' },
    [media.noSideForCards]: { selectors: { '[data-items="card"] &': { display: 'grid' } } },
    // Shares the row so that neither wraps or cuts off its label at 320 px.
    [media.small]: { flex: 5 },
    print: { selectors: { '&&&': gone } },
  },
});

globalStyle(`${open} > button`, { '@media': { [media.small]: { paddingInline: vars.space[3] } } });

export const sort = style({ display: 'grid', '@media': { [media.small]: { flex: 6 }, print: gone } });

export const dialogContent = style({ padding: `0 ${vars.space[5]} ${vars.space[5]}` });

// Focused controls must not end up under the button, which stays at the dialog's end.
globalStyle(`${dialogContent} :is(input, select, button)`, { scrollMarginBlockEnd: vars.space[24] });

export const show = style({
  position: 'sticky',
  insetBlockEnd: 0,
  padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[5]}`,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.hairline}`,
  background: vars.color.sheet,
});
