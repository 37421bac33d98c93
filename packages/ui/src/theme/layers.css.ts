import { globalLayer } from '@vanilla-extract/css';

/** Holds what every page starts from. Lowest of all, so that any rule of a component or a shop wins without a fight. */
export const base = globalLayer('apple-only-base');
