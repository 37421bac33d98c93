import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({
  display: 'flex',
  // As many per row as fit: the others share further rows.
  flexWrap: 'wrap',
  gap: vars.line.thin,
  border: `${vars.line.thin} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  // Shows between the options.
  background: vars.color.hairline,
  selectors: {
    '&[data-invalid]': { borderColor: vars.color.danger, borderInlineStartWidth: vars.space[1] },
  },
});

export const option = style({
  position: 'relative',
  display: 'grid',
  flex: `1 1 ${vars.space[24]}`,
  placeItems: 'center',
  minBlockSize: vars.height.touch,
  paddingInline: vars.space[2],
  background: vars.color.sheet,
  fontSize: vars.size.button,
  lineHeight: vars.leading.name,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background ${vars.motion.fast}`,
  selectors: {
    '[data-hints] > &': {
      flexBasis: '100%',
      placeItems: 'center start',
      gap: vars.space[0.5],
      paddingBlock: vars.space[2],
      paddingInline: vars.space[3],
      textAlign: 'start',
    },
    '&:hover': { background: vars.color.sunk },
    '&:has(:checked)': { background: vars.color.accent, color: vars.color.onAccent, fontWeight: vars.weight.medium },
    '&:has(:focus-visible)': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.line.gap,
      // Above its neighbours' fills.
      zIndex: 1,
    },
    '&:has(:disabled)': { background: vars.color.sunk, color: vars.color.inkMuted, cursor: 'not-allowed' },
    '&:has(:checked:disabled)': { background: vars.color.inkMuted, color: vars.color.onInk },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&:has(:disabled)': { color: 'GrayText' },
        '&:has(:checked:disabled)': { background: 'GrayText', color: 'Canvas' },
      },
    },
  },
});

export const hint = style({
  ...textStyles.small,
  color: vars.color.inkMuted,
  fontWeight: vars.weight.regular,
  selectors: { ':checked ~ &': { color: 'inherit' } },
});

/** Covers the whole option: pressed, read and focused as a native radio, but not drawn. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
