import { globalLayer } from '@vanilla-extract/css';

/** Holds the base rules of every page. The lowest layer, so that any rule of a component or a shop overrides it. */
export const base = globalLayer('apple-only-base');
