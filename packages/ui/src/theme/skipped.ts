import { vars } from './contract.css.ts';

/**
 * Skipped out of view, where the browser keeps what is seen in its place when a height above it turns out to be another one. Safari
 * does not: what a user reads would move by hundreds of pixels. To be the `@supports` of a style.
 */
export const skipped = <Value extends string>(contentVisibility: Value) => ({
  '(overflow-anchor: auto)': { contentVisibility, overflowClipMargin: vars.space[2] },
});
