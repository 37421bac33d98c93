import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hovered } from '../../theme/hovered.ts';
import { media } from '../../theme/media.ts';
import { textStyles } from '../../theme/text-styles.ts';

const hairline = `${vars.line.thin} solid ${vars.color.hairline}`;

/** On a photo: readable on any, and unobtrusive. */
const onPhoto = {
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  borderRadius: vars.space[6],
  background: `color-mix(in oklab, ${vars.color.sheet} 88%, transparent)`,
  color: vars.color.ink,
} as const;

export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** Has its size before any picture loads, and grows with the content beside it. */
export const stage = style({
  position: 'relative',
  flex: '1 0 auto',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  // Prints only the current photo: the others would widen the page, and shrink everything on it.
  '@media': { print: { breakInside: 'avoid', overflow: 'hidden' } },
});

export const track = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  gridTemplateRows: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.focus})` } },
  '@media': {
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    print: { overflowX: 'hidden' },
  },
});

export const slide = style({
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  selectors: { '&[data-enlarges]': { cursor: 'zoom-in' } },
});

export const count = style({
  ...textStyles.small,
  ...onPhoto,
  insetInlineStart: vars.space[3],
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  '@media': {
    [media.forcedColors]: { border: `${vars.line.thin} solid` },
    print: { display: 'none' },
  },
});

export const enlarge = style({
  ...onPhoto,
  insetInlineEnd: vars.space[3],
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.height.touch,
  blockSize: vars.height.touch,
  padding: 0,
  border: 0,
  cursor: 'zoom-in',
  transition: `background ${vars.motion.fast}`,
  '@media': {
    ...hovered({ background: vars.color.sheet }),
    [media.forcedColors]: { border: `${vars.line.thin} solid` },
    [media.scriptless]: { display: 'none' },
    print: { display: 'none' },
  },
});

export const thumbnails = style({
  // Makes the `offsetLeft` of its items relative to it, to scroll to them.
  position: 'relative',
  display: 'flex',
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[3],
  borderBlockStart: hairline,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  // Without a script, users scroll the photos instead.
  '@media': { [media.scriptless]: { display: 'none' }, print: { display: 'none' } },
});

export const item = style({ flex: '0 0 auto' });

export const thumbnail = style({
  display: 'block',
  inlineSize: vars.space[16],
  aspectRatio: '4 / 3',
  padding: 0,
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius.control,
  background: vars.pattern.stage,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&[aria-current]': { borderColor: vars.color.ink, boxShadow: `inset 0 0 0 ${vars.line.thin} ${vars.color.ink}` },
  },
  '@media': {
    ...hovered({ borderColor: vars.color.control }, '&:hover:not([aria-current])'),
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { borderColor: 'Highlight', borderWidth: vars.line.focus } },
    },
  },
});

export const small = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

export const failed = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  background: vars.color.sunk,
  color: vars.color.inkMuted,
});
