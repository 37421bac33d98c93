import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hovered } from '../../theme/hovered.ts';
import { sheet, sheetWidth } from '../../theme/sheet.ts';
import { textStyles } from '../../theme/text-styles.ts';
import * as inside from '../Input/inside.css.ts';

const edge = `clamp(${vars.space[5]}, 3vw, ${vars.space[10]})`;

export const root = style({ ...sheet, selectors: { '&[data-done]': { padding: edge } } });

export const intro = style({
  ...textStyles.prose,
  paddingBlock: vars.space[4],
  paddingInline: edge,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.hairline}`,
  background: vars.color.sunk,
});

globalStyle(`${intro} > * + *`, { marginBlockStart: vars.space[3] });
/** The actions in the intro. */
globalStyle(`${intro} > div`, { display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [sheetWidth.double]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  padding: edge,
} as const;

/** The question for the model, and the entries that differ from it. */
export const model = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  position: 'relative',
});

/** The choices: photo, grade and category. */
export const chosen = style({ ...column, gap: vars.space[6] });

/** The text inputs. */
export const written = style({
  ...column,
  gap: vars.space[5],
  borderBlockStart: `${vars.line.thin} solid ${vars.color.hairline}`,
  '@container': {
    [sheetWidth.double]: {
      borderBlockStart: 0,
      borderInlineStart: `${vars.line.thin} solid ${vars.color.hairline}`,
    },
  },
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[5],
  '@container': { [sheetWidth.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const money = style([
  inside.root,
  { gridTemplateColumns: `minmax(${vars.space[6]}, auto) minmax(0, 1fr)`, alignItems: 'center' },
]);

export const sign = style({
  gridArea: '1 / 1',
  paddingInline: `${vars.space[3]} ${vars.space[0.5]}`,
  color: vars.color.inkMuted,
  whiteSpace: 'pre',
  pointerEvents: 'none',
  // Above the input.
  zIndex: 1,
});

// The amount begins after its sign, even if the bar of an error takes some of the space.
globalStyle(`${money} > input`, inside.afterSign);
globalStyle(`${money} > input[aria-invalid="true"]`, {
  paddingInlineStart: `calc(100% - ${vars.space[1]} + ${vars.line.thin})`,
});

export const submitArea = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[5],
});
globalStyle(`${submitArea} > div`, { inlineSize: '100%' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

/** The optional facts: one line until they are opened. */
export const facts = style({
  border: `${vars.line.thin} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
});

export const summary = style({
  ...textStyles.small,
  minBlockSize: vars.height.touch,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  '@media': hovered({ background: vars.color.sunk }),
});

export const summaryHint = style({
  ...textStyles.small,
  display: 'block',
  color: vars.color.inkMuted,
  fontWeight: vars.weight.regular,
});

export const factFields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[5],
  padding: vars.space[4],
  borderBlockStart: `${vars.line.thin} solid ${vars.color.hairline}`,
  '@container': { [sheetWidth.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${factFields} > [data-long]`, { gridColumn: '1 / -1' });

export const statement = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.height.touch,
  cursor: 'pointer',
});

export const tick = style({
  flex: 'none',
  inlineSize: vars.space[5],
  blockSize: vars.space[5],
  margin: 0,
  accentColor: vars.color.accent,
});

/** A warning, not an error: the form can be sent. */
export const warning = style({
  ...textStyles.small,
  display: 'grid',
  gap: vars.space[1],
  inlineSize: '100%',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `${vars.line.thin} solid ${vars.color.control}`,
  borderInlineStartWidth: vars.space[1],
  borderRadius: vars.radius.control,
  background: vars.color.sunk,
  selectors: { '&[data-empty]': { position: 'absolute', padding: 0, border: 0 } },
});

export const warnings = style({ display: 'grid', gap: vars.space[0.5] });
