import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hovered } from '../../theme/hovered.ts';
import { media } from '../../theme/media.ts';
import { textButton, thickerUnderline } from '../../theme/text-button.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({ display: 'grid', gap: vars.space[6], alignContent: 'start' });

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // Nothing below moves when they arrive: room for six rows, or two, under the legend.
  selectors: {
    '&[data-room="models"]': { minBlockSize: `calc(${vars.space[8]} * 7)` },
    '&[data-room="sizes"]': { minBlockSize: `calc(${vars.space[8]} * 3)` },
  },
});

export const legend = style({
  ...textStyles.small,
  float: 'inline-start',
  inlineSize: '100%',
  marginBlockEnd: vars.space[2],
  paddingInline: 0,
  paddingBlockEnd: vars.space[1.5],
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.hairline}`,
  fontWeight: vars.weight.bold,
});

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.space[8],
  fontSize: vars.size.button,
  lineHeight: vars.leading.name,
  cursor: 'pointer',
  selectors: {
    '&[data-none]': { color: vars.color.inkMuted },
    '&:has(:disabled)': { color: vars.color.inkMuted, cursor: 'progress' },
  },
  // Large enough for a finger where the filters are in a sheet.
  '@media': {
    [media.noSide]: { minBlockSize: vars.height.touch },
    ...hovered({ textDecoration: 'underline', textDecorationThickness: vars.line.thin }),
  },
});

export const box = style({
  flex: 'none',
  inlineSize: vars.icon.normal,
  blockSize: vars.icon.normal,
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'inherit',
});

export const name = style({ flex: 1, minInlineSize: 0 });

export const count = style({
  ...textStyles.small,
  flex: 'none',
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** Short names: two in a row. One alone has the whole row. */
export const pairs = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.space[24]}), 1fr))`,
  columnGap: vars.space[5],
});

export const more = style({
  ...textStyles.small,
  ...textButton,
  justifySelf: 'start',
  minBlockSize: vars.space[8],
  color: vars.color.ink,
  fontFamily: vars.font.ui,
  fontWeight: vars.weight.medium,
  '@media': {
    [media.noSide]: { minBlockSize: vars.height.touch },
    [media.scriptless]: { display: 'none' },
    ...thickerUnderline,
  },
});

export const prices = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.space[24]}), 1fr))`,
  gap: vars.space[3],
});
