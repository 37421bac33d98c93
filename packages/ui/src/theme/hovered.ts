import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media.ts';

/**
 * How something looks under a pointer. Not on a touch screen, where it would look so after a tap, until the next one. To be spread into
 * the `@media` of a style, whose rules come after its other selectors.
 */
export const hovered = (look: NonNullable<StyleRule['selectors']>[string], selector = '&:hover') => ({
  [media.hover]: { selectors: { [selector]: look } },
});
