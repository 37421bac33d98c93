import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  // In a form, reserves room for the answer, so that the fields below stay in place.
  selectors: { 'form &[data-loading]': { minBlockSize: '8rem' } },
});

export const title = style({ ...textStyles.label, color: vars.color.inkMuted });

export const prices = style({ fontSize: vars.size.small, fontVariantNumeric: 'tabular-nums' });

export const place = style({ fontSize: vars.size.small, fontWeight: vars.weight.bold });

export const compared = style({
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  // The name is the seller's free text.
  overflowWrap: 'anywhere',
});

export const scale = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.space[6],
  overflow: 'visible',
  // An SVG is drawn from left to right, whatever the text direction.
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

/** Drawings keep their own colours in forced-colours mode, where those of the chosen theme may be invisible. */
const forced = (colours: { fill?: string; stroke: string }) => ({ '@media': { [media.forcedColors]: colours } });

export const line = style({
  stroke: vars.color.control,
  strokeWidth: vars.line.thin,
  ...forced({ stroke: 'CanvasText' }),
});

export const half = style({
  fill: vars.color.bookedTint,
  stroke: vars.color.control,
  strokeWidth: vars.line.thin,
  ...forced({ fill: 'Canvas', stroke: 'CanvasText' }),
});

export const middle = style({
  stroke: vars.color.ink,
  strokeWidth: vars.line.focus,
  ...forced({ stroke: 'CanvasText' }),
});

export const askingPrice = style({
  fill: vars.color.ink,
  stroke: vars.color.sheet,
  strokeWidth: vars.line.focus,
  ...forced({ fill: 'CanvasText', stroke: 'Canvas' }),
});
