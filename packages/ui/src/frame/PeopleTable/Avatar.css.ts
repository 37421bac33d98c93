import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.height.avatar,
  blockSize: vars.height.avatar,
  overflow: 'hidden',
  border: `${vars.line.thin} solid ${vars.color.control}`,
  borderRadius: vars.radius.round,
  background: vars.color.sunk,
  fontFamily: vars.font.serif,
  fontStyle: 'italic',
  textTransform: 'uppercase',
});

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
