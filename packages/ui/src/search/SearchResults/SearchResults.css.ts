import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: `calc(${vars.measure.side} * 0.85) minmax(0, 1fr)`,
  alignItems: 'start',
  gap: vars.space[10],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = style({ '@media': { [media.wide]: { display: 'none' }, print: { display: 'none' } } });

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
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
});

export const total = style({
  ...textStyles.name,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginInlineEnd: 'auto',
  fontVariantNumeric: 'tabular-nums',
  // A row of its own on phones, above the two buttons.
  '@media': { [media.small]: { flexBasis: '100%' } },
});

const appear = keyframes({ from: { visibility: 'hidden' } });

/** Not at once: most searches are answered before. */
export const busy = style({ display: 'flex', animation: `${appear} 300ms step-end` });

const half = { flex: `1 1 ${vars.space[24]}` };

export const open = style({
  display: 'none',
  '@media': { [media.wide]: { display: 'grid' }, [media.small]: half },
});

export const sort = style({ display: 'grid', '@media': { [media.small]: half } });

export const sheet = style({ padding: `0 ${vars.space[5]} ${vars.space[5]}` });

// Not under the button, which stays at the dialog's end.
globalStyle(`${sheet} input`, { scrollMarginBlockEnd: vars.space[24] });

export const show = style({
  position: 'sticky',
  insetBlockEnd: 0,
  padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[5]}`,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.hairline}`,
  background: vars.color.sheet,
});
