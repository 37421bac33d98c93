import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hovered } from '../../theme/hovered.ts';
import { media } from '../../theme/media.ts';
import { textStyles } from '../../theme/text-styles.ts';
import * as zone from '../PhotoInput/PhotoInput.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

export const list = style({
  display: 'grid',
  // Two columns, even on a phone; one with very large text.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))`,
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  overflow: 'hidden',
  border: `${vars.line.thin} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.sheet,
  transition: `box-shadow ${vars.motion.fast}`,
  selectors: {
    // The photo that lists show is the largest.
    '&[data-cover]': { gridColumn: '1 / -1' },
    '&[data-dragged]': { boxShadow: vars.shadow.dialog, borderColor: vars.color.focus },
    '&[data-failed]': { borderColor: vars.color.danger },
  },
});

export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  inlineSize: '100%',
  maxBlockSize: '50dvh',
  overflow: 'hidden',
  background: vars.pattern.stage,
});

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  selectors: {
    '[data-movable] &': { cursor: 'grab' },
    '[data-dragged] &': { cursor: 'grabbing' },
  },
});

export const unshown = style({
  ...textStyles.small,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  padding: vars.space[2],
  overflowWrap: 'anywhere',
  textAlign: 'center',
});

export const cover = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.onInk,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
  lineHeight: vars.space[6],
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { border: `${vars.line.thin} solid` } },
});

/** For touch only: a mouse drags the whole picture. */
export const handle = style({
  position: 'absolute',
  insetBlockEnd: vars.space[2],
  insetInlineEnd: vars.space[2],
  display: 'none',
  placeItems: 'center',
  inlineSize: vars.height.touch,
  blockSize: vars.height.touch,
  borderRadius: vars.space[6],
  background: `color-mix(in oklab, ${vars.color.sheet} 88%, transparent)`,
  color: vars.color.ink,
  cursor: 'grab',
  // Touch drags here instead of scrolling.
  touchAction: 'none',
  '@media': {
    '(any-pointer: coarse)': { display: 'grid' },
    [media.forcedColors]: { border: `${vars.line.thin} solid` },
  },
});

export const actions = style({
  display: 'flex',
  borderBlockStart: `${vars.line.thin} solid ${vars.color.hairline}`,
});

export const action = style({
  flex: '1 1 0',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.height.touch,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: `${vars.line.thin} solid ${vars.color.hairline}` },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.focus})` },
    '&:disabled': { color: vars.color.control, background: vars.pattern.hatchFine, cursor: 'not-allowed' },
  },
  '@media': hovered({ background: vars.color.sunk }, '&:hover:not(:disabled)'),
});

// `&&`: outranks the zone's rules even if a bundler puts them after these.
export const progress = style([zone.progress, { margin: vars.space[3], selectors: { '&&': { inlineSize: 'auto' } } }]);

export const failure = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: vars.space[3],
  borderBlockStart: `${vars.line.thin} solid ${vars.color.hairline}`,
});

export const refused = style([zone.refused, { selectors: { '&&': { padding: 0 } } }]);

export const refusals = style({ display: 'grid', gap: vars.space[1] });

export const hints = style({ display: 'grid', color: vars.color.inkMuted });

// The arrow points in the reading direction.
globalStyle(`${action}[data-direction="earlier"] > svg`, { rotate: '180deg' });
