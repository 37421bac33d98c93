import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { sheet, sheetWidth } from '../../theme/sheet.ts';
import { skipOffscreen } from '../../theme/skip-offscreen.ts';
import { textStyles } from '../../theme/text-styles.ts';

const hairline = `${vars.line.thin} solid ${vars.color.hairline}`;
/** Aligned with the text between them. */
const edge = {
  paddingInline: vars.space[4],
  '@container': { [sheetWidth.wide]: { paddingInline: vars.space[5] } },
} as const;

export const root = style({
  display: 'grid',
  gap: vars.space[4],
  selectors: {
    // A further part of a long list: skipped as a whole while out of view.
    '&[data-part]': {
      marginBlockStart: vars.space[4],
      containIntrinsicBlockSize: `auto calc(24 * ${vars.measure.tile})`,
      '@supports': skipOffscreen('auto'),
    },
  },
});

/** One letter. Its edge is ink until the message is done. */
export const message = style({
  ...sheet,
  borderInlineStart: `${vars.space[1]} solid ${vars.color.ink}`,
  selectors: {
    '&[data-done]': { borderInlineStartColor: vars.color.hairline },
    // Only in a long list: a short one is cheap, and its height must be exact before it is scrolled to.
    ':nth-child(n + 13) > &': {
      containIntrinsicBlockSize: `auto ${vars.measure.tile}`,
      '@supports': skipOffscreen('auto'),
    },
  },
});

export const head = style({
  ...edge,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[4],
});

export const name = style({
  ...textStyles.name,
  // On a line of its own until the whole head fits on one.
  flexBasis: '100%',
  '@container': { [sheetWidth.wide]: { flexBasis: 'auto' } },
  selectors: { '[data-done] &': { color: vars.color.inkMuted } },
});

export const email = style({ ...textStyles.small, overflowWrap: 'anywhere' });

export const time = style({ ...textStyles.label, marginInlineStart: 'auto' });

export const actions = style({
  ...edge,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBlockStart: hairline,
});

export const state = style({
  ...textStyles.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  marginInlineEnd: 'auto',
  fontWeight: vars.weight.medium,
  selectors: { '[data-done] &': { color: vars.color.inkMuted } },
});
