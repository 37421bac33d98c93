import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const root = style({
  display: 'grid',
  // As many side by side as there is room for: a long word in a narrow place takes a row of its own.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.space[24]}), 1fr))`,
  border: `${vars.line.thin} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.sheet,
  selectors: {
    '&[data-invalid]': { borderColor: vars.color.danger, borderInlineStartWidth: vars.space[1] },
  },
});

export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.height.touch,
  paddingInline: vars.space[2],
  fontSize: vars.size.button,
  lineHeight: vars.leading.name,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background ${vars.motion.fast}`,
  selectors: {
    '&:hover': { background: vars.color.sunk },
    '&:has(:checked)': { background: vars.color.ink, color: vars.color.onInk, fontWeight: vars.weight.medium },
    '&:has(:focus-visible)': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.line.ledger,
      // Over its neighbours' fills.
      zIndex: 1,
    },
    '&:has(:disabled)': { color: vars.color.inkMuted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});

/** Over the whole option: pressed, read and focused as what it is, and not drawn. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
