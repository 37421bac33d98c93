import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({
  containerType: 'inline-size',
  // A printed page leads nowhere.
  '@media': { print: { display: 'none' } },
});

// Three stand in a row, as `Grid` lays them out: a fourth would be alone in the next one.
globalStyle(`${root} li:nth-child(4)`, {
  '@container': { '(min-width: 51rem) and (max-width: 68.49rem)': { display: 'none' } },
});
