import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hovered } from '../../theme/hovered.ts';
import { media } from '../../theme/media.ts';
import { textStyles } from '../../theme/text-styles.ts';

/** The columns for a number of drawers. Explicit, because a drawer whose HTML has arrived would otherwise take the space of those that follow. */
const columns = Object.fromEntries(
  [2, 3, 4, 5].map((count) => [
    `&[data-count="${count}"]`,
    { gridTemplateColumns: `1.35fr repeat(${count - 1}, 1fr)` },
  ]),
);

export const root = style({
  display: 'grid',
  border: `${vars.line.thin} solid ${vars.color.hairline}`,
  background: vars.color.sheet,
  boxShadow: vars.shadow.sheet,
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [`not all and ${media.narrow}`]: {
      gridTemplateColumns: '1.35fr',
      gridAutoColumns: '1fr',
      gridAutoFlow: 'column',
      selectors: columns,
    },
  },
});

export const drawer = style({
  display: 'grid',
  gridTemplateRows: `${vars.height.drawer} auto`,
  textDecoration: 'none',
  selectors: {
    '& + &': { borderInlineStart: `${vars.line.thin} solid ${vars.color.hairline}` },
    // The ring is drawn on the sheet, above its neighbours: on their bands it would be too faint.
    '&:focus-visible': { position: 'relative', zIndex: 1, boxShadow: `0 0 0 ${vars.space[1.5]} ${vars.color.sheet}` },
  },
  '@media': {
    [media.narrow]: {
      gridTemplateRows: 'auto',
      // A category's name never breaks: the picture shrinks instead.
      gridTemplateColumns: 'minmax(0, 44%) minmax(min-content, 1fr)',
      selectors: {
        '& + &': { borderInlineStart: 0, borderBlockStart: `${vars.line.thin} solid ${vars.color.control}` },
      },
    },
    [media.single]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** The widths of the pictures, for `sizes`. */
export const firstWidths = `${media.narrow} 41vw, min(37vw, 34rem)`;
export const otherWidths = `${media.narrow} 41vw, min(28vw, 25rem)`;

export const picture = style({
  position: 'relative',
  '@media': { [media.narrow]: { aspectRatio: '4 / 3' } },
});

export const label = style({
  ...textStyles.name,
  overflowWrap: 'normal',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: vars.height.header,
  padding: `${vars.space[3]} ${vars.space[5]}`,
  background: vars.color.band,
  color: vars.color.onBand,
  fontWeight: vars.weight.regular,
  transition: `background ${vars.motion.fast}`,
  '@media': hovered({ background: vars.color.bandHover }, `${drawer}:hover &`),
});

export const arrow = style({
  flexShrink: 0,
  transition: `translate ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': {
    [media.single]: { display: 'none' },
    [media.hover]: {
      selectors: {
        [`${drawer}:hover &`]: { translate: vars.motion.nudge },
        [`[dir="rtl"] ${drawer}:hover &`]: { translate: `calc(-1 * ${vars.motion.nudge})` },
      },
    },
  },
});

export const marks = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 1.2,
  // Hidden where it would be too small to read.
  '@media': { [media.noSide]: { display: 'none' } },
});

export const dot = style({ fill: vars.color.sheet });

export const remark = style({
  fill: vars.color.ink,
  stroke: 'none',
  fontFamily: vars.font.serif,
  fontStyle: 'italic',
});
