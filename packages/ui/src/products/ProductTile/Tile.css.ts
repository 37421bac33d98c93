import { globalStyle, style } from '@vanilla-extract/css';
import { factHeight } from '../../parts/Facts/Facts.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { sheet } from '../../theme/sheet.ts';
import { clamped, textStyles } from '../../theme/text-styles.ts';

const hairline = `${vars.line.thin} solid ${vars.color.hairline}`;

/** Too narrow for text beside a picture: in a row on a phone, or with large text. */
const narrow = '(max-width: 17rem)';

export const root = style({
  ...sheet,
  display: 'flex',
  flexDirection: 'column',
});

// A tile without facts is as high as the row's highest; facts, and their neighbours below, stay at the bottom.
globalStyle(`${root} > :nth-child(2)`, { marginBlockStart: 'auto' });

export const top = style({
  display: 'grid',
  // Keeps the picture within the sheet's corners, however round a theme makes them.
  overflow: 'clip',
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
  selectors: { '&:last-child': { borderRadius: 'inherit' } },
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.small]: { gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 11fr)', flex: 1 },
  },
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
});

// The picture.
globalStyle(`${top} > :first-child`, {
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  borderBlockEnd: hairline,
  '@media': {
    [media.small]: { aspectRatio: 'auto', borderBlockEnd: 0, borderInlineEnd: hairline },
  },
  '@container': { [narrow]: { aspectRatio: '4 / 3', borderBlockEnd: hairline, borderInlineEnd: 0 } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: vars.space[4],
});

export const category = style(textStyles.label);

export const name = style({
  ...textStyles.name,
  selectors: { '[data-booked] &': { color: vars.color.inkMuted } },
  '@media': { [media.beside]: { selectors: { '&:not([data-open])': clamped } } },
});

// The whole tile is the link for a pointer; a screen reader announces the name alone.
globalStyle(`${name} > a`, { color: 'inherit', textDecoration: 'none' });
globalStyle(`${name} > a::after`, { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.sheet });
globalStyle(`${root}:hover ${name} > a`, {
  '@media': { [media.hover]: { textDecoration: 'underline', textDecorationThickness: vars.line.thin } },
});
globalStyle(`${name} > a:focus-visible`, { outline: 0 });
globalStyle(`${name} > a:focus-visible::after`, {
  outline: `${vars.line.focus} solid ${vars.color.focus}`,
  outlineOffset: vars.line.gap,
});

// A class, because Chromium matches `:last-child` only once all of the parent's HTML has arrived.
export const grade = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space[3] });

/** At the bottom, they would move while their HTML arrives: both rows have their place from the start. */
export const facts = style({ gridTemplateRows: `repeat(2, minmax(${factHeight}, auto))` });

/** Above the link of the tile. */
export const actions = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockStart: hairline,
});
