import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { sheetWidth } from '../../theme/sheet.ts';
import { textStyles } from '../../theme/text-styles.ts';

const hairline = `${vars.line.thin} solid ${vars.color.hairline}`;

/** The height of a fact whose name and value take a line each. */
export const factHeight = `calc(2 * ${vars.space[3]} + ${vars.space[4]} + ${vars.space[5]} + ${vars.line.thin})`;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Cuts off the hairline at the start of each row: see `fact`.
  overflow: 'clip',
  '@container': {
    [sheetWidth.wide]: {
      selectors: { '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
    [sheetWidth.single]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const fact = style({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderBlockStart: hairline,
  // A hairline between columns, for any number of them: every fact has one, and the first of a row hides it.
  borderInlineStart: hairline,
  marginInlineStart: `calc(-1 * ${vars.line.thin})`,
  selectors: {
    // A single last fact takes the whole row.
    '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  },
  '@container': {
    [sheetWidth.wide]: {
      selectors: {
        '&:first-child': { paddingInlineStart: vars.space[5] },
        '[data-columns="4"] > &:last-child:nth-child(odd)': { gridColumn: 'auto' },
      },
    },
  },
});

export const term = style(textStyles.label);

export const value = style({
  fontSize: vars.size.button,
  fontWeight: vars.weight.medium,
  lineHeight: vars.space[5],
  overflowWrap: 'anywhere',
});

// Large enough for a finger, without making the line higher.
globalStyle(`${value} > a`, { paddingBlock: vars.space[1] });
