import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { textStyles } from '../../theme/text-styles.ts';

/** The band's light colour, dimmed by a share of the band's own colour. */
const dimmed = (share: number) => `color-mix(in oklab, ${vars.color.onBand}, ${vars.color.band} ${share}%)`;

export const root = style({
  gridColumn: 'full',
  containerType: 'inline-size',
  marginBlockStart: vars.space.section,
  background: vars.color.band,
  color: vars.color.onBand,
  // Components on the band take its colours: their ink is the band's light colour.
  vars: {
    [vars.color.accent]: vars.color.onBand,
    [vars.color.accentHover]: dimmed(15),
    [vars.color.onAccent]: vars.color.band,
    [vars.color.ink]: vars.color.onBand,
    [vars.color.inkMuted]: dimmed(25),
    [vars.color.onInk]: vars.color.band,
    [vars.color.control]: dimmed(45),
    [vars.color.sunk]: vars.color.bandHover,
    [vars.color.patch]: vars.color.band,
    [vars.color.focus]: vars.color.onBand,
  },
  '@media': {
    // In forced colours the band's colour does not show.
    [media.forcedColors]: { borderBlock: `${vars.line.thin} solid` },
  },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  maxInlineSize: `calc(${vars.measure.page} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  '@container': {
    // If there is room for words and picture side by side; tokens do not work here.
    '(min-width: 45rem)': {
      columnGap: vars.space[8],
      selectors: { '&:has(> img)': { gridTemplateColumns: 'minmax(0, 10fr) minmax(0, 11fr)' } },
    },
  },
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[5],
  paddingBlock: vars.space[12],
  overflowWrap: 'anywhere',
});

export const heading = style(textStyles.title);

export const text = style({ ...textStyles.prose, maxInlineSize: '44ch' });

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  maxBlockSize: vars.height.screen,
  objectFit: 'contain',
  background: `radial-gradient(46% 44% at 50% 56%, ${vars.color.bandLight}, transparent)`,
});
