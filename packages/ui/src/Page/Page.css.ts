import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const root = style({
  // Not a grid: in a row of its own, the notice could not stick.
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});

/** Columns, so that a part can span the window (`grid-column: full`) while the others keep to the content width. */
export const main = style({
  // Pushes the footer of a short page to the window's end.
  flex: '1 0 auto',
  display: 'grid',
  gridTemplateColumns: [
    `[full-start] minmax(${vars.space.gutter}, 1fr)`,
    `[content-start] minmax(0, ${vars.measure.page})`,
    `[content-end] minmax(${vars.space.gutter}, 1fr) [full-end]`,
  ].join(' '),
  alignContent: 'start',
});

globalStyle(`:where(${main}) > *`, { gridColumn: 'content' });

export const desk = style({
  display: 'grid',
  gridTemplateColumns: `${vars.measure.side} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: vars.space[10],
  paddingBlockStart: vars.space[10],
  '@media': {
    [media.wide]: { gridTemplateColumns: `calc(${vars.measure.side} * 0.8) minmax(0, 1fr)`, gap: vars.space[6] },
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: vars.space[6] },
  },
});

export const top = style({ paddingBlockStart: vars.space[5] });

export const panel = style({
  position: 'sticky',
  insetBlockStart: vars.space[6],
  '@media': { [media.medium]: { position: 'static' } },
});
