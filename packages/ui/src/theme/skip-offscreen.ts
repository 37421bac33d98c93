import { vars } from './contract.css.ts';

/**
 * Skips rendering out of view, if the browser keeps the visible content in place when a height above it turns out to differ. Safari does
 * not: the text that a user is reading would move by hundreds of pixels. To be the `@supports` of a style.
 */
export const skipOffscreen = <Value extends string>(contentVisibility: Value) => ({
  '(overflow-anchor: auto)': { contentVisibility, overflowClipMargin: vars.space[2] },
});
