import { globalStyle } from '@vanilla-extract/css';
import { base } from './layers.css.ts';

/** A rule of the lowest layer: any rule of a component or a shop overrides it. */
export const inBase = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [base]: rule } });
