import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

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
});

export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Room for a card's index tabs: inside the cell, which does not paint beyond its edges while out of view.
  paddingBlock: `${vars.height.tab} ${vars.line.thin}`,
  overflowClipMargin: vars.space[2],
  selectors: {
    // Only in a long list: a short one is cheap, and its height must be exact before it is scrolled to.
    '&:nth-child(n + 13)': { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${vars.measure.record}` },
  },
});
