import { createGlobalTheme } from '@vanilla-extract/css';
import './reset.css.ts';
import './global.css.ts';
import { vars } from './contract.css.ts';
import { defaultValues } from './default-values.ts';

/*
 * The default theme is set on the root, so that a page has it before any script runs; at zero specificity, so that a team's own
 * theme, a class made by `createTheme(vars, { … })`, always wins.
 */
createGlobalTheme(':where(:root)', vars, defaultValues);
