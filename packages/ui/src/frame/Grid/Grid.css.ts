import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** As many columns as fit above a card's minimum width, up to `columns`. */
const upTo = (columns: number, narrowest: string, gap: string) =>
  `repeat(auto-fill, minmax(min(100%, max(${narrowest}, (100% - ${columns - 1} * ${gap}) / ${columns})), 1fr))`;

export const root = style({
  display: 'grid',
  gap: vars.space[6],
  selectors: {
    '&[data-columns="2"]': {
      gridTemplateColumns: upTo(2, vars.measure.record, vars.space[8]),
      columnGap: vars.space[8],
    },
    '&[data-columns="3"]': { gridTemplateColumns: upTo(3, vars.measure.card, vars.space[6]) },
    '&[data-columns="4"]': { gridTemplateColumns: upTo(4, vars.measure.tile, vars.space[6]) },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        // From edge to edge of the window: a card that is cut off says that there is more.
        '&[data-row]': {
          gridTemplateColumns: 'none',
          gridAutoFlow: 'column',
          gridAutoColumns: vars.measure.tile,
          gap: vars.space[3],
          marginInline: `calc(-1 * ${vars.space.gutter})`,
          paddingInline: vars.space.gutter,
          scrollPaddingInline: vars.space.gutter,
          overflowX: 'auto',
          overscrollBehaviorX: 'contain',
          scrollSnapType: 'x proximity',
          scrollbarWidth: 'none',
        },
        // Skeletons take no focus, and would not scroll from the keyboard.
        '&[data-row][aria-hidden]': { overflowX: 'clip' },
      },
    },
  },
});

export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Room for a card's index tabs: inside the cell, which does not paint beyond its edges while out of view.
  paddingBlock: `${vars.height.tab} ${vars.line.thin}`,
  overflowClipMargin: vars.space[2],
  scrollSnapAlign: 'start',
  selectors: {
    // Only in a long list: a short one is cheap, and its height must be exact before it is scrolled to.
    '&:nth-child(n + 13)': { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${vars.measure.record}` },
  },
});
