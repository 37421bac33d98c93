import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const large = style({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  inlineSize: vars.stamp.width,
  blockSize: vars.stamp.height,
  border: `${vars.line.focus} solid ${vars.color.verified}`,
  outline: `${vars.line.thin} solid ${vars.color.verified}`,
  outlineOffset: `calc(-1 * ${vars.space[1.5]})`,
  borderRadius: vars.radius.stamp,
  color: vars.color.verified,
  fontSize: vars.size.label,
  fontStretch: vars.width.price,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  transform: `rotate(${vars.stamp.tilt})`,
  // Ink with gaps.
  mask: vars.pattern.wornInk,
  maskComposite: 'intersect',
  selectors: {
    '&[data-empty]': {
      blockSize: vars.stamp.place,
      border: `${vars.line.strong} dashed ${vars.color.control}`,
      outline: 0,
      color: vars.color.inkMuted,
      fontSize: vars.size.nav,
      mask: 'none',
      transform: 'none',
    },
  },
});

export const word = style({ display: 'block', fontSize: vars.size.button, fontWeight: vars.weight.bold });

export const small = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  paddingBlock: vars.line.thin,
  paddingInline: `${vars.space[1.5]} ${vars.space[2]}`,
  border: `${vars.line.strong} solid ${vars.color.verified}`,
  borderRadius: vars.space[1],
  color: vars.color.verified,
  fontSize: vars.size.nav,
  fontStretch: vars.width.price,
  fontWeight: vars.weight.bold,
  lineHeight: vars.space[5],
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-empty]': {
      paddingInlineStart: vars.space[2],
      borderStyle: 'dashed',
      borderColor: vars.color.control,
      color: vars.color.inkMuted,
      fontWeight: vars.weight.medium,
    },
  },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
