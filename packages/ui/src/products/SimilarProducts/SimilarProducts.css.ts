import { style } from '@vanilla-extract/css';

// A printed page leads nowhere.
export const root = style({ '@media': { print: { display: 'none' } } });
