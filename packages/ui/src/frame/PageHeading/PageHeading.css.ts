import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyles } from '../../theme/text-styles.ts';

/** The space between the header and a title without a panel. */
export const aboveTitle = vars.space[8];

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[5],
  paddingBlock: `${vars.space[12]} ${vars.space[6]}`,
  selectors: {
    '&[data-size="title"]': { paddingBlock: `0 ${vars.space[6]}` },
    'main > &[data-size="title"]': { paddingBlockStart: aboveTitle },
  },
});

export const words = style({ minInlineSize: 0 });

export const heading = style({
  ...textStyles.display,
  // The title can contain the words of a search.
  overflowWrap: 'anywhere',
  selectors: { '[data-size="title"] &': textStyles.title },
});

/** Small, over the heading. */
export const label = style({ ...textStyles.label, marginBlockEnd: vars.space[1] });

export const text = style({ ...textStyles.prose, maxInlineSize: vars.measure.text, marginBlockStart: vars.space[3] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
