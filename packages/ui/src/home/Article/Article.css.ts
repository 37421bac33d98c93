import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { textStyles } from '../../theme/text-styles.ts';

const hairline = `${vars.line.thin} solid ${vars.color.hairline}`;

export const root = style({ containerType: 'inline-size' });

/** If the notes about the text have a column of their own; tokens do not work in container queries. */
const roomBeside = '(min-width: 56rem)';
const besideText = { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', columnGap: vars.space[6] };

export const head = style({
  display: 'grid',
  gap: vars.space[5],
  paddingBlock: `${vars.space[12]} ${vars.space[10]}`,
});

export const title = style({ ...textStyles.display, maxInlineSize: '18ch' });

export const lead = style({
  ...textStyles.prose,
  maxInlineSize: vars.measure.text,
  color: vars.color.inkMuted,
  fontSize: vars.size.name,
  lineHeight: vars.leading.body,
});

export const picture = style({
  // A height, because Safari applies an aspect ratio before its limits, and the picture would overlap the text.
  blockSize: `min(75cqi, ${vars.height.drawer})`,
  inlineSize: '100%',
  border: hairline,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[6],
  marginBlockStart: vars.space[10],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.line.strong} solid ${vars.color.rule}`,
  '@container': { [roomBeside]: besideText },
});

export const aside = style({
  ...textStyles.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  // Aligned with the text's first line.
  paddingBlockStart: vars.space[1.5],
  selectors: { '&:empty': { display: 'none' } },
  '@container': { [roomBeside]: { display: 'grid' } },
});

export const body = style({
  ...textStyles.prose,
  gridColumn: '-2 / -1',
  fontSize: vars.size.reading,
  lineHeight: vars.leading.reading,
});

/** For an element of the text, not for elements of other components: at the lowest specificity. */
const inText = (selector: string, rule: GlobalStyleRule) => globalStyle(`${body} > :where(${selector})`, rule);
/** For the children of such an element. */
const within = (parent: string, selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${body} > :where(${parent}) ${selector}`, rule);

inText('p, ul, ol, dl, blockquote, h2, h3, table', { maxInlineSize: vars.measure.reading });
inText('* + *', { marginBlockStart: vars.space[5] });

inText('h2', {
  fontSize: vars.size.heading,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.name,
  letterSpacing: vars.tracking.name,
  textWrap: 'balance',
});
inText('h3', {
  fontFamily: vars.font.ui,
  fontSize: vars.size.body,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.body,
});
// A heading is closer to what follows it.
inText('* + h2', { marginBlockStart: vars.space[12] });
inText('* + h3', { marginBlockStart: vars.space[8] });
inText('h2 + *', { marginBlockStart: vars.space[3] });
inText('h3 + *', { marginBlockStart: vars.space[1] });

const list = { paddingInlineStart: vars.space[6], listStyleType: '"–"' };
inText('ul, ol', list);
inText('ol', { listStyleType: 'decimal' });
within('ul, ol', ':where(ul, ol)', { ...list, marginBlockStart: vars.space[2] });
within('ul, ol', 'li', { paddingInlineStart: vars.space[2] });
within('ul, ol', 'li + li', { marginBlockStart: vars.space[2] });
within('ul, ol', 'li::marker', {
  color: vars.color.inkMuted,
  fontFamily: vars.font.ui,
  fontSize: vars.size.button,
  fontVariantNumeric: 'tabular-nums',
});

within('dl', 'dt', { fontWeight: vars.weight.medium });
within('dl', 'dd + dt', { marginBlockStart: vars.space[3] });

inText('blockquote', {
  marginInline: 0,
  paddingInlineStart: vars.space[5],
  borderInlineStart: `${vars.line.tick} solid ${vars.color.rule}`,
  fontStyle: 'italic',
});

inText('figure', { maxInlineSize: `calc(${vars.measure.reading} + ${vars.space[24]})` });
within('figure', 'figcaption', { ...textStyles.label, paddingBlockStart: vars.space[2], fontFamily: vars.font.ui });

inText('hr', { border: 0, borderBlockStart: hairline, marginBlock: vars.space[10] });

inText('table', {
  borderCollapse: 'collapse',
  inlineSize: '100%',
  fontFamily: vars.font.ui,
  fontSize: vars.size.small,
  lineHeight: vars.leading.body,
});
within('table', ':where(th, td)', {
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[4],
  borderBlockEnd: hairline,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
});
within('table', 'tbody th', { fontWeight: vars.weight.medium });
within('table', 'thead th', { ...textStyles.label, borderBlockEndColor: vars.color.rule });
within('table', 'caption', { ...textStyles.label, paddingBlockEnd: vars.space[2], textAlign: 'start' });

const running = 'p, ul, ol, dl, blockquote, table';
within(running, 'code', { fontFamily: vars.font.code, fontSize: '0.85em' });
within(running, ':where(strong, b)', { fontWeight: vars.weight.medium });
within(running, 'a:hover', { '@media': { [media.hover]: { textDecorationThickness: vars.line.focus } } });
