import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({
  containerType: 'inline-size',
  // Links do not work on paper.
  '@media': { print: { display: 'none' } },
});

// `Grid` puts three in a row here: a fourth would be alone in the next one.
globalStyle(`${root} li:nth-child(4)`, {
  '@container': { '(min-width: 51rem) and (max-width: 68.49rem)': { display: 'none' } },
});
