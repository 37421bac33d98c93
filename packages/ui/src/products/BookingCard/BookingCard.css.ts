import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { sheet } from '../../theme/sheet.ts';
import { clamped, textStyles } from '../../theme/text-styles.ts';

const hairline = `${vars.line.thin} solid ${vars.color.hairline}`;

export const root = style({ ...sheet, display: 'flex', flexDirection: 'column' });

export const picture = style({ aspectRatio: '4 / 3', borderBlockEnd: hairline });

export const words = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  padding: vars.space[4],
});

export const name = style({
  ...textStyles.name,
  selectors: { '[data-withdrawn] &': { color: vars.color.inkMuted } },
  '@media': { [media.beside]: { selectors: { '&:not([data-open])': clamped } } },
});

export const withdrawn = style({
  ...textStyles.small,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderBlockStart: hairline,
  background: vars.pattern.hatch,
});

export const edited = style({
  ...textStyles.small,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderBlockStart: hairline,
  background: vars.color.sunk,
  fontWeight: vars.weight.medium,
});

/** A clean patch behind words on the hatching. */
export const patch = style({
  paddingBlock: vars.space[0.5],
  paddingInline: vars.space[2],
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  background: vars.color.sheet,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});

export const reason = style({
  margin: 0,
  marginBlockStart: vars.space[2],
  fontWeight: vars.weight.medium,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const action = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  borderBlockStart: hairline,
});
