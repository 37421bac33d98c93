import { style } from '@vanilla-extract/css';
import { root as input } from '../Input/Input.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** Half of the arrow: a triangle in a square of `space[1.5]`. */
const half = (angle: number) => `linear-gradient(${angle}deg, transparent 50%, ${vars.color.ink} 50%)`;
const from = (edge: 'left' | 'right', distance: string) => `${edge} ${distance} center`;
const near = vars.space[4];
const far = `calc(${vars.space[4]} + ${vars.space[1.5]})`;

export const root = style([
  input,
  {
    appearance: 'none',
    selectors: {
      // `&&`: outranks the input's rules even if a bundler puts them after these.
      '&&': {
        // Users do not type into it.
        unicodeBidi: 'normal',
        paddingInlineEnd: vars.space[10],
      },
      // A disabled select has no arrow: the input's rule for disabled controls sets the whole background.
      '&&:not(:disabled)': {
        backgroundImage: `${half(45)}, ${half(-45)}`,
        backgroundPosition: `${from('right', far)}, ${from('right', near)}`,
        backgroundRepeat: 'no-repeat',
        backgroundSize: `${vars.space[1.5]} ${vars.space[1.5]}`,
      },
      '[dir="rtl"] &&:not(:disabled)': { backgroundPosition: `${from('left', near)}, ${from('left', far)}` },
    },
    '@media': {
      [media.forcedColors]: {
        appearance: 'auto',
        selectors: { '&&:not(:disabled)': { backgroundImage: 'none' } },
      },
    },
  },
]);
