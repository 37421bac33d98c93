import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media.ts';

/**
 * Hover styles, only for devices that can hover: on a touch screen they would stick after a tap. Spread into a style's `@media`, whose
 * rules come after its other selectors.
 */
export const hovered = (look: NonNullable<StyleRule['selectors']>[string], selector = '&:hover') => ({
  [media.hover]: { selectors: { [selector]: look } },
});
