import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({
  marginBlockStart: vars.space.section,
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.line.strong} solid ${vars.color.rule}`,
  selectors: {
    '&[data-layout="beside"]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
      columnGap: vars.space[6],
    },
    '&[data-layout="beside"] + &[data-layout="beside"]': { marginBlockStart: vars.space[16] },
  },
  '@media': {
    [media.noSide]: { selectors: { '&[data-layout="beside"]': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[8]}`,
  paddingBlockEnd: vars.space[6],
  selectors: {
    '[data-layout="beside"] > &': { display: 'grid', alignContent: 'start', justifyItems: 'start', gap: vars.space[3] },
  },
});

export const heading = style(textStyles.title);

export const text = style({
  ...textStyles.small,
  color: vars.color.inkMuted,
  selectors: {
    '[data-layout="beside"] > * > &': { ...textStyles.prose, maxInlineSize: vars.measure.text },
  },
});

export const toggle = style({ '@media': { [media.beside]: { display: 'none' } } });

export const folding = style({
  '@media': {
    [media.small]: {
      selectors: { '&[data-open]': { marginBlockStart: vars.space[6] }, '&:not([data-open])': { display: 'none' } },
    },
  },
});
