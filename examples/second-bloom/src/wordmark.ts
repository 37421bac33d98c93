import { createElement } from 'react';

const petals = [0, 72, 144, 216, 288].map((turn) =>
  createElement('ellipse', { key: turn, cx: 16, cy: 8.5, rx: 5, ry: 7.5, transform: `rotate(${turn} 16 16)` }),
);

/** A flower of five petals, and the name, in the colours of the theme. */
export const wordmark = createElement(
  'span',
  {
    style: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.375rem',
      fontFamily: 'var(--apple-only-font-serif)',
      // On a phone, as large as the header has room for.
      fontSize: 'min(1.375rem, 4.6vw)',
    },
  },
  createElement(
    'svg',
    {
      viewBox: '0 0 32 32',
      width: '1.2em',
      height: '1.2em',
      fill: 'var(--apple-only-color-accent)',
      style: { flex: 'none' },
      'aria-hidden': true,
    },
    petals,
    createElement('circle', { cx: 16, cy: 16, r: 3.5, fill: 'var(--apple-only-color-paper)' }),
  ),
  'Second Bloom',
);
