import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { sheet, sheetWidth } from '../../theme/sheet.ts';
import { textStyles } from '../../theme/text-styles.ts';

const edge = {
  paddingInline: vars.space[4],
  '@container': {
    [sheetWidth.wide]: { paddingInline: vars.space[5] },
    [sheetWidth.single]: { paddingInline: vars.space[2] },
  },
} as const;

export const root = style(sheet);

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  // With large text on a phone, each column is as wide as its longest word.
  '@container': { [sheetWidth.single]: { tableLayout: 'auto' } },
});

export const caption = style({ ...textStyles.name, ...edge, paddingBlock: vars.space[4], textAlign: 'start' });

export const row = style({ borderBlockStart: `${vars.line.thin} solid ${vars.color.hairline}` });

export const term = style({
  ...textStyles.small,
  ...edge,
  inlineSize: '40%',
  paddingBlock: vars.space[2],
  color: vars.color.inkMuted,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'break-word',
});

export const value = style({
  ...textStyles.small,
  ...edge,
  paddingBlock: vars.space[2],
  fontWeight: vars.weight.medium,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@container': {
    ...edge['@container'],
    [sheetWidth.single]: { paddingInline: vars.space[2], overflowWrap: 'break-word' },
  },
});

export const missing = style([value, { color: vars.color.inkMuted, fontWeight: vars.weight.regular }]);
