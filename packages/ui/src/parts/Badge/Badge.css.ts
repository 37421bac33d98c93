import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  blockSize: vars.height.tab,
  paddingInline: vars.space[3],
  borderStartStartRadius: vars.radius.tab,
  borderStartEndRadius: vars.radius.tab,
  fontSize: vars.size.label,
  fontStretch: vars.width.price,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.label,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-kind="advertised"]': { background: vars.color.advertised, color: vars.color.onAdvertised },
    '&[data-kind="booked"]': { background: vars.color.booked, color: vars.color.onBooked },
  },
  '@media': {
    [media.forcedColors]: { border: `${vars.line.thin} solid`, borderBlockEnd: 0 },
    // Two side by side leave no room for more.
    [media.single]: { paddingInline: vars.space[1.5] },
  },
});

globalStyle(`${root} > svg`, { '@media': { [media.single]: { display: 'none' } } });

/** Index tabs stand out above the edge of the sheet they are in. */
export const tabs = style({
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineEnd: vars.space[4],
  display: 'flex',
  gap: vars.space[1],
});
