import { globalStyle, style } from '@vanilla-extract/css';
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

/** Two facts fit side by side. */
const roomy = '(min-width: 60rem)';

/** In a wide sheet and on paper, two facts are side by side. The roles in the markup keep it a table. */
const inPairs = <Style extends object>(pairs: Style) => ({
  '@container': { [roomy]: pairs },
  '@media': { print: pairs },
});

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  ...inPairs({ display: 'block' }),
});

/** With large text on a phone, a fact is below its name. */
const stacked = { '@container': { [sheetWidth.single]: { display: 'block', inlineSize: 'auto' } } } as const;
for (const part of ['', ' caption', ' tbody', ' tr', ' th', ' td']) globalStyle(`${table}${part}`, stacked);

export const body = style(inPairs({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }));

/** The distance between lines. */
const line = { paddingBlock: vars.space[2], '@media': { print: { paddingBlock: vars.space[0.5] } } } as const;

export const caption = style({
  ...textStyles.name,
  ...edge,
  paddingBlock: vars.space[4],
  textAlign: 'start',
  '@container': { ...edge['@container'], [roomy]: { display: 'block' } },
  '@media': { print: { display: 'block', paddingBlock: vars.space[1] } },
});

const pair = { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' };
/** Spans the whole line, with its value aligned with the others. */
const whole = { gridColumn: '1 / -1', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 4fr)' };

export const row = style({ borderBlockStart: `${vars.line.thin} solid ${vars.color.hairline}`, ...inPairs(pair) });

// The facts that are not stated, and a single fact before them or at the end.
globalStyle(`${row}:is([data-missing], :nth-child(odd):is(:last-child, :has(+ [data-missing])))`, inPairs(whole));

export const term = style({
  ...textStyles.small,
  ...edge,
  ...line,
  inlineSize: '40%',
  '@container': { ...edge['@container'], [roomy]: { inlineSize: 'auto' } },
  '@media': { print: { ...line['@media'].print, inlineSize: 'auto' } },
  color: vars.color.inkMuted,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'break-word',
});

export const value = style({
  ...textStyles.small,
  ...edge,
  ...line,
  fontWeight: vars.weight.medium,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@container': { ...edge['@container'], [sheetWidth.single]: { paddingInline: vars.space[2], paddingBlockStart: 0 } },
});

export const missing = style([value, { color: vars.color.inkMuted, fontWeight: vars.weight.regular }]);
