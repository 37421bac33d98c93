import { globalStyle, style } from '@vanilla-extract/css';
import { inBase } from './base.ts';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { visuallyHiddenStyle } from './text-styles.ts';

inBase(':root', {
  colorScheme: 'light dark',
  WebkitTextSizeAdjust: '100%',
  // A focused element or a link's target must not touch the window's edge.
  scrollPaddingBlock: vars.space[8],
});

inBase(':root[data-theme="light"]', { colorScheme: 'light' });
inBase(':root[data-theme="dark"]', { colorScheme: 'dark' });

inBase(':focus-visible', {
  outline: `${vars.line.focus} solid ${vars.color.focus}`,
  outlineOffset: vars.line.gap,
});

// A page's heading and its <main> take the focus on navigation; they have no interaction, so they show no ring.
inBase('[tabindex="-1"]:focus', { outline: 0 });

// `!important`, and on every element, so that neither the page's theme nor a nested one overrides it.
globalStyle('*', {
  '@media': {
    [media.reducedMotion]: {
      vars: {
        [vars.motion.fast]: '0ms !important',
        [vars.motion.calm]: '0ms !important',
        [vars.motion.spin]: '0ms !important',
        [vars.motion.breathe]: '0ms !important',
        [vars.motion.grow]: '1 !important',
        [vars.motion.nudge]: '0px !important',
      },
    },
  },
});

// Joined letters must not be pulled apart, or pushed into each other.
globalStyle(':lang(ar), :lang(bn)', {
  vars: Object.fromEntries(Object.values(vars.tracking).map((tracking) => [tracking, '0'])),
});

// Paper is white, and ink is black, even in the dark theme.
globalStyle(':root:root', { '@media': { print: { colorScheme: 'only light' } } });

/** Text for screen readers only. */
export const visuallyHidden = style(visuallyHiddenStyle);
