import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  background: vars.pattern.stage,
  selectors: {
    '&:is([data-fit="fill"], [data-fit="cover"])': { aspectRatio: 'auto', blockSize: '100%' },
    '&[data-void]': { background: vars.color.sunk },
    // An uploaded photo may be white to its edges, which glares in the dark; the shop's own drawings are made for both themes.
    '&[data-photo]:not([data-void])::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: vars.color.photoShade,
      pointerEvents: 'none',
    },
  },
});

export const image = style({
  // Out of the flow: the stage alone decides the size.
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: {
    // Not opacity on the card: its text must keep its contrast.
    '[data-fit="cover"] > &': { objectFit: 'cover' },
    '&[data-muted]': { filter: 'grayscale(1)', opacity: 0.68 },
  },
  '@media': {
    [media.hover]: {
      selectors: { ':is(a, article, [data-hoverable]):hover &': { transform: `scale(${vars.motion.grow})` } },
    },
  },
});

export const placeholder = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  // Colours alone convey nothing on paper, or in forced colours.
  '@media': { print: { display: 'none' }, [media.forcedColors]: { display: 'none' } },
});

export const missing = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[2],
  position: 'absolute',
  inset: vars.space[4],
  padding: vars.space[2],
  border: `${vars.line.thin} dashed ${vars.color.control}`,
  borderRadius: vars.radius.sheet,
  color: vars.color.inkMuted,
  fontFamily: vars.font.ui,
  fontSize: vars.size.label,
  fontStretch: vars.width.label,
  lineHeight: vars.space[4],
  textAlign: 'center',
});
