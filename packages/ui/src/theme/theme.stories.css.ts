import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { voice } from './voice.ts';

const thin = `${vars.line.thin} solid ${vars.color.control}`;

/** One scheme of a theme, whatever the page's is. */
export const scheme = style({
  padding: vars.space[6],
  background: vars.color.paper,
  color: vars.color.ink,
  selectors: { '&[data-scheme="light"]': { colorScheme: 'light' }, '&[data-scheme="dark"]': { colorScheme: 'dark' } },
});

export const heading = style({ ...voice.name, paddingBlock: `${vars.space[4]} ${vars.space[3]}` });

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.measure.tile}, 1fr))`,
  gap: vars.space[4],
});

export const rows = style({ display: 'grid', gap: vars.space[5], padding: vars.space[6] });

export const token = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const swatch = style({
  flex: 'none',
  inlineSize: vars.space[16],
  blockSize: vars.space[12],
  border: `${vars.line.thin} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.sheet,
});

export const sample = style({
  ...voice.small,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[3],
  border: `${vars.line.thin} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.sheet,
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
  flex: 'none',
  inlineSize: vars.space[24],
  blockSize: vars.space[16],
  border: thin,
  background: vars.color.sheet,
});

export const rule = style({ flex: 'none', inlineSize: vars.space[24], borderBlockStart: '0 solid' });

/** Somewhere to move in, while the pointer or the focus is on it. */
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

export const name = style({ ...voice.label, fontStretch: 'normal' });

export const display = style(voice.display);
export const title = style(voice.title);
export const personName = style(voice.name);
export const reading = style({ ...voice.hand, fontSize: vars.size.reading, lineHeight: vars.leading.reading });
export const hand = style(voice.hand);
export const price = style(voice.price);
export const small = style(voice.small);
export const label = style(voice.label);
