import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { sheetWidth } from '../../theme/sheet.ts';
import { textStyles } from '../../theme/text-styles.ts';

const ledger = `${vars.line.ledger} double ${vars.color.rule}`;
const hairline = `${vars.line.thin} solid ${vars.color.hairline}`;

export const root = style({
  // The visually hidden heading is positioned against this.
  position: 'relative',
  containerType: 'inline-size',
  marginBlockStart: vars.space.section,
  borderBlock: ledger,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Cuts off the hairlines before the first column and over the first row: see `entry`.
  overflow: 'clip',
  '@container': {
    [sheetWidth.wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    [sheetWidth.single]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const entry = style({
  display: 'flex',
  // The number first on screen, its name first for screen readers.
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: `${vars.space[4]} ${vars.space[4]}`,
  marginBlockStart: `calc(-1 * ${vars.line.thin})`,
  marginInlineStart: `calc(-1 * ${vars.line.thin})`,
  borderBlockStart: hairline,
  borderInlineStart: hairline,
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
  '@container': {
    [sheetWidth.wide]: {
      padding: `${vars.space[6]} ${vars.space[5]}`,
      selectors: { '&:last-child:nth-child(odd)': { gridColumn: 'auto' } },
    },
  },
});

export const term = style({ ...textStyles.small, color: vars.color.inkMuted });

export const number = style({
  fontSize: vars.size.title,
  fontStretch: vars.width.price,
  lineHeight: vars.leading.name,
  letterSpacing: vars.tracking.display,
  fontVariantNumeric: 'proportional-nums',
});
