import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hovered } from '../../theme/hovered.ts';
import { sheet } from '../../theme/sheet.ts';
import { textStyles } from '../../theme/text-styles.ts';
import { aboveTitle } from '../PageHeading/PageHeading.css.ts';

const hairline = `${vars.line.thin} solid ${vars.color.hairline}`;

export const root = style({ selectors: { 'main > &': { paddingBlockStart: aboveTitle } } });

export const facts = style({
  ...sheet,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.measure.account}), 1fr))`,
  // Cuts off the hairlines at the start of each row and at the top: see `fact`.
  overflow: 'clip',
});

export const fact = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[5],
  borderBlockStart: hairline,
  borderInlineStart: hairline,
  marginBlockStart: `calc(-1 * ${vars.line.thin})`,
  marginInlineStart: `calc(-1 * ${vars.line.thin})`,
  '@media': hovered({ background: vars.color.sunk }),
});

// The whole fact is the link for a pointer.
globalStyle(`${fact} > a`, { textDecoration: 'none' });
globalStyle(`${fact} > a::after`, { content: '', position: 'absolute', inset: 0 });
globalStyle(`${fact} > a:focus-visible`, { outline: 0 });
globalStyle(`${fact} > a:focus-visible::after`, {
  outline: `${vars.line.focus} solid ${vars.color.focus}`,
  outlineOffset: `calc(-1 * ${vars.line.ledger})`,
});

/** Over the space of the sentence. */
export const waiting = style({ position: 'absolute', marginBlockStart: '0.5em' });

export const reservedSpace = style({ visibility: 'hidden' });

export const first = style({ marginBlockStart: vars.space[6] });

export const count = style({
  ...textStyles.price,
  display: 'block',
  fontSize: vars.size.priceLarge,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const words = style({
  ...textStyles.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
