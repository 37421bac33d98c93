import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { sheet, sheetWidth } from '../../theme/sheet.ts';
import { textStyles } from '../../theme/text-styles.ts';

const hairline = `${vars.line.thin} solid ${vars.color.hairline}`;

// With very large text, each cell has a line of its own. The roles in the markup keep it a table.
const stacked = { '@container': { [sheetWidth.single]: { display: 'block' } } } as const;

export const root = style({ ...sheet, selectors: { '& + &': { marginBlockStart: vars.space[6] } } });

// Columns of equal width: the grades are compared.
export const table = style({ ...stacked, inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });

export const group = style(stacked);

export const head = style({
  // Hidden, but still read by screen readers.
  '@container': { [sheetWidth.single]: { position: 'absolute', insetInline: 0, clipPath: 'inset(50%)' } },
});

const cell = {
  paddingInline: vars.space[3],
  textAlign: 'start',
  verticalAlign: 'top',
  '@container': {
    [sheetWidth.wide]: { paddingInline: vars.space[5] },
    [sheetWidth.single]: { display: 'block' },
  },
} as const;

export const caption = style({ ...textStyles.name, ...cell, paddingBlock: vars.space[4] });

export const grade = style({
  ...textStyles.small,
  ...cell,
  paddingBlock: vars.space[3],
  borderBlockStart: hairline,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  selectors: { '&[data-current]': { background: vars.color.sunk, fontWeight: vars.weight.bold } },
});

export const scale = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.line.gap,
  maxInlineSize: vars.space[24],
  marginBlockEnd: vars.space[1.5],
});

export const step = style({
  blockSize: vars.height.grade,
  border: `${vars.line.thin} solid ${vars.color.control}`,
  background: vars.pattern.hatchFine,
  selectors: { '&[data-reached]': { background: vars.color.ink, borderColor: vars.color.ink } },
  '@media': {
    [media.forcedColors]: {
      background: 'none',
      selectors: { '&[data-reached]': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
});

export const criterion = style({
  ...textStyles.label,
  ...cell,
  paddingBlock: vars.space[1],
  // A band: it belongs to all three columns.
  background: vars.color.sunk,
  borderBlock: hairline,
});

export const limit = style({
  ...textStyles.small,
  ...cell,
  paddingBlock: vars.space[3],
  overflowWrap: 'break-word',
  selectors: { '&[data-current]': { background: vars.color.sunk, fontWeight: vars.weight.medium } },
  '@container': {
    ...cell['@container'],
    [sheetWidth.single]: {
      display: 'block',
      '::before': { ...textStyles.label, content: 'attr(data-grade)', display: 'block' },
    },
  },
});
