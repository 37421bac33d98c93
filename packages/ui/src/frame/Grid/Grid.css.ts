import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { skipOffscreen } from '../../theme/skip-offscreen.ts';

/** As many columns as fit above a card's minimum width, up to `columns`. */
const upTo = (columns: number, narrowest: string, gap: string) =>
  `repeat(auto-fill, minmax(min(100%, max(${narrowest}, (100% - ${columns - 1} * ${gap}) / ${columns})), 1fr))`;

/** The height of a part of 24 cards that was never laid out, in one column and in two, until `Grid` has measured the first part. */
const partHeight = {
  one: `auto calc(24 * ${vars.measure.record})`,
  two: `auto calc(12 * ${vars.measure.record})`,
};

/** Skipped out of view, if the page opts in. */
const far = { '@supports': skipOffscreen('var(--grid-far, visible)') };

/** The height of a skipped element: its last one, or else this. The browser remembers the height of an element that has this while it is laid out. */
const height = `auto ${vars.measure.record}`;

export const root = style({
  display: 'grid',
  gap: vars.space[6],
  selectors: {
    '&[data-far]': { ...far, containIntrinsicBlockSize: height },
    '&[data-columns="2"]': {
      gridTemplateColumns: upTo(2, vars.measure.record, vars.space[8]),
      columnGap: vars.space[8],
    },
    '&[data-columns="3"]': { gridTemplateColumns: upTo(3, vars.measure.card, vars.space[6]) },
    '&[data-columns="4"]': { gridTemplateColumns: upTo(4, vars.measure.tile, vars.space[6]) },
    // A further part of a long list: skipped as a whole while out of view, because skipping cards one by one costs more the longer the list is.
    '&[data-part]': {
      marginBlockStart: vars.space[6],
      containIntrinsicBlockSize: partHeight.one,
      '@supports': skipOffscreen('auto'),
    },
  },
  '@media': {
    [media.pairs]: { selectors: { '&[data-part]': { containIntrinsicBlockSize: partHeight.two } } },
    [media.phone]: {
      selectors: {
        // From edge to edge of the window: a card that is cut off shows that there are more.
        '&[data-row]': {
          gridTemplateColumns: 'none',
          gridAutoFlow: 'column',
          // A single card takes the full width.
          gridAutoColumns: `minmax(${vars.measure.tile}, 1fr)`,
          gap: vars.space[3],
          marginInline: `calc(-1 * ${vars.space.gutter})`,
          paddingInline: vars.space.gutter,
          scrollPaddingInline: vars.space.gutter,
          overflowX: 'auto',
          overscrollBehaviorX: 'contain',
          scrollSnapType: 'x proximity',
          scrollbarWidth: 'none',
        },
        // Skeletons cannot take the focus, so the keyboard could not scroll them.
        '&[data-row][aria-hidden]': { overflowX: 'clip' },
      },
    },
  },
});

export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Space for a card's index tabs. Inside the cell, because a part of a long list does not paint beyond its edges.
  paddingBlock: `${vars.height.tab} ${vars.line.thin}`,
  scrollSnapAlign: 'start',
  containIntrinsicBlockSize: height,
  selectors: { '&[data-far], &[data-known]': far },
  '@media': { print: { breakInside: 'avoid' } },
});
