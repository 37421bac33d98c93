import { globalStyle, style, type StyleRule, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { sheet, sheetWidth } from '../../theme/sheet.ts';
import { textStyles } from '../../theme/text-styles.ts';

const hairline = `${vars.line.thin} solid ${vars.color.hairline}`;

export const root = style({ ...sheet, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const layout = style({
  display: 'grid',
  // Keeps the picture within the sheet's corners, however round a theme makes them.
  overflow: 'clip',
  borderRadius: 'inherit',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  '@container': {
    [sheetWidth.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gridTemplateRows: 'auto' },
  },
});

export const picture = style({
  // Clips an enlarged picture to its frame.
  overflow: 'clip',
  aspectRatio: '16 / 10',
  inlineSize: '100%',
  borderBlockEnd: hairline,
  '@container': {
    [sheetWidth.wide]: { alignSelf: 'stretch', blockSize: '100%', borderBlockEnd: 0, borderInlineEnd: hairline },
  },
});

export const whole = style({ blockSize: '100%' });

/** Twice the size, enlarged from a side or a corner. Classes, because a strict Content-Security-Policy blocks `style` attributes. */
const from = (transformOrigin: string): [string, StyleRule] => [
  whole,
  {
    scale: 2,
    transformOrigin,
    // The note for a missing picture is not enlarged.
    selectors: { '&:has([data-void])': { scale: 1 } },
  },
];

export const details = styleVariants({
  'top left': from('top left'),
  top: from('top'),
  'top right': from('top right'),
  left: from('left'),
  center: from('center'),
  right: from('right'),
  'bottom left': from('bottom left'),
  bottom: from('bottom'),
  'bottom right': from('bottom right'),
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[5],
  '@container': {
    [sheetWidth.wide]: { gap: vars.space[3], padding: `${vars.space[6]} ${vars.space[8]}` },
  },
});

export const title = style({
  ...textStyles.name,
  '@container': { [sheetWidth.wide]: { fontSize: vars.size.heading } },
});

// The whole card is the link for a pointer; a screen reader announces the title alone.
globalStyle(`${title} > a`, { color: 'inherit' });
globalStyle(`${title} > a::after`, { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.sheet });
globalStyle(`${root}:hover ${title} > a`, {
  '@media': { [media.hover]: { textDecorationThickness: vars.line.focus } },
});
globalStyle(`${title} > a:focus-visible`, { outline: 0 });
globalStyle(`${title} > a:focus-visible::after`, {
  outline: `${vars.line.focus} solid ${vars.color.focus}`,
  outlineOffset: vars.line.gap,
});

export const text = style({ ...textStyles.prose, maxInlineSize: vars.measure.text, color: vars.color.inkMuted });

export const published = style({ ...textStyles.label, marginBlockStart: 'auto', paddingBlockStart: vars.space[2] });
