import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style({
  // Not a grid: in a row of its own, the notice could not stick.
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});

/** Columns, so that a part can span the window (`grid-column: full`) while the others keep to the content width. */
export const main = style({
  flex: '1 0 auto',
  // The footer begins below the window, whatever the page's length, so that it does not move when the content arrives.
  minBlockSize: `calc(100dvh - ${vars.height.header})`,
  display: 'grid',
  gridTemplateColumns: [
    `[full-start] minmax(${vars.space.gutter}, 1fr)`,
    `[content-start] minmax(0, ${vars.measure.page})`,
    `[content-end] minmax(${vars.space.gutter}, 1fr) [full-end]`,
  ].join(' '),
  alignContent: 'start',
});

globalStyle(`:where(${main}) > *`, { gridColumn: 'content' });

export const withPanel = style({
  display: 'grid',
  gridTemplateColumns: `${vars.measure.side} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: vars.space[10],
  paddingBlockStart: vars.space[10],
  '@media': {
    [media.noSide]: { gridTemplateColumns: `calc(${vars.measure.side} * 0.8) minmax(0, 1fr)`, gap: vars.space[6] },
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: vars.space[6] },
  },
});

/** The height of a panel that has not rendered yet. */
const reservedHeight = { minBlockSize: 'var(--page-panel, 0)' };

export const top = style({
  selectors: { '&:empty': reservedHeight, '&:not(:empty)': { paddingBlockStart: vars.space[5] } },
});

export const panel = style({
  selectors: { '&:empty': reservedHeight },
  position: 'sticky',
  insetBlockStart: vars.space[6],
  '@media': { [media.medium]: { position: 'static' } },
});

/** Navigation, which is useless in print. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });

const appear = keyframes({ from: { visibility: 'hidden' } });
const pass = keyframes({ from: { backgroundPositionX: '100%' }, to: { backgroundPositionX: '-100%' } });

/** Delayed, because most pages load faster. */
const delay = `${appear} 300ms step-end`;

/** Announced once it appears. */
export const delayed = style({ animation: delay });

/** A line at the top of the window. */
export const busy = style({
  appearance: 'none',
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.toast,
  inlineSize: '100%',
  blockSize: vars.space[1],
  border: 0,
  background: `linear-gradient(90deg, ${vars.color.focus} 50%, ${vars.color.sunk} 50%) 0 0 / 200% 100%`,
  animation: `${delay}, ${pass} ${vars.motion.breathe} linear infinite`,
  selectors: {
    '&::-webkit-progress-bar': { background: 'none' },
    '&::-moz-progress-bar': { background: 'none' },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' }, print: { display: 'none' } },
});
