import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hovered } from '../../theme/hovered.ts';
import { media } from '../../theme/media.ts';
import { textStyles } from '../../theme/text-styles.ts';

const appear = keyframes({ from: { opacity: 0 } });

const margin = vars.space[4];

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  background: vars.color.scrim,
  // Keeps presses from the page around the dialog.
  pointerEvents: 'auto',
  // Only the scrim is animated: the user is waiting for the dialog.
  animation: `${appear} ${vars.motion.calm} ${vars.motion.ease}`,
});

export const root = style({
  // Radix disables presses on the body at once, but enables them on the dialog only in its next render.
  pointerEvents: 'auto',
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  inlineSize: `min(100% - 2 * ${margin}, ${vars.measure.dialog})`,
  blockSize: 'fit-content',
  // Content that does not fit, on a small or zoomed screen, scrolls inside.
  maxBlockSize: `calc(100dvh - 2 * ${margin})`,
  margin: 'auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for the focus ring.
  scrollPaddingBlock: vars.space[5],
  background: vars.color.sheet,
  color: vars.color.ink,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.dialog,
  selectors: {
    '&:focus-visible': { outlineOffset: 0 },
    '&[data-size="full"]': {
      display: 'flex',
      flexDirection: 'column',
      inlineSize: `calc(100% - 2 * ${margin})`,
      blockSize: `calc(100dvh - 2 * ${margin})`,
      overflow: 'hidden',
    },
  },
  '@media': { [media.forcedColors]: { border: `${vars.line.focus} solid` } },
});

export const head = style({
  display: 'flex',
  alignItems: 'stretch',
  selectors: { '&[data-picture]': { borderBlockEnd: `${vars.line.thin} solid ${vars.color.hairline}` } },
});

export const picture = style({
  flex: 'none',
  inlineSize: '36%',
  minBlockSize: vars.space[24],
  borderInlineEnd: `${vars.line.thin} solid ${vars.color.hairline}`,
});

export const words = style({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  padding: vars.space[5],
  selectors: {
    '[data-picture] > &': { gap: vars.space[1], paddingBlock: vars.space[4] },
    // Room for the close button.
    '[role="dialog"] &': { paddingInlineEnd: vars.space[12] },
  },
});

export const title = style(textStyles.name);

export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space[1],
  insetInlineEnd: vars.space[1],
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.height.touch,
  blockSize: vars.height.touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.focus})` },
    '&[aria-disabled="true"]': { color: vars.color.inkMuted, cursor: 'progress' },
  },
  '@media': hovered({ background: vars.color.sunk }),
});
