import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = style({
  inlineSize: vars.icon.normal,
  blockSize: vars.icon.normal,
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: {
    '&[data-size="small"]': { inlineSize: vars.icon.small, blockSize: vars.icon.small, strokeWidth: 2 },
    '&[data-size="seal"]': {
      inlineSize: vars.icon.seal,
      blockSize: vars.icon.seal,
      // Safari and Firefox would count a percentage as zero in the width of a seal.
      maxInlineSize: 'none',
      strokeWidth: 2.2,
    },
    // Not `:dir(rtl)`: bundlers turn it into a list of languages for older browsers.
    '[dir="rtl"] &[data-name="arrow"]': { transform: 'scaleX(-1)' },
    '&[data-name="spinner"]': { animation: `${turn} ${vars.motion.spin} linear infinite` },
  },
});

/** The filled parts of a drawing. */
export const solid = style({ fill: 'currentColor' });
