import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { base } from './layers.css.ts';
import { media } from './media.ts';

const inBase = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [base]: rule } });

inBase('*, *::before, *::after', { boxSizing: 'border-box' });

inBase(':root', {
  colorScheme: 'light dark',
  WebkitTextSizeAdjust: '100%',
  // A focused element or a link's target must not touch the window's edge.
  scrollPaddingBlock: vars.space[8],
});

inBase(':root[data-theme="light"]', { colorScheme: 'light' });
inBase(':root[data-theme="dark"]', { colorScheme: 'dark' });

inBase('body', {
  margin: 0,
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.ui,
  fontSize: vars.size.body,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.body,
  overflowWrap: 'break-word',
  // A theme whose font has no italics stays upright, rather than be slanted by the browser.
  fontSynthesisStyle: 'none',
  WebkitFontSmoothing: 'antialiased',
});

inBase('h1, h2, h3, p, dl, dd, ol, ul, figure, fieldset, pre', { margin: 0, padding: 0, border: 0, minWidth: 0 });
// Not `none`: Safari would no longer announce them as lists.
inBase('ol, ul', { listStyleType: '""' });
inBase('h1, h2, h3', { font: 'inherit' });
inBase('img, svg', { display: 'block', maxWidth: '100%' });
inBase('button, input, select, textarea', { font: 'inherit', color: 'inherit' });

inBase('a', {
  color: 'inherit',
  textDecorationThickness: vars.line.thin,
  textUnderlineOffset: vars.space[1],
});

inBase(':focus-visible', {
  outline: `${vars.line.focus} solid ${vars.color.focus}`,
  outlineOffset: vars.line.gap,
});

// A page's heading and its <main> take the focus on navigation; they have no interaction, so they show no ring.
inBase('[tabindex="-1"]:focus', { outline: 0 });

// The selector is doubled, so that a theme's own class on the same element does not undo it.
globalStyle(':root:root', {
  '@media': {
    [media.reducedMotion]: {
      vars: {
        [vars.motion.fast]: '0ms',
        [vars.motion.calm]: '0ms',
        [vars.motion.spin]: '0ms',
        [vars.motion.breathe]: '0ms',
        [vars.motion.grow]: '1',
        [vars.motion.nudge]: '0px',
        [vars.motion.open]: '0ms',
        [vars.motion.rise]: '0px',
      },
    },
  },
});

// Paper is white, and ink is black, also at night.
globalStyle(':root:root', { '@media': { print: { colorScheme: 'only light' } } });

/** Text for screen readers only. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: vars.line.thin,
  blockSize: vars.line.thin,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
