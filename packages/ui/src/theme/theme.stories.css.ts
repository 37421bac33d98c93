import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { textStyles } from './text-styles.ts';

const thin = `${vars.line.thin} solid ${vars.color.control}`;

export const tokens = style({ maxInlineSize: vars.measure.page, marginInline: 'auto', padding: vars.space.gutter });

export const search = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[4],
});
globalStyle(`${search} label`, { display: 'flex', alignItems: 'baseline', gap: vars.space[3] });
globalStyle(`${search} input`, {
  font: 'inherit',
  minBlockSize: vars.height.controlSmall,
  paddingInline: vars.space[2],
});

export const tokenRow = style({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr)',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.line.thin} solid ${vars.color.hairline}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const drawing = style({ display: 'flex', alignItems: 'start', gap: vars.space[2], overflow: 'hidden' });

/** The background of a sample, in its own theme. */
export const ground = style({ padding: vars.space[1], background: vars.color.paper });

export const names = style({ display: 'grid', alignContent: 'start', gap: vars.space[1], overflowWrap: 'anywhere' });

export const values = style({
  ...textStyles.small,
  overflowWrap: 'anywhere',
  fontFamily: vars.font.code,
});
globalStyle(`${values} > div`, { display: 'flex', gap: vars.space[2] });
globalStyle(`${values} dt`, { flex: 'none', inlineSize: '5ch', color: vars.color.inkMuted });

export const uses = style({ ...textStyles.small, display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[3]}` });

export const contrasts = style({ display: 'grid', gap: vars.space[1] });

export const contrast = style({
  ...textStyles.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  padding: `${vars.space[1]} ${vars.space[2]}`,
});

export const heading = style({ ...textStyles.name, paddingBlock: `${vars.space[4]} ${vars.space[3]}` });

export const rows = style({ display: 'grid', gap: vars.space[5], padding: vars.space[6] });

export const token = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const swatch = style({
  display: 'block',
  flex: 'none',
  inlineSize: vars.space[12],
  blockSize: vars.space[8],
  border: `${vars.line.thin} solid ${vars.color.hairline}`,
});

/** A control's edge on its ground. */
export const edge = style({
  flex: 'none',
  inlineSize: vars.space[16],
  blockSize: vars.space[6],
  border: `${vars.line.focus} solid`,
});

export const bar = style({ flex: 'none', blockSize: vars.space[4], background: vars.color.ink });

export const corner = style({
  display: 'block',
  flex: 'none',
  inlineSize: vars.space[24],
  blockSize: vars.space[16],
  border: thin,
  background: vars.color.sheet,
});

export const rule = style({ flex: 'none', display: 'block', inlineSize: vars.space[24], borderBlockStart: '0 solid' });

/** A track for motion, while the pointer or the focus is on it. */
export const track = style({
  flex: 'none',
  inlineSize: vars.measure.tile,
  padding: vars.space[1],
  border: thin,
  borderRadius: vars.radius.control,
});

export const runner = style({
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  background: vars.color.ink,
  transitionProperty: 'margin-inline-start',
  selectors: { ':is(:hover, :focus) > &': { marginInlineStart: `calc(100% - ${vars.space[8]})` } },
});

export const stack = style({ display: 'grid', paddingBlockEnd: vars.space[12] });

export const sheet = style({
  gridArea: '1 / 1',
  alignSelf: 'start',
  justifySelf: 'start',
  inlineSize: vars.measure.tile,
  padding: vars.space[4],
  border: thin,
  background: vars.color.sheet,
  boxShadow: vars.shadow.dialog,
});

export const name = style({ ...textStyles.label, fontStretch: 'normal' });

export const display = style(textStyles.display);
export const title = style(textStyles.title);
export const personName = style(textStyles.name);
export const reading = style({ ...textStyles.prose, fontSize: vars.size.reading, lineHeight: vars.leading.reading });
export const prose = style(textStyles.prose);
export const price = style(textStyles.price);
export const small = style(textStyles.small);
export const label = style(textStyles.label);
