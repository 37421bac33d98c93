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
    // Not the focus ring, which marks the element that takes a press.
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
    // A larger picture would be higher than the text beside it, and leave a gap there.
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

/** The meaning of the grade. */
export const hint = style({ ...textStyles.label, paddingBlockStart: vars.space[2] });

// A class, because Chromium matches `:last-child` only once all of the parent's HTML has arrived.
export const grade = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space[2] });

export const action = style({
  ...edge,
  paddingBlockEnd: vars.space[4],
  '@container': { [sheetWidth.wide]: { ...wideEdge, paddingBlockEnd: vars.space[5] } },
});

/** The text for the buyer who has booked it. */
export const own = style({ ...textStyles.small, paddingBlockEnd: vars.space[3] });

export const ownTitle = style({ fontWeight: vars.weight.bold });
