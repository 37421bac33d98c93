import { inBase } from './base.ts';
import { vars } from './contract.css.ts';

/*
 * The page reset: rules for all elements of a page. `styles-without-reset.css` leaves them out, for a page that has a reset of its own: the
 * components need one.
 */

inBase('*, *::before, *::after', { boxSizing: 'border-box' });

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
  // A theme whose font has no italics stays upright, instead of being slanted by the browser.
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
