import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hovered } from '../../theme/hovered.ts';
import { media } from '../../theme/media.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({
  marginBlockStart: vars.space.section,
  borderBlockStart: `${vars.line.ledger} double ${vars.color.rule}`,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr 1fr 1fr',
  gap: `${vars.space[8]} ${vars.space[6]}`,
  maxInlineSize: `calc(${vars.measure.page} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  padding: `${vars.space[10]} ${vars.space.gutter} ${vars.space[12]}`,
  // Two columns; with large text one.
  '@media': { [media.narrow]: { gridTemplateColumns: `repeat(auto-fit, minmax(max(40%, min(7.5rem, 100%)), 1fr))` } },
});

export const shop = style({
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
});

export const text = style({
  ...textStyles.small,
  maxInlineSize: '36ch',
  marginBlockStart: vars.space[1],
  color: vars.color.inkMuted,
  textWrap: 'pretty',
});

export const setting = style({
  ...textStyles.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
  color: vars.color.inkMuted,
  '@media': { [media.scriptless]: { display: 'none' } },
});

export const checkbox = style({ inlineSize: vars.space[5], blockSize: vars.space[5], accentColor: vars.color.accent });

export const heading = style({ ...textStyles.label, paddingBlock: `${vars.space[3]} ${vars.space[1]}` });

export const link = style({
  ...textStyles.small,
  display: 'inline-block',
  paddingBlock: vars.space[1.5],
  textDecoration: 'none',
  '@media': hovered({ textDecoration: 'underline' }),
});
