import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hovered } from '../../theme/hovered.ts';
import { textStyles } from '../../theme/text-styles.ts';

/** Fills the room that the dialog's head leaves. */
export const root = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
});

export const box = style({
  flex: 1,
  // Positions the message that replaces a photo.
  position: 'relative',
  minBlockSize: 0,
  overflow: 'auto',
  // A scrollbar that appears would move the point under the pointer.
  scrollbarWidth: 'none',
  overscrollBehavior: 'contain',
  background: vars.pattern.stage,
  cursor: 'zoom-in',
  // Two fingers zoom the photo, not the page, and one swipes to another photo, not back in the browser's history.
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  selectors: {
    '&[data-zoomed]': { cursor: 'grab', touchAction: 'pan-x pan-y' },
    '&[data-zoomed]:active': { cursor: 'grabbing' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.focus})` },
  },
});

export const image = style({ display: 'block', maxInlineSize: 'none', objectFit: 'contain' });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  padding: vars.space[2],
  borderBlockStart: `${vars.line.thin} solid ${vars.color.hairline}`,
});

export const count = style({
  ...textStyles.small,
  minInlineSize: vars.space[12],
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const zoom = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: vars.space[3],
  selectors: { '&:only-child': { marginInlineStart: 0 } },
});

export const percent = style([count]);

export const tool = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.height.touch,
  blockSize: vars.height.touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: {
    '&[aria-disabled]': { color: vars.color.control, cursor: 'default' },
  },
  '@media': hovered({ background: vars.color.sunk }, '&:hover:not([aria-disabled])'),
});

export const forth = style({ display: 'grid' });
export const back = style({ display: 'grid' });
// The arrow points in the reading direction.
globalStyle(`${back} > svg`, { rotate: '180deg' });
